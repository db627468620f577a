import { composeNumero, formatNumero } from '@distri/domain/cuentas';
import { addDays, type Dia, type Porcentaje } from '@distri/domain/kernel';
import { ALICUOTA_IVA_GENERAL, type Leyendas, lineAmount, litres, type Totals, totals } from '@distri/domain/lineas';
import type { ClienteDemo, LineaDemo, UsuarioDemo } from '../mundo.ts';
import { addHistoria, type Simulacion } from './simulacion.ts';
import type { Numero } from './talonarios.ts';

/** What an invoice takes from its order. */
export interface PedidoFacturado {
  id: number;
  cliente: ClienteDemo;
  bonificacion: Porcentaje;
  listaprecio: number;
  condcomercial: number;
  dias: number;
  isprepago: boolean;
  condvta30: boolean;
  granel: boolean;
  talfactura: number;
  talremito: number;
  /** Delivery address and legends, as the order's columns. */
  textos: { direccion_texto: string } & Leyendas;
}

/** An issued invoice, as later documents look at it. */
export interface FacturaDemo {
  id: number;
  cliente: ClienteDemo;
  numero: Numero;
  dia: Dia;
  bonificacion: Porcentaje;
  condcomercial: number;
  lineas: LineaEmitida[];
  /** For the history of its order. */
  palabras: string;
  /** A photo of its signed remito is there. */
  conRecibo: boolean;
}

/** Numbered within the invoice; what credit notes took back of it. */
export type LineaEmitida = LineaDemo & { numrenglon: number; devuelto: number };

interface Emision {
  dia: Dia;
  momento: string;
  usuario: UsuarioDemo;
}

interface LineaFacturada {
  numrenglon: number;
  linea: LineaDemo;
}

/** VAT 21%: its id in the lookup table. */
export const IVA_GENERAL = 5;

/**
 * Invoice and remito of an order, numbered from its pads; the goods leave, and the account opens the document
 * (domain-facts §4.3).
 */
export function emitFactura(
  sim: Simulacion,
  pedido: PedidoFacturado,
  lineas: readonly LineaFacturada[],
  emision: Emision,
): FacturaDemo {
  const numero = sim.talonarios.next(pedido.talfactura, pedido.cliente.letra);
  const amounts = totals(
    lineas.map(({ linea }) => linea),
    {
      bonificacion: pedido.bonificacion,
      alicuotaIVA: ALICUOTA_IVA_GENERAL,
      iibb: pedido.cliente.iibb,
      conImpuestos: true,
      prepago: false,
    },
  );
  const id = sim.contadores.factura++;
  const documento = composeNumero(numero);
  const vencimiento = addDays(emision.dia, pedido.dias);
  addFactura(sim, pedido, lineas, { ...emision, id, numero, amounts, vencimiento });
  const remito = addRemito(sim, pedido, lineas, {
    ...emision,
    factura: id,
    importe: amounts.subtotal - amounts.bonificado,
  });
  discharge(sim, lineas, { ...emision, factura: id });
  const { username } = emision.usuario;
  const detalle = `Pedido ${pedido.id}`;
  addHistoria(sim, { entidad: 'factura', id, momento: emision.momento, username, accion: 'Factura emitida', detalle });
  sim.cuentas.charge(pedido.cliente, {
    id,
    pedido: pedido.id,
    letra: pedido.cliente.letra,
    documento,
    ingreso: emision.dia,
    vencimiento,
    importe: amounts.total,
    percepciones: amounts.iibb,
    isprepago: pedido.isprepago,
    condvta30: pedido.condvta30,
    contado: pedido.talfactura === sim.mundo.empresa.puntoVentaBloqueante,
    condcomercial: pedido.condcomercial,
    numero,
  });
  return {
    id,
    cliente: pedido.cliente,
    numero,
    dia: emision.dia,
    bonificacion: pedido.bonificacion,
    condcomercial: pedido.condcomercial,
    lineas: lineas.map(({ linea }, index) => ({ ...linea, numrenglon: index + 1, devuelto: 0 })),
    palabras: `Factura ${formatNumero(documento)}, remito ${formatNumero(remito)}`,
    conRecibo: false,
  };
}

