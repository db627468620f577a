import {
  type CobranzaCalculada,
  type CobranzaEntrada,
  calcular,
  conservarDescuento,
  type DocumentoACancelar,
  type EstadoCobranza,
  type ItemACobrar,
  SIN_DESCUENTO_FIJO,
  tipoCob,
} from '@distri/domain/cobranzas';
import type { Centavos, Dia, EmpresaPerfil } from '@distri/domain/kernel';
import { BONIFICACIONES_DIAS_PAGO_FIJAS, type BonificacionDiasPago } from '@distri/domain/lineas';
import { bonificacionesDiasPago } from '../../src/maestros/iniciales/comercial.ts';
import type { BulkWriter, Row } from '../bulkWriter.ts';
import type { ClienteDemo, Mundo } from '../mundo.ts';
import { itemAt } from '../prng.ts';
import { type ItemDemo, Valores } from './cobranzaItems.ts';

/** A line of the history of a collection; `a` is the status that it left. */
export interface PasoDemo {
  momento: string;
  username: string;
  accion: string;
  a: EstadoCobranza | null;
  detalle?: string;
}

/** A note that belongs to a collection: a Guardada's own, or the one that posting issued. */
export interface NotaDeCobranza {
  id: number;
  clase: 'ajuste' | 'asiento';
}

export interface CobranzaDemo {
  cliente: ClienteDemo;
  fecha: Dia;
  documentos: readonly DocumentoACancelar[];
  items: readonly ItemDemo[];
  calculo: CobranzaCalculada;
  pasos: readonly PasoDemo[];
  substatus?: 'G';
  nota?: NotaDeCobranza;
  /** The discount of an edit that an administrator has not looked at. */
  revision?: { equivImp: Centavos; equivPorc: number };
}

/** First of the paper receipts of the collections: the office's own pad goes on from 20001. */
const PRIMER_RECIBO = 10_001;

const HEADER = JSON.stringify({
  condcomercial: 1,
  tipoasiento: 1,
  talrecibo: 3,
  jurisdiccion: null,
  transporte: '000',
  leyenda1: '',
  leyenda2: '',
});

/** The collections of the demo: their rows, written after the accounts that they cancel. */
export class Cobranzas {
  readonly #mundo: Mundo;
  readonly #rows: ((writer: BulkWriter) => void)[] = [];
  readonly #rendiciones = new Map<string, number>();
  readonly escala: readonly BonificacionDiasPago[];
  readonly valores = new Valores();
  #siguiente = 1;
  #fila = 1;

  constructor(mundo: Mundo) {
    this.#mundo = mundo;
    this.escala = escalaDe(mundo.empresa);
  }

  /** Whether this company collects here at all (D1 §6). */
  get enUso(): boolean {
    return this.#mundo.empresa.menu.cobranzas;
  }

  /** The figures that the form shows of it. */
  calcular(cliente: ClienteDemo, fecha: Dia, documentos: readonly DocumentoACancelar[], items: readonly ItemACobrar[]) {
    const { sinDescuento } = cliente;
    const contexto = { escala: this.escala, sinDescuento, saldoCuentaCorriente: 0 };
    return calcular(entradaDe(fecha, documentos, items), contexto);
  }

  /** What the company grants of a document that is paid whole on a day (domain-facts §4.7). */
  descuentoDe(cliente: ClienteDemo, documento: DocumentoACancelar, dia: Dia): Centavos {
    return this.calcular(
      cliente,
      dia,
      [documento],
      [{ tipo: 'EFE', importe: documento.importe, fecha: dia, cheques: [] }],
    ).impdesc;
  }

