/** What may go wrong with an answer; the file has been taken by then, as it may be in life (reliability D4). */
export const FALLAS = [
  'lenta',
  'muda',
  'cortada',
  'media',
  'pagina',
  'error500',
  'redirige',
  'interna',
  'otroMd5',
] as const;
export type Falla = (typeof FALLAS)[number];

/** What the stand-in is to do with the files that come; emptied as they come. */
export interface Guion {
  /** One for each of the next files; null, none. */
  fallas: (Falla | null)[];
  /** Sent instead of the next answers, as they are. */
  crudas: Buffer[];
  /** What becomes of the next answers on their way, one each; whatever it would have said, this is what arrives. */
  cambios: ((recibido: { nombre: string; bytes: Buffer }) => Buffer)[];
  /** Remitos that it refuses, once each, with 24. */
  rechazar: Set<string>;
}

export const guionVacio = (): Guion => ({ fallas: [], crudas: [], cambios: [], rechazar: new Set() });

/** A person tries them from the screen by the plate of the truck. */
export const PATENTES_DE_PRUEBA: Readonly<Record<string, Falla>> = {
  AA002AA: 'lenta',
  AA003AA: 'muda',
  AA004AA: 'media',
  AA005AA: 'pagina',
  AA006AA: 'error500',
  AA007AA: 'interna',
  AA008AA: 'otroMd5',
};
/** With this plate one of each three remitos is refused the first time that it comes. */
export const PATENTE_QUE_RECHAZA = 'AA001AA';
