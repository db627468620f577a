import { textoCot } from './texto.ts';

/** An address as the file wants it (fields 13–21 and 27–35). */
export interface DomicilioCot {
  calle: string;
  /** Greater than 0; null when there is none, which the file writes as 0 and S/N. */
  numero: number | null;
  piso?: string;
  dto?: string;
  barrio?: string;
  codigoPostal: string;
  localidad: string;
  /** Letter of the province (domain-facts §2.6). */
  provincia: string;
}

/** Words whose number is no door number: 'CALLE 12', 'LOTE 4'. */
const SIN_PUERTA = /\b(?:CALLE|DIAGONAL|DIAG|MANZANA|MZA?|LOTE|PARCELA|BARRIO|AUTOPISTA|LOCAL|PISO)\.?$/;

/** 'Av. Colón 1234' → street and door number; what has no door number comes back whole: 'Ruta 3 km 690'. */
export function partirDomicilio(direccion: string): Pick<DomicilioCot, 'calle' | 'numero'> {
  const text = textoCot(direccion.replace(/N[°º]/gi, ' '), 200)
    .replace(/\bS\/?N\b.*$/, '')
    .trim();
  if (/\b(?:RUTA|KM)\b/.test(text)) return { calle: text, numero: null };
  return firstDoor(text) ?? { calle: text, numero: null };
}

/** The first number that is a door's: in 'CALLE 12 345' the second, in '25 DE MAYO 1500' the one behind the name. */
function firstDoor(text: string): Pick<DomicilioCot, 'calle' | 'numero'> | null {
  const numbers = [...text.matchAll(/(?<=[\s,])\d{1,5}(?!\w)/g)];
  for (const found of numbers) {
    const calle = text.slice(0, found.index).replace(/[\s,]+$/, '');
    if (Number(found[0]) > 0 && !SIN_PUERTA.test(calle)) return { calle, numero: Number(found[0]) };
  }
  return null;
}

/** The nine fields: calle, número, complemento, piso, dto, barrio, código postal, localidad, provincia. */
export function camposDomicilio(domicilio: DomicilioCot): string[] {
  const { calle, numero, piso = '', dto = '', barrio = '', codigoPostal, localidad, provincia } = domicilio;
  return [
    textoCot(calle, 40),
    numero === null ? '0' : String(numero),
    numero === null ? 'S/N' : '',
    textoCot(piso, 3),
    textoCot(dto, 3),
    textoCot(barrio, 30),
    textoCot(codigoPostal, 8).replaceAll(' ', ''),
    textoCot(localidad, 50),
    textoCot(provincia, 1),
  ];
}
