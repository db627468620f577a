import {
  type ContextoCobranza,
  changeCobranzaStatus,
  createCobranza,
  editCobranza,
  emitirAjustePlazo,
  getContextoCobranza,
  listCobranzas,
} from '@distri/domain/cobranzas';
import { facturar } from '@distri/domain/facturacion';
import { type AnswerOf, businessDay, type Call, type QueryOf } from '@distri/domain/kernel';
import { createDevolucion } from '@distri/domain/notasCredito';
import { type FiltroRecepcion, listRecepciones, updateRecepcion } from '@distri/domain/recepciones';
import { createRendicion } from '@distri/domain/rendiciones';
import { z } from 'zod';
import type { Prng } from '../../demo/prng.ts';
import { armarCuerpo, type Carga, suelto, trf } from '../stories/cobranzaBody.ts';
import { buildRequest, type Kind, type KindSuelto, type Material, type Request, request } from './operations.ts';

/** What a writer's work is made of: steps that go into its ledger, and reads that do not. */
export interface Taller {
  /** In a field of what it creates; its keys are this and the kind of the step. */
  mark: string;
  /** Of its receipt, if it comes to that. */
  numrec: string;
  material: Material;
  prng: Prng;
  /** Sends a step until its outcome is definite; the answer that says it is stored. Whatever else ends the work. */
  act<C extends Call>(kind: Kind, call: C, built: Request): Promise<AnswerOf<C>>;
  read<C extends Call>(call: C, query: QueryOf<C>): Promise<AnswerOf<C>>;
}

type Obra = (taller: Taller) => Promise<void>;

async function pedir({ act, mark, material, prng }: Taller, kind: KindSuelto) {
  const { call, cliente, ...built } = buildRequest(kind, mark, material, prng);
  const answer = (await act(kind, call, built)) as { id: number | string };
  return { id: Number(answer.id), cliente };
}

/** An order and its invoice of today. */
async function vender(taller: Taller) {
  const { id: pedido, cliente } = await pedir(taller, 'pedido');
  const { result } = await taller.act('factura', facturar, request(facturar, '', { pedidos: [{ pedido }] }));
  const factura = result[0]?.factura;
  if (!factura) throw new Error(`order ${pedido} was not invoiced: ${result[0]?.message}`);
  return { cliente, factura };
}

const devolver: Obra = async (taller) => {
  const { factura } = await vender(taller);
  const articulos = [{ numrenglon: 1, cantidad: 1 }];
  const body = { articulos, leyenda3: '', leyenda4: '', notacompra: '' };
  await taller.act('devolucion', createDevolucion, request(createDevolucion, `?factura=${factura.id}`, body));
};

const hoy = () => businessDay(new Date());
const documentoDe = ({ documentos }: ContextoCobranza, numero: string) => {
  const found = documentos.find((each) => each.numero === numero);
  if (!found) throw new Error(`${numero} is not offered to its own collection`);
  return found.id;
};

/** Sells and collects all of it today, with the discount that today's money earns. */
async function cobrar(taller: Taller, valor: (importe: number) => Carga['items'][number], guardar = false) {
  const { cliente, factura } = await vender(taller);
  const { result: contexto } = await taller.read(getContextoCobranza, { cliente });
  const documentos = [documentoDe(contexto, factura.documento)];
  const carga = { documentos, numrec: taller.numrec, fecharecibo: hoy(), observa: taller.mark };
  const { impdesc } = armarCuerpo(contexto, { ...carga, items: [valor(factura.importe)] }).cobranza;
  const items = [valor(factura.importe - impdesc)];
  const body = armarCuerpo(contexto, { ...carga, items });
  const setStatus = guardar && impdesc > 0 ? { setStatus: 'G' as const } : {};
  const sent = request(createCobranza, `?cliente=${cliente}`, { ...body, ...setStatus });
  const { id, status } = await taller.act('cobranza', createCobranza, sent);
  return { id, status, cliente, documentos, carga: { ...carga, items } };
}

const pasar = ({ act }: Taller, kind: Kind, id: number, status: 'S' | 'I') =>
  act(kind, changeCobranzaStatus, request(changeCobranzaStatus, `?id=${id}&status=${status}`));

/** Cash, which nobody has to confirm: settled on paper and posted. */
const cobrarEnEfectivo: Obra = async (taller) => {
  const { id } = await cobrar(taller, (importe) => suelto('EFE', importe, hoy()));
  await taller.act('rendicion', createRendicion, request(createRendicion, '', { ids: [id], modo: 'manual' }));
  await pasar(taller, 'asiento', id, 'I');
};

/** A transfer: received, posted, and given back by the bank. */
const cobrarPorBanco: Obra = async (taller) => {
  const { id } = await cobrar(taller, (importe) => trf(importe, hoy()));
  const decir = async (kind: Kind, filter: FiltroRecepcion, palabra: { rechazado: boolean; updateMessage: string }) => {
    const query = { filter, origen: 'cobranza', sortBy: 'fecha', sortDir: 'asc' } as const;
    const { result } = await taller.read(listRecepciones, query);
    const valor = result.find(({ idrecibo }) => idrecibo === id);
    if (!valor) throw new Error(`the transfer of ${id} is not in ${filter}`);
    const body = { id: valor.id, version: valor.version, anular: false, ...palabra };
    await taller.act(kind, updateRecepcion, request(updateRecepcion, '', body));
  };
  await decir('recepcion', 'PENDIENTES', { rechazado: false, updateMessage: '' });
  await pasar(taller, 'rendicion', id, 'S');
  await pasar(taller, 'asiento', id, 'I');
  await decir('notaDebito', 'RECIBIDOS', { rechazado: true, updateMessage: 'Volvió' });
};

/** Saved until its term adjustment is issued, and edited with it. */
const guardar: Obra = async (taller) => {
  const { id, status, cliente, documentos, carga } = await cobrar(taller, (importe) => trf(importe, hoy()), true);
  if (status !== 'G') return;
  await taller.act('ajustePlazo', emitirAjustePlazo, request(emitirAjustePlazo, `?id=${id}`));
  const { result: contexto } = await taller.read(getContextoCobranza, { cliente, id });
  const ajuste = contexto.documentos.find(({ tipo }) => tipo === 'AP');
  const [guardada] = (await taller.read(listCobranzas, { id })).result;
  if (!ajuste || !guardada) throw new Error(`the note of ${id} is not offered to it`);
  const body = armarCuerpo(contexto, { ...carga, documentos: [...documentos, ajuste.id] });
  const sent = request(editCobranza, `?id=${id}`, { ...body, version: guardada.version });
  await taller.act('edicion', editCobranza, sent);
};

const suelta =
  (kind: KindSuelto): Obra =>
  async (taller) => {
    await pedir(taller, kind);
  };

/** Orders come up most often: they touch most tables, alone and at the head of every sale. */
export const OBRAS: readonly Obra[] = [
  suelta('pedido'),
  suelta('pedido'),
  suelta('cotizacion'),
  suelta('notificacion'),
  devolver,
  cobrarEnEfectivo,
  cobrarPorBanco,
  guardar,
];

/** The query of a read, as text. */
export function queryText<C extends Call>(call: C, query: QueryOf<C>): string {
  const encoded = z.encode(call.query, query) as Record<string, unknown>;
  const given = Object.entries(encoded).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])).toString();
}
