import type { Centavos, Dia } from '../kernel/index.ts';
import { camposDomicilio, type DomicilioCot } from './domicilio.ts';
import { bytesLatin1, decimalesCot, fechaCot, textoCot } from './texto.ts';

/** Units of measure of field 3 of a product (domain-facts §1.3). */
export const UNIDAD_LITROS = 2;
export const UNIDAD_UNIDADES = 3;

export interface ProductoCot {
  /** Six digits of ARBA's nomenclature. */
  codigoArba: string;
  unidad: typeof UNIDAD_LITROS | typeof UNIDAD_UNIDADES;
  /** In hundredths of the unit, greater than 0. */
  cantidad: number;
  codigo: string;
  detalle: string;
}

export interface RemitoCot {
  fechaEmision: Dia;
  /** Three digits: 091 remito R, 001 and 006 invoices A and B (domain-facts §1.3). */
  codigoDocumento: string;
  puntoVenta: number;
  numero: number;
  fechaSalida: Dia;
  /** 'HHMM'; null when it is not known. */
  horaSalida: string | null;
  /** The buyer: with a CUIT, or a final consumer with the document that there is. */
  destinatario:
    | { consumidorFinal: false; cuit: string; razonSocial: string }
    | { consumidorFinal: true; tipoDocumento: string; documento: string; razonSocial: string };
  destino: DomicilioCot;
  /** Our delivery address's id. */
  codigoDestino: string;
  origen: { cuit: string; razonSocial: string; domicilio: DomicilioCot };
  transportistaCuit: string;
  /** Of an own vehicle; '' of a carrier's. */
  patente: string;
  devolucion: boolean;
  /** Net of taxes. */
  importe: Centavos;
  productos: readonly ProductoCot[];
}

export interface ArchivoCot {
  /** CUIT of the company, eleven digits. */
  cuit: string;
  remitos: readonly RemitoCot[];
}

/** The file's unique code of a document: code, five digits of sales point, eight of number. */
export function codigoUnico({
  codigoDocumento,
  puntoVenta,
  numero,
}: Pick<RemitoCot, 'codigoDocumento' | 'puntoVenta' | 'numero'>): string {
  return `${codigoDocumento}${String(puntoVenta).padStart(5, '0')}${String(numero).padStart(8, '0')}`;
}

/** Plant and door, where the company registered none. */
const PLANTA_PUERTA = '000000';

/** 'TB_<CUIT>_000000_<AAAAMMDD>_<secuencia>.txt', 41 characters; a name is never used twice (domain-facts §1.2). */
export function nombreArchivo(cuit: string, dia: Dia, secuencia: number): string {
  if (!/^\d{11}$/.test(cuit)) throw new RangeError(`not a CUIT: ${cuit}`);
  if (!Number.isInteger(secuencia) || secuencia < 1 || secuencia > 999_999) throw new RangeError('secuencia 1–999999');
  return `TB_${cuit}_${PLANTA_PUERTA}_${fechaCot(dia)}_${String(secuencia).padStart(6, '0')}.txt`;
}

/** The whole file: header, remitos with their products, footer; CR+LF after every record (domain-facts §1.2). */
export function contenidoArchivo({ cuit, remitos }: ArchivoCot): string {
  const records = [
    ['01', cuit],
    ...remitos.flatMap((remito) => [registroRemito(remito, cuit), ...remito.productos.map(registroProducto)]),
    ['04', String(remitos.length)],
  ];
  return records.map((fields) => `${fields.join('|')}\r\n`).join('');
}

/** What is sent, byte by byte; the integrity code of the answer is the MD5 of it. */
export function bytesArchivo(archivo: ArchivoCot): Uint8Array {
  return bytesLatin1(contenidoArchivo(archivo));
}

/** Record 02: 44 fields in the published order. */
function registroRemito(remito: RemitoCot, cuit: string): string[] {
  const own = remito.transportistaCuit === cuit;
  return [
    '02',
    fechaCot(remito.fechaEmision),
    codigoUnico(remito),
    fechaCot(remito.fechaSalida),
    remito.horaSalida ?? '',
    'E',
    ...camposDestinatario(remito.destinatario),
    '0',
    ...camposDomicilio(remito.destino),
    textoCot(remito.codigoDestino, 20),
    'NO',
    remito.origen.cuit,
    textoCot(remito.origen.razonSocial, 50),
    '0',
    ...camposDomicilio(remito.origen.domicilio),
    remito.transportistaCuit,
    // TIPO_RECORRIDO: mixed, towards the destination; street and route are optional.
    'M',
    textoCot(remito.destino.localidad, 50),
    '',
    rutaDe(remito.destino.calle),
    own ? textoCot(remito.patente, 7) : '',
    '',
    remito.devolucion ? '1' : '0',
    decimalesCot(remito.importe),
  ];
}

/** Fields 7–11. A final consumer has no CUIT; the name may stay empty. */
function camposDestinatario(destinatario: RemitoCot['destinatario']): string[] {
  const name = textoCot(destinatario.razonSocial, 50);
  if (!destinatario.consumidorFinal) return ['0', '', '', destinatario.cuit, name];
  const known = destinatario.documento !== '';
  return ['1', known ? destinatario.tipoDocumento : '', destinatario.documento, '', name];
}

/** The route that an address stands on: 'Ruta 3 km 690' → 'RUTA 3'. */
function rutaDe(calle: string): string {
  return /\bRUTA (?:NACIONAL |PROVINCIAL )?\d+\b/.exec(textoCot(calle, 40))?.[0] ?? '';
}

/** Record 03; the adjusted quantity is the same. */
function registroProducto(producto: ProductoCot): string[] {
  const cantidad = decimalesCot(producto.cantidad);
  return [
    '03',
    producto.codigoArba,
    String(producto.unidad),
    cantidad,
    textoCot(producto.codigo, 25),
    textoCot(producto.detalle, 40),
    producto.unidad === UNIDAD_LITROS ? 'LITROS' : 'UNIDADES',
    cantidad,
  ];
}

/** Two documents of one file may not share prefix and number, whatever their type: they go in two files (§1.2). */
export function repartirEnArchivos<R extends Pick<RemitoCot, 'puntoVenta' | 'numero'>>(remitos: readonly R[]): R[][] {
  const files: { used: Set<string>; remitos: R[] }[] = [];
  for (const remito of remitos) {
    const key = `${remito.puntoVenta}-${remito.numero}`;
    const file = files.find(({ used }) => !used.has(key));
    if (file) {
      file.used.add(key);
      file.remitos.push(remito);
    } else files.push({ used: new Set([key]), remitos: [remito] });
  }
  return files.map((file) => file.remitos);
}
