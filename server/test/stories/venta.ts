import type { createCotizacion } from '@distri/domain/cotizaciones';
import type { BodyOf } from '@distri/domain/kernel';
import { lineAmount } from '@distri/domain/lineas';
import type { createPedido } from '@distri/domain/pedidos';

/** What a story says of a line; the rest is the usual. */
export interface Renglon {
  id: string;
  cantidad: number;
  precio: number;
  bonificacion?: number;
  /** Of a kit. */
  fromArmado?: number | null;
  armado?: string | null;
}

type CotizacionBody = BodyOf<typeof createCotizacion>;
type PedidoBody = BodyOf<typeof createPedido>;

const HOY = '2026-11-20';
const lineas = (renglones: readonly Renglon[]) => renglones.map((renglon) => ({ bonificacion: 0, ...renglon }));

function amounts(renglones: readonly Renglon[], bonificacion: number) {
  const subtotal = lineas(renglones).reduce((sum, linea) => sum + lineAmount(linea), 0);
  const neto = Math.round((subtotal * (1_000_000 - bonificacion)) / 1_000_000);
  return { subtotal, neto };
}

const header = {
  bonificacion: 0,
  listaprecio: 1,
  condcomercial: 1,
  notacompra: '',
  leyenda1: '',
  leyenda2: '',
  leyenda3: '',
  leyenda4: '',
  direccionEntrega: 1,
};

/** The body that the quotation form sends for these lines; not a proforma unless the header says so. */
export function cotizacionBody(
  renglones: readonly Renglon[],
  changes: Partial<CotizacionBody['header']> = {},
  rest: Partial<CotizacionBody> = {},
): CotizacionBody {
  const full = { ...header, ingreso: HOY, entrega: '2026-11-23', isPrepago: false, isProforma: false, ...changes };
  const { subtotal, neto } = amounts(renglones, full.bonificacion);
  return {
    header: full,
    importes: { subtotal, bonificado: subtotal - neto, total: neto },
    articulos: lineas(renglones),
    itemsDeCobranza: [],
    operation: 'CREATE',
    ...rest,
  };
}

/** The body that the order form sends for these lines. */
export function pedidoBody(
  renglones: readonly Renglon[],
  changes: Partial<PedidoBody['header']> = {},
  rest: Partial<PedidoBody> = {},
): PedidoBody {
  const full = { ...header, tipoasiento: 1, transporte: '000', ...changes };
  return {
    header: full,
    ingreso: HOY,
    entrega: '2026-11-23',
    importe: amounts(renglones, full.bonificacion).neto,
    condvta30: false,
    articulos: lineas(renglones),
    ...rest,
  };
}
