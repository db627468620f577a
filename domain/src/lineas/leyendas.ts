/** D2 §5, §9. */
export const LARGO_LEYENDA = 50;
export const CANTIDAD_LEYENDAS = 4;

export interface Leyendas {
  leyenda1: string;
  leyenda2: string;
  leyenda3: string;
  leyenda4: string;
}

/** What the person types: legends 1 and 2 are reserved for the delivery address. */
export type LeyendasPropias = Pick<Leyendas, 'leyenda3' | 'leyenda4'>;

export interface DireccionEnLeyenda {
  id: number;
  direccion: string;
  observacion: string;
}

/** '00012-Av. Perón 4912' as the documents write it: id padded to five digits, hyphen, address (D2 §5). */
export function direccionConId(direccion: Pick<DireccionEnLeyenda, 'id' | 'direccion'>): string {
  return `${String(direccion.id).padStart(5, '0')}-${direccion.direccion}`;
}

function chunks(text: string): string[] {
  const letters = Array.from(text);
  const count = Math.ceil(letters.length / LARGO_LEYENDA);
  return Array.from({ length: count }, (_, at) => letters.slice(at * LARGO_LEYENDA, (at + 1) * LARGO_LEYENDA).join(''));
}

/** The address fills legend 1; what is left of it and the observation go on from legend 2, 50 characters each. */
function addressChunks(direccion: DireccionEnLeyenda): string[] {
  const [first = '', ...overflow] = chunks(direccionConId(direccion).trim());
  const rest = [overflow.join(''), direccion.observacion.trim()].filter((part) => part !== '').join(' ');
  return [first, ...chunks(rest)].slice(0, CANTIDAD_LEYENDAS);
}

/**
 * The four legends of a document (D2 §5). The address takes 1 and 2, and 3 and 4 only when it is that long;
 * then the person's own texts move down, and what no longer fits is left out.
 */
export function composeLeyendas(direccion: DireccionEnLeyenda | null, propias: LeyendasPropias): Leyendas {
  const address = direccion === null ? [] : addressChunks(direccion);
  while (address.length < 2) address.push('');
  // Legends that were composed before come back the same: the address' own chunks are not the person's text.
  const own = [propias.leyenda3, propias.leyenda4].filter((text) => !address.slice(2).includes(text));
  const free = CANTIDAD_LEYENDAS - address.length;
  const kept = free === 2 ? own : own.filter((text) => text !== '').slice(0, free);
  const [leyenda1 = '', leyenda2 = '', leyenda3 = '', leyenda4 = ''] = [...address, ...kept];
  return { leyenda1, leyenda2, leyenda3, leyenda4 };
}

/** 'Validez de oferta: 7 días de fecha de cotización' (D2 §9). */
export function leyendaValidez(dias: number): string {
  return `Validez de oferta: ${dias} días de fecha de cotización`;
}
