import {
  type Cheque,
  type ChequeGuardado,
  type ItemDeCobranza,
  TIPOS_VALOR,
  type TipoValor,
} from '@distri/domain/valores';
import { z } from 'zod';

/** A payment item while it is being typed: plain values, so that a draft can keep it. */
export const itemForm = z.object({
  id: z.number().int(),
  tipo: z.custom<TipoValor>((value) => typeof value === 'string' && value in TIPOS_VALOR),
  fecha: z.string().nullable(),
  importe: z.number().int(),
  leyenda: z.string(),
  transferencia: z.object({ numero: z.string(), cuenta: z.number().int().nullable() }),
  cheques: z.array(
    z.object({
      numero: z.string(),
      banco: z.string(),
      fecha: z.string().nullable(),
      importe: z.number().int(),
      iselectro: z.boolean(),
      idelectro: z.string(),
      /** Another live cheque has its number, and somebody said that it is all right (D3 §5). */
      repetido: z.boolean().default(false),
      recibido: z.boolean().default(false),
      rechazado: z.boolean().default(false),
      observa: z.string().default(''),
    }),
  ),
  jurisdiccion: z.number().int().nullable(),
  recibido: z.boolean(),
  rechazado: z.boolean(),
  observa: z.string(),
  /** It is stored, so that a proof can be attached to it. */
  guardado: z.boolean(),
  conComprobante: z.boolean(),
  /** The item of a prepaid quotation that it brings along (domain-facts §4.5). */
  cotizacion_item: z.number().int().nullable().default(null),
});
export type ItemForm = z.output<typeof itemForm>;
export type ChequeForm = ItemForm['cheques'][number];

const MAX_ID = 10_000_000;

/** D2 §3: item ids are random numbers up to 10 million; unique inside of their document. */
function newId(items: readonly ItemForm[]): number {
  const id = 1 + Math.floor(Math.random() * MAX_ID);
  return items.some((item) => item.id === id) ? newId(items) : id;
}

/** A new item of a type, with what can be known of it. */
export function newItem(tipo: TipoValor, fecha: string, importe: number, items: readonly ItemForm[]): ItemForm {
  return {
    id: newId(items),
    tipo,
    fecha,
    importe,
    leyenda: leyendaDe(tipo),
    transferencia: { numero: '', cuenta: null },
    cheques: [],
    jurisdiccion: null,
    recibido: false,
    rechazado: false,
    observa: '',
    guardado: false,
    conComprobante: false,
    cotizacion_item: null,
  };
}

/** The legend that a type starts with; a transfer's is its account's. */
export const leyendaDe = (tipo: TipoValor): string => (TIPOS_VALOR[tipo].conCuenta ? '' : TIPOS_VALOR[tipo].nombre);

/** A stored item, to be looked at or typed on. */
export function asItemForm(item: ItemDeCobranza & { cotizacion_item?: number | null }): ItemForm {
  const { id, tipo, fecha, importe, leyenda, transferencia, jurisdiccion, recibido, rechazado, observa } = item;
  return {
    ...{ id, tipo, fecha, importe, leyenda, transferencia, jurisdiccion, recibido, rechazado, observa },
    cheques: item.cheques.map(asChequeForm),
    guardado: true,
    conComprobante: item.conComprobante,
    cotizacion_item: item.cotizacion_item ?? null,
  };
}

function asChequeForm(cheque: Cheque & Partial<ChequeGuardado>): ChequeForm {
  const { numero, banco, fecha, importe, iselectro, idelectro } = cheque;
  const { repetido = false, recibido = false, rechazado = false, observa = '' } = cheque;
  return { numero, banco, fecha, importe, iselectro, idelectro, repetido, recibido, rechazado, observa };
}

/** An empty cheque, to be typed on. */
export function newCheque(iselectro: boolean, banco = '', fecha: string | null = null): ChequeForm {
  const nobody = { repetido: false, recibido: false, rechazado: false, observa: '' };
  return { numero: '', banco, fecha, importe: 0, iselectro, idelectro: '', ...nobody };
}

/** What a new item may be, named as people read it. */
export function opcionesTipo(tipos: readonly TipoValor[], current: TipoValor) {
  const shown = tipos.includes(current) ? tipos : [...tipos, current];
  return shown.map((tipo) => ({ value: tipo, label: TIPOS_VALOR[tipo].nombre }));
}