interface DatosFactura extends Emision {
  id: number;
  numero: Numero;
  amounts: Totals;
  vencimiento: Dia;
}

function addFactura(
  { writer }: Simulacion,
  pedido: PedidoFacturado,
  lineas: readonly LineaFacturada[],
  { id, numero, amounts, vencimiento, dia, momento, usuario }: DatosFactura,
): void {
  writer.add('facturas', {
    id,
    letra: numero.letra,
    punto_venta: numero.puntoVenta,
    numero: numero.numero,
    talonario: numero.talonario,
    cliente: pedido.cliente.id,
    vendedor: pedido.cliente.vendedor,
    ingreso: dia,
    vencimiento,
    isprepago: pedido.isprepago,
    condvta30: pedido.condvta30,
    granel: pedido.granel,
    bonificacion: pedido.bonificacion,
    listaprecio: pedido.listaprecio,
    condcomercial: pedido.condcomercial,
    jurisdiccion: pedido.cliente.jurisdiccion,
    transporte: pedido.cliente.transporte,
    ...pedido.textos,
    receptor: pedido.cliente.receptor,
    subtotal: amounts.subtotal,
    bonificado: amounts.bonificado,
    importe_bonificado: amounts.subtotal - amounts.bonificado,
    iva: amounts.iva,
    impiibb: amounts.iibb,
    importe: amounts.total,
    iibb: JSON.stringify(amounts.impuestosIIBB),
    alicuota_iva: IVA_GENERAL,
    litros: litres(lineas.map(({ linea }) => linea)),
    usuario: usuario.id,
    creada: momento,
  });
  lineas.forEach(({ numrenglon, linea }, index) => {
    writer.add('factura_lineas', {
      factura: id,
      numrenglon: index + 1,
      articulo: linea.id,
      detalle: linea.detalle,
      cantidad: linea.cantidad,
      unidad: linea.unidad,
      precio: linea.precio,
      bonificacion: linea.bonificacion,
      importe: lineAmount(linea),
      costoneto: linea.costoneto,
      pedido: pedido.id,
      pedido_renglon: numrenglon,
      from_armado: linea.fromArmado,
      armado: linea.armado,
    });
  });
}

function addRemito(
  { writer, talonarios, contadores }: Simulacion,
  pedido: PedidoFacturado,
  lineas: readonly LineaFacturada[],
  { factura, importe, dia, momento }: Emision & { factura: number; importe: number },
): string {
  const numero = talonarios.next(pedido.talremito, 'R');
  const id = contadores.remito++;
  writer.add('remitos', {
    id,
    letra: numero.letra,
    punto_venta: numero.puntoVenta,
    numero: numero.numero,
    talonario: numero.talonario,
    cliente: pedido.cliente.id,
    factura,
    ingreso: dia,
    ...talonarios.caiOf(pedido.talremito, 'R'),
    importe,
    receptor: pedido.cliente.receptor,
    creado: momento,
  });
  lineas.forEach(({ numrenglon, linea }, index) => {
    writer.add('remito_lineas', {
      remito: id,
      numrenglon: index + 1,
      articulo: linea.id,
      detalle: linea.detalle,
      cantidad: linea.cantidad,
      unidad: linea.unidad,
      pedido: pedido.id,
      pedido_renglon: numrenglon,
    });
  });
  return composeNumero(numero);
}

function discharge(
  { existencias }: Simulacion,
  lineas: readonly LineaFacturada[],
  { factura, momento, usuario }: Emision & { factura: number },
): void {
  const origen = { momento, entidad: 'factura', entidadId: String(factura), usuario: usuario.id };
  for (const { linea } of lineas) existencias.move('entrega', linea.id, linea.cantidad, origen);
}
