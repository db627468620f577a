import { MENSAJES_FACTURACION, type PedidoFacturable } from '@distri/domain/facturacion';
import { problemText, sumQuantities } from '@distri/domain/kernel';
import { esGranel, type Proyecto } from './decidir.ts';

/** An order of the list, with what would come out of it. */
export function presentFacturable({
  row,
  tomadas,
  totals,
  litros,
  vencimiento,
  problemas,
}: Proyecto): PedidoFacturable {
  const taken = new Map(tomadas.map(({ numrenglon, cantidad }) => [numrenglon, cantidad]));
  return {
    pedido: row.id,
    version: row.version,
    cliente: row.cliente,
    razsoc: row.razsoc,
    vendedor: row.vendedor,
    apenom: row.apenom,
    zona: row.zona,
    zonaNombre: row.zona_nombre,
    estadio: row.estadio,
    tipo: row.tipo,
    granel: esGranel(row),
    ingreso: row.ingreso,
    entrega: row.entrega,
    isPrepago: row.isprepago,
    condvta30: row.condvta30,
    facturadoAntes: row.tiene_articulos_facturados,
    renglones: tomadas.length,
    unidades: sumQuantities(tomadas.map(({ cantidad }) => cantidad)),
    litros,
    parcial: row.lineas.some(({ numrenglon, pendfac }) => pendfac > (taken.get(numrenglon) ?? 0)),
    letra: row.letra,
    condicion: row.condicion,
    vencimiento,
    importe_bonificado: totals.subtotal - totals.bonificado,
    iva: totals.iva,
    percepciones: totals.iibb,
    importe: totals.total,
    articulos: row.lineas.map(
      ({ numrenglon, id, detalle, unidad, pendfac, adespachar, granel, precio, bonificacion }) => ({
        numrenglon,
        id,
        detalle,
        unidad,
        pendfac,
        adespachar,
        granel,
        precio,
        bonificacion,
      }),
    ),
    problemas: problemas.map((problema) => ({
      code: problema.code,
      severity: problema.severity,
      message: problemText(MENSAJES_FACTURACION, problema),
      ...(problema.path ? { path: problema.path } : {}),
    })),
  };
}
