/** The hues that a state may take; the theme gives each its four colours (look.md, "State → hue → word"). */
export type TonoClave =
  | 'gris'
  | 'contorno'
  | 'amarillo'
  | 'naranja'
  | 'teal'
  | 'verde'
  | 'rojo'
  | 'granate'
  | 'negro'
  | 'azul'
  | 'violeta';

/** What people see of a state: never the colour without the word. */
export interface EstadoVisible {
  palabra: string;
  tono: TonoClave;
}
