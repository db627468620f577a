import type { Dia } from '@distri/domain/kernel';
import type { BulkWriter } from '../bulkWriter.ts';
import type { Articulo } from '../data/articulos/tipos.ts';
import type { Mundo } from '../mundo.ts';
import type { Prng } from '../prng.ts';
import type { Agenda } from './agenda.ts';
import type { Cobranzas } from './cobranzas.ts';
import type { Cuentas } from './cuentas.ts';
import type { Existencias } from './existencias.ts';
import type { SalidaDemo } from './hojas.ts';
import type { NotasCredito } from './notasCredito.ts';
import type { Surtidos } from './surtido.ts';
import type { Talonarios } from './talonarios.ts';

/** Numbers that documents take as they are born. */
export interface Contadores {
  cotizacion: number;
  pedido: number;
  factura: number;
  remito: number;
}

/** The company while its days pass. */
export interface Simulacion {
  mundo: Mundo;
  writer: BulkWriter;
  prng: Prng;
  agenda: Agenda;
  existencias: Existencias;
  talonarios: Talonarios;
  cuentas: Cuentas;
  cobranzas: Cobranzas;
  notas: NotasCredito;
  /** Photos of signed remitos: hashes of stored files. */
  recibos: readonly string[];
  surtidos: Surtidos;
  contadores: Contadores;
  porCodigo: ReadonlyMap<string, Articulo>;
  /** Quotations that became an order since the last trip to the database. */
  usadas: { cotizacion: number; pedido: number }[];
  /** Orders that went on a route sheet; the sheets are written at the end. */
  salidas: SalidaDemo[];
  /** The last day of the demo: nothing happens after it. */
  ultimo: Dia;
}

export interface HistoriaDemo {
  entidad: 'cotizacion' | 'pedido' | 'factura';
  id: number;
  momento: string;
  username: string;
  accion: string;
  de?: string;
  a?: string;
  detalle?: string;
}

/** One line of what people read on a document's page. */
export function addHistoria({ mundo, writer }: Pick<Simulacion, 'mundo' | 'writer'>, hecho: HistoriaDemo): void {
  const usuario = mundo.usuario(hecho.username);
  writer.add('historial', {
    entidad: hecho.entidad,
    entidad_id: String(hecho.id),
    momento: hecho.momento,
    usuario: usuario.id,
    username: usuario.username,
    accion: hecho.accion,
    de: hecho.de ?? null,
    a: hecho.a ?? null,
    detalle: hecho.detalle ?? '',
  });
}
