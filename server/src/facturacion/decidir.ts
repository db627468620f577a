import {
  avisosDeStock,
  type CodigoFacturacion,
  checkComprador,
  importesFactura,
  type LitrosMedidos,
  type ProblemaDeFactura,
  tomarLineas,
  vencimientoFactura,
} from '@distri/domain/facturacion';
import { type Dia, type EmpresaPerfil, isBlocking, type Rol } from '@distri/domain/kernel';
import { litres, type Totals } from '@distri/domain/lineas';
import { decideAccion, hechosDe, isGranel } from '@distri/domain/pedidos';
import type { FacturableRow, LineaFacturableRow } from './repository.ts';

export type LineaTomadaRow = LineaFacturableRow & { cantidad: number };

/** What would come out of an order today, and what stands against it or should be said. */
export interface Proyecto {
  row: FacturableRow;
  tomadas: LineaTomadaRow[];
  totals: Totals;
  litros: number;
  vencimiento: Dia;
  problemas: ProblemaDeFactura[];
}

export interface ContextoFacturacion {
  rol: Rol;
  hoy: Dia;
  empresa: Pick<EmpresaPerfil, 'maxArticulosPedido' | 'umbralConsumidorFinal'>;
}

/** Whether the order is at a stage that invoices (domain-facts §4.2). Sheets and COT have no say in it. */
function problemaDeEstadio(row: FacturableRow, rol: Rol): ProblemaDeFactura[] {
  const pedido = { ...hechosDe({ ...row, resultadoEnHoja: false }), pendiente: row.lineas.length > 0 };
  const decision = decideAccion(pedido, 'facturar', rol);
  return decision.permitida ? [] : [decision.problema];
}

const aviso = (code: CodigoFacturacion): ProblemaDeFactura => ({ code, severity: 'warn' });

/**
 * Decides on one order with the rules of the domain. `medidos`: litres of the meter, null when none came; undefined
 * before anybody was asked.
 */
export function proyectar(
  row: FacturableRow,
  medidos: readonly LitrosMedidos[] | null | undefined,
  { rol, hoy, empresa }: ContextoFacturacion,
): Proyecto {
  const estadio = problemaDeEstadio(row, rol);
  const { tomadas, problemas } = tomarLineas(row.lineas, medidos, empresa.maxArticulosPedido);
  const { letra, bonificacion, porcentaje: alicuotaIVA, iibb } = row;
  const totals = importesFactura(tomadas, { letra, bonificacion, alicuotaIVA, iibb });
  const comprador = { respIVA: row.resp_iva, tipodocu: row.tipodocu, numeroDocumento: row.cuit };
  const buyer = checkComprador(comprador, { letra, importe: totals.total }, empresa.umbralConsumidorFinal);
  return {
    row,
    tomadas,
    totals,
    litros: litres(tomadas),
    vencimiento: vencimientoFactura(hoy, row.dias),
    problemas: [
      ...(estadio.length > 0 ? estadio : problemas),
      ...buyer,
      ...(row.inhabilitado ? [aviso('CLIENTE_INHABILITADO_AVISO')] : []),
    ],
  };
}

export const bloqueos = (problemas: readonly ProblemaDeFactura[]) => problemas.filter(isBlocking);

/** Warnings of the goods that leave, by what there is of each in its warehouse. */
export function avisosDeSalida({ tomadas }: Pick<Proyecto, 'tomadas'>, saldos: ReadonlyMap<string, number>) {
  const depositos = new Map(tomadas.map(({ id, deposito }) => [id, deposito]));
  return avisosDeStock(tomadas, (articulo) => saldos.get(`${depositos.get(articulo)}/${articulo}`) ?? 0);
}

/** What the bulk of an order is called: its lines are metered. */
export const esGranel = (row: Pick<FacturableRow, 'tipo'>) => isGranel(row.tipo);
