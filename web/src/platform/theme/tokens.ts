/** Radii, px. `shape.borderRadius` multiplies `sx` radii: write these, or a string. */
export const radio = { chip: 6, control: 8, panel: 12, dialogo: 16 } as const;

/** Heights, px: [desk, phone]. */
export const alto = {
  control: [36, 48],
  controlChico: [32, 48],
  fila: [36, 64],
  filaCabecera: [36, 0],
  chip: [22, 28],
  cabecera: [56, 56],
  barraAccion: [56, 80],
} as const;

/** Widths, px. */
export const ancho = { menu: 220, panelLateral: 320, formularioChico: 440, lectura: 720 } as const;

/** Window widths, px: below `sm` a phone, below `md` side panels go under the form, from `lg` the menu stays open (D1 §2.5). */
export const anchoVentana = { xs: 0, sm: 600, md: 900, lg: 1300, xl: 1680 } as const;

const TINTA_SOMBRA = '12 28 27';
const sombra = (a: number, y: number, b: number) => `0 ${y}px ${b}px rgb(${TINTA_SOMBRA} / ${a})`;

const barra = sombra(0.06, 1, 2);
const tarjeta = `${barra}, ${sombra(0.08, 4, 12)}`;
const menu = `${sombra(0.06, 2, 4)}, ${sombra(0.14, 10, 28)}`;
const dialogo = `${sombra(0.1, 4, 8)}, ${sombra(0.22, 24, 56)}`;

/** 1 scrolled header and selected segment · 2 FAB · 8 menu, popover and map card · 16 dialog. Panels have none. */
export const sombras = { barra, tarjeta, menu, dialogo } as const;