  /** Keeps one; answers its id and receipt, which is its number in the account once it is posted. */
  add(cobranza: CobranzaDemo): { id: number; numrec: string } {
    const id = this.#siguiente++;
    const numrec = String(PRIMER_RECIBO + id - 1);
    const status = cobranza.pasos.findLast(({ a }) => a !== null)?.a;
    if (!status) throw new RangeError('a collection without a status');
    this.#write('cobranzas', this.#cabecera(id, numrec, status, cobranza));
    this.#addDocumentos(id, cobranza);
    for (const [index, item] of cobranza.items.entries()) this.#addItem(id, index, item, status);
    if (cobranza.items.some(({ comprobante }) => comprobante)) this.#addComprobante(id, 'RDC', cobranza);
    this.#addHistoria(id, cobranza.pasos);
    if (status === 'S' || status === 'I') this.#addRendicion(id, cobranza);
    if (status === 'I') this.#addAsiento(id, cobranza);
    if (cobranza.nota?.clase === 'ajuste')
      this.#write('cobranza_ajustes', { cobranza: id, nota_credito: cobranza.nota.id });
    return { id, numrec };
  }

  addTo(writer: BulkWriter): void {
    for (const write of this.#rows) write(writer);
  }

  #write<T extends keyof TablasDeCobranzas>(table: T, row: TablasDeCobranzas[T]): void {
    this.#rows.push((writer) => writer.add(table, row as Row<T>));
  }

  #cabecera(
    id: number,
    numrec: string,
    status: EstadoCobranza,
    { cliente, fecha, calculo, items, pasos, substatus, revision }: CobranzaDemo,
  ): Row<'cobranzas'> {
    const [first] = pasos;
    const last = pasos.at(-1);
    return {
      id,
      version: pasos.length,
      cliente: cliente.id,
      vendedor: cliente.vendedor,
      usuario: this.#mundo.usuario(first?.username ?? 'operador').id,
      numrec,
      fecharecibo: fecha,
      status,
      substatus: substatus ?? '',
      tipocob: tipoCob(items.map(({ tipo }) => tipo)),
      totdocs: calculo.totdocs,
      totitems: calculo.totitems,
      saldo: calculo.saldo,
      saldototal: calculo.saldototal,
      dpromdocs: calculo.dpromdocs,
      dpromitems: calculo.dpromitems,
      base: calculo.base,
      pordesc: calculo.pordesc,
      impdesc: calculo.impdesc,
      tipodesc: calculo.tipodesc,
      equiv_imp: calculo.equivImp,
      equiv_porc: calculo.equivPorc,
      revision_imp: revision?.equivImp ?? null,
      revision_porc: revision?.equivPorc ?? null,
      header: HEADER,
      creada: first?.momento ?? '',
      modificada: last?.momento ?? '',
    };
  }

  #addDocumentos(cobranza: number, { documentos, calculo }: CobranzaDemo): void {
    for (const [index, { id, pendi, importe, maxImporte }] of documentos.entries()) {
      const { base, descuento } = itemAt(calculo.documentos, index);
      const amounts = { pendi, importe, max_importe: maxImporte, base, descuento };
      this.#write('cobranza_documentos', { cobranza, documento: id, renglon: index + 1, ...amounts });
    }
  }

  #addItem(cobranza: number, index: number, item: ItemDemo, status: EstadoCobranza): void {
    const fila = this.#fila++;
    this.#write('cobranza_items', {
      id: fila,
      cobranza,
      item: item.id,
      renglon: index + 1,
      tipo: item.tipo,
      fecha: item.fecha,
      importe: item.importe,
      leyenda: item.leyenda,
      numero: item.transferencia.numero,
      cuenta: item.transferencia.cuenta,
      jurisdiccion: item.jurisdiccion,
      fecha_original: item.fecha,
      importe_original: item.importe,
      recibido: item.cheques.length === 0 ? item.recibido : null,
      rechazado: item.rechazado && item.cheques.length === 0,
      observa: item.cheques.length === 0 ? item.observa : '',
    });
    for (const [renglon, cheque] of item.cheques.entries())
      this.#write('cheques', {
        item: fila,
        renglon: renglon + 1,
        numero: cheque.numero,
        banco: cheque.banco,
        fecha: cheque.fecha ?? '',
        importe: cheque.importe,
        iselectro: cheque.iselectro,
        idelectro: cheque.idelectro,
        fecha_original: cheque.fecha ?? '',
        importe_original: cheque.importe,
        recibido: item.rechazado && renglon === item.cheques.length - 1 ? null : item.recibido,
        rechazado: item.rechazado && renglon === item.cheques.length - 1,
        observa: item.rechazado && renglon === item.cheques.length - 1 ? item.observa : '',
        en_cartera: status === 'I',
      });
    if (item.comprobante) this.#addComprobante(cobranza, String(item.id), { items: [item] });
  }

  #addComprobante(cobranza: number, numitem: string, { items }: Pick<CobranzaDemo, 'items'>): void {
    const [proof] = items.flatMap(({ comprobante }) => comprobante ?? []);
    if (!proof) return;
    const { archivo, momento } = proof;
    const { id: usuario } = this.#mundo.usuario('operador');
    this.#write('cobranza_comprobantes', { cobranza, numitem, archivo, usuario, subido: momento });
  }

  #addHistoria(cobranza: number, pasos: readonly PasoDemo[]): void {
    let de: EstadoCobranza | null = null;
    for (const { momento, username, accion, a, detalle = '' } of pasos) {
      const { id: usuario } = this.#mundo.usuario(username);
      const moved = a === null ? { de: null, a: null } : { de, a };
      const entity = { entidad: 'cobranza', entidad_id: String(cobranza) };
      this.#write('historial', { ...entity, momento, usuario, username, accion, ...moved, detalle });
      de = a ?? de;
    }
  }

  /** One settlement for each day and way of handing in. */
  #addRendicion(cobranza: number, { items, pasos }: CobranzaDemo): void {
    const momento = pasos.find(({ a }) => a === 'S')?.momento ?? '';
    const fecha = momento.slice(0, 10);
    const modo = tipoCob(items.map(({ tipo }) => tipo)) === 'D' ? 'digital' : 'manual';
    const key = `${fecha}/${modo}`;
    let rendicion = this.#rendiciones.get(key);
    if (rendicion === undefined) {
      rendicion = this.#rendiciones.size + 1;
      this.#rendiciones.set(key, rendicion);
      const { id: usuario } = this.#mundo.usuario('admin');
      this.#write('rendiciones', { id: rendicion, modo, fecha, usuario, momento });
    }
    this.#write('rendicion_cobranzas', { rendicion, cobranza });
  }

  #addAsiento(cobranza: number, { nota, calculo, pasos }: CobranzaDemo): void {
    const momento = pasos.find(({ a }) => a === 'I')?.momento ?? '';
    const { id: usuario } = this.#mundo.usuario('admin');
    const nota_credito = nota?.clase === 'asiento' ? nota.id : null;
    this.#write('asientos', { cobranza, nota_credito, saldo: calculo.saldo, usuario, momento });
  }
}

