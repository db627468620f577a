import {
  type HojaCot,
  isPatente,
  MAXIMO_DOCUMENTOS_COT,
  normalizePatente,
  pedidosDelViaje,
  TEXTOS_COT,
} from '@distri/domain/cot';
import { businessDay, type EmpresaPerfil, normalizeCuit, type Refusal, refuse } from '@distri/domain/kernel';
import type { Db } from '../platform/db/handle.ts';
import type { Viaje } from './armar.ts';
import { type DocumentoRow, type Referencia, readDocumentos, readVehiculo } from './documentos.ts';
import type { HojasDeRuta } from './hojas.ts';
import { minutosDe } from './reloj.ts';

/** What a call says of the documents that go. */
export interface Seleccion {
  facturas: readonly number[];
  remitos: readonly number[];
  hoja?: number | undefined;
  dominio: string;
}

export interface Contexto {
  db: Db;
  empresa: EmpresaPerfil;
  now(): Date;
}

export interface Leida {
  rows: DocumentoRow[];
  viaje: Viaje;
}

const SIN_CONFIGURAR = 'Falta configurar el COT de la empresa. Avisale a quien administra el sistema.';

/** What travels and in what: the documents of the sheet, or those that were chosen, and the vehicle of the plate. */
export async function leerSeleccion(ctx: Contexto, seleccion: Seleccion, hojas: HojasDeRuta): Promise<Leida | Refusal> {
  const { cot, legal } = ctx.empresa;
  if (!cot) return refuse(422, SIN_CONFIGURAR);
  const hoja = seleccion.hoja === undefined ? null : await hojas.find(ctx.db, seleccion.hoja, ctx.now());
  if (seleccion.hoja !== undefined && !hoja) return refuse(404, 'No existe la hoja de ruta');
  const refs = hoja ? deHoja(hoja) : elegidos(seleccion);
  const refused = checkCantidad(refs.length);
  if (refused) return refused;
  const now = ctx.now();
  const rows = await readDocumentos(ctx.db, refs, now);
  const missing = faltante(refs, rows);
  if (missing) return missing;
  const patente = normalizePatente(seleccion.dominio);
  const vehiculo = await readVehiculo(ctx.db, patente);
  const viaje: Viaje = {
    cuit: normalizeCuit(legal.cuit),
    razonSocial: legal.razonSocial,
    cot,
    patente,
    vehiculo,
    hoja,
    hoy: businessDay(now),
    minutos: minutosDe(now),
  };
  return { rows, viaje };
}

const invalido = (code: string, path: string, message: string) =>
  refuse(422, message, { problems: [{ code, message, path }] });

function checkCantidad(cuantos: number): Refusal | null {
  if (cuantos === 0) return invalido('SIN_DOCUMENTOS', 'facturas', 'Seleccioná al menos un documento.');
  return cuantos > MAXIMO_DOCUMENTOS_COT ? invalido('DEMASIADOS', 'facturas', TEXTOS_COT.maximo) : null;
}

/** A file needs its plate (D3 §5): a carrier's too is printed on the result. */
export function checkDominio(dominio: string): Refusal | null {
  const patente = normalizePatente(dominio);
  if (patente === '') return invalido('DOMINIO', 'dominio', 'Ingresá el dominio del transporte.');
  const wrong = 'El dominio del transporte debe ser como AAA123 o AA123AA';
  return isPatente(patente) ? null : invalido('PATENTE', 'dominio', wrong);
}

function elegidos({ facturas, remitos }: Seleccion): Referencia[] {
  const refs = (tipo: Referencia['tipo'], ids: readonly number[]) => [...new Set(ids)].map((id) => ({ tipo, id }));
  return [...refs('REM', remitos), ...refs('FAC', facturas)];
}

/** The documents of the sheet's orders that travel: those of closed ones stay (D3 §5). */
function deHoja({ pedidos, documentos }: HojaCot): Referencia[] {
  const going = new Set(pedidosDelViaje(pedidos).map(({ id }) => id));
  return documentos
    .filter((documento) => documento.pedidos.some((pedido) => going.has(pedido)))
    .map(({ tipo, id }) => ({ tipo, id }));
}

function faltante(refs: readonly Referencia[], rows: readonly DocumentoRow[]): Refusal | null {
  const found = new Set(rows.map(({ tipo, id }) => tipo + id));
  const missing = refs.find(({ tipo, id }) => !found.has(tipo + id));
  if (!missing) return null;
  return refuse(
    404,
    missing.tipo === 'REM' ? `No existe el remito ${missing.id}` : `No existe la factura ${missing.id}`,
  );
}
