import { isValidCuit } from '@distri/domain/kernel';
import type { CodigoArba } from './errores.ts';

/** A remito of a presented file and what is wrong with it. */
export interface RemitoPresentado {
  numeroUnico: string;
  errores: CodigoArba[];
}

/** What the stand-in makes of a file: refused whole, or remito by remito. */
export type Presentacion = { error: CodigoArba } | { cuit: string; remitos: RemitoPresentado[] };

/** Largest lengths of record 02, field by field (domain-facts §1.3). */
const LARGOS_02 = [
  2, 8, 16, 8, 4, 1, 1, 3, 11, 11, 50, 1, 40, 5, 5, 3, 3, 30, 8, 50, 1, 20, 2, 11, 50, 1, 40, 5, 5, 3, 3, 30, 8, 50, 1,
  11, 1, 50, 40, 40, 7, 7, 1, 14,
] as const;
const LARGOS_03 = [2, 6, 1, 15, 25, 40, 20, 15] as const;
const NOMBRE = /^TB_(\d{11})_\d{6}_\d{8}_\d{6}\.txt$/;
const DOCUMENTOS = /^(?:00[1368]|011|013|05[13]|08[1238]|09[1459]|111|118)\d{13}$/;
const PATENTE = /^(?:[A-Z]{3}\d{3}|[A-Z]{2}\d{3}[A-Z]{2})$/;
const PROVINCIA = /^[A-HJ-NP-Z]$/;

export interface Momento {
  /** 'AAAAMMDD' and 'HHMM' in Buenos Aires. */
  hoy: string;
  hora: string;
}

/** Reads and checks a file as the tables of the regulation say; `now` decides on departure days. */
export function leerArchivo(nombre: string, bytes: Uint8Array, usuario: string, momento: Momento): Presentacion {
  const [, cuitDelNombre] = NOMBRE.exec(nombre) ?? [];
  if (cuitDelNombre === undefined) return { error: '10' };
  if (cuitDelNombre !== usuario) return { error: '09' };
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (!text.endsWith('\r\n') || /\r(?!\n)|(?<!\r)\n/.test(text)) return { error: '14' };
  return leerRegistros(
    text
      .slice(0, -2)
      .split('\r\n')
      .map((line) => line.split('|')),
    cuitDelNombre,
    momento,
  );
}

function leerRegistros(records: string[][], cuit: string, momento: Momento): Presentacion {
  const [header, ...rest] = records;
  const footer = rest.pop();
  if (header?.[0] !== '01' || header.length !== 2) return { error: '12' };
  if (header[1] !== cuit || !isValidCuit(cuit)) return { error: '49' };
  if (footer?.[0] !== '04' || footer.length !== 2) return { error: '57' };
  const groups: { remito: string[]; productos: string[][] }[] = [];
  for (const record of rest) {
    if (record[0] === '02' && record.length === LARGOS_02.length) groups.push({ remito: record, productos: [] });
    else if (record[0] === '03' && record.length === LARGOS_03.length) {
      const last = groups.at(-1);
      if (!last) return { error: '12' };
      last.productos.push(record);
    } else return { error: '15' };
  }
  if (groups.length === 0) return { error: '16' };
  if (footer[1] !== String(groups.length)) return { error: '57' };
  const seen = new Set<string>();
  const remitos = groups.map(({ remito, productos }) => {
    const numeroUnico = remito[2] ?? '';
    // Two documents of one file with the same point and number collide, whatever their kind (domain-facts §1.2).
    const repeated = seen.has(numeroUnico.slice(3));
    seen.add(numeroUnico.slice(3));
    const errores = [...erroresDeRemito(remito, cuit, momento), ...erroresDeProductos(productos)];
    return { numeroUnico, errores: [...new Set<CodigoArba>([...(repeated ? (['21'] as const) : []), ...errores])] };
  });
  return { cuit, remitos };
}

const tooLong = (record: readonly string[], lengths: readonly number[]) =>
  record.some((field, index) => field.length > (lengths[index] ?? 0));

function erroresDeRemito(record: string[], cuit: string, { hoy, hora }: Momento): CodigoArba[] {
  const field = (number: number) => record[number - 1] ?? '';
  const when = (wrong: boolean, code: CodigoArba): CodigoArba[] => (wrong ? [code] : []);
  const own = field(36) === cuit;
  const past = field(5) !== '' && field(4) === hoy && minutes(field(5)) < minutes(hora) - 30;
  return [
    ...when(tooLong(record, LARGOS_02), '89'),
    ...when(!isDay(field(2)), '20'),
    ...when(!DOCUMENTOS.test(field(3)), '21'),
    ...when(!isDay(field(4)) || field(4) < field(2) || field(4) < shift(hoy, -1) || field(4) > shift(hoy, 30), '22'),
    ...when(past, '60'),
    ...erroresDeDestinatario(field, when),
    ...when(field(13) === '' || field(20) === '' || !PROVINCIA.test(field(21)) || !isDoor(field(14), field(15)), '26'),
    ...when(field(6) !== 'E' || field(24) !== cuit || field(25) === '', '85'),
    ...when(field(27) === '' || field(34) === '' || !PROVINCIA.test(field(35)) || !isDoor(field(28), field(29)), '86'),
    ...when(!isValidCuit(field(36)), '34'),
    ...when(own ? !PATENTE.test(field(41)) : field(41) !== '' && !PATENTE.test(field(41)), '37'),
    ...when(!/^\d+$/.test(field(44)) || (Number(field(44)) === 0 && field(43) !== '1'), '95'),
  ];
}

function erroresDeDestinatario(
  field: (number: number) => string,
  when: (wrong: boolean, code: CodigoArba) => CodigoArba[],
): CodigoArba[] {
  if (field(7) === '0') return when(!isValidCuit(field(10)) || field(11) === '', '23');
  if (field(7) !== '1' || field(10) !== '') return ['23'];
  const named = /^(?:DNI|LC|LE|PAS|CI)$/.test(field(8)) && Number(field(9)) > 0;
  const unnamed = field(8) === '' && field(9) === '' && Number(field(44)) < 500_000;
  return when(!named && !unnamed, '82');
}

function erroresDeProductos(records: string[][]): CodigoArba[] {
  if (records.length === 0) return ['44'];
  return records.flatMap((record): CodigoArba[] => [
    ...(tooLong(record, LARGOS_03) ? (['89'] as const) : []),
    ...(/^\d{6}$/.test(record[1] ?? '') ? [] : (['39'] as const)),
    ...(/^[1-7]$/.test(record[2] ?? '') ? [] : (['41'] as const)),
    ...(/^\d+$/.test(record[3] ?? '') && Number(record[3]) > 0 ? [] : (['42'] as const)),
  ]);
}

const isDoor = (numero: string, complemento: string) =>
  complemento === 'S/N' ? ['', '0'].includes(numero) : Number(numero) > 0;
const minutes = (hhmm: string) => Number(hhmm.slice(0, 2)) * 60 + Number(hhmm.slice(2));
const isDay = (text: string) => /^\d{8}$/.test(text) && shift(text, 0) === text;

/** Days later, in the form of the file. */
function shift(day: string, days: number): string {
  const date = new Date(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return '';
  return new Date(date.getTime() + days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
}