type TablasDeCobranzas = {
  [T in
    | 'cobranzas'
    | 'cobranza_documentos'
    | 'cobranza_items'
    | 'cheques'
    | 'cobranza_comprobantes'
    | 'cobranza_ajustes'
    | 'asientos'
    | 'rendiciones'
    | 'rendicion_cobranzas'
    | 'historial']: Row<T>;
};

function escalaDe(empresa: EmpresaPerfil): readonly BonificacionDiasPago[] {
  return empresa.tablaFijaDiasPago ? BONIFICACIONES_DIAS_PAGO_FIJAS : bonificacionesDiasPago;
}

export function entradaDe(
  fechaRecibo: Dia,
  documentos: readonly DocumentoACancelar[],
  items: readonly ItemACobrar[],
): CobranzaEntrada {
  return { fechaRecibo, documentos, items, descuentoFijo: SIN_DESCUENTO_FIJO };
}

/** An edited Guardada keeps the discount that it had (D3 §4). */
export function congelada(
  fecha: Dia,
  documentos: readonly DocumentoACancelar[],
  items: readonly ItemDemo[],
  ahora: CobranzaCalculada,
  antes: CobranzaCalculada,
): CobranzaCalculada {
  return conservarDescuento(entradaDe(fecha, documentos, items), ahora, antes);
}
