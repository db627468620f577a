import type { LineaFacturable, PedidoFacturable } from '@distri/domain/facturacion';
import { formatMoney, formatQuantity, plural, sum, sumQuantities } from '@distri/domain/kernel';
import type { PedidoAFacturar } from './lotes.ts';

/** Litres that somebody has typed, by order and line. */
export type LitrosTipeados = Readonly<Record<string, number | null>>;

export const claveLitros = (pedido: number, numrenglon: number) => `${pedido}-${numrenglon}`;

/** The lines of an order that ask for the meter's litres. */
export function lineasMedidas({ articulos }: Pick<PedidoFacturable, 'articulos'>): LineaFacturable[] {
  return articulos.filter((linea) => linea.granel && linea.pendfac > 0);
}

/** '36 facturas A', '12 facturas: 9 A y 3 B'. */
function textoFacturas(pedidos: readonly PedidoFacturable[]): string {
  const facturas = plural(pedidos.length, 'factura', 'facturas');
  const letras = [...new Set(pedidos.map(({ letra }) => letra))].sort();
  if (letras.length === 1) return `${facturas} ${letras[0]}`;
  const parts = letras.map((letra) => `${pedidos.filter((pedido) => pedido.letra === letra).length} ${letra}`);
  return `${facturas}: ${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}`;
}

/** What will be issued, in counted lines. */
export function consecuencias(pedidos: readonly PedidoFacturable[]): { text: string; figure: string }[] {
  const parciales = pedidos.filter(({ parcial }) => parcial).length;
  const isOne = pedidos.length === 1;
  const unidades = sumQuantities(pedidos.map((pedido) => pedido.unidades));
  // What the meter gave is not known yet.
  const about = pedidos.some((pedido) => lineasMedidas(pedido).length > 0) ? '≈ ' : '';
  return [
    { text: textoFacturas(pedidos), figure: `${about}${formatMoney(sum(pedidos.map(({ importe }) => importe)))}` },
    {
      text: plural(pedidos.length, 'remito', 'remitos'),
      figure: `${about}${formatQuantity(unidades)} ${unidades === 1 ? 'unidad' : 'unidades'}`,
    },
    ...(parciales > 0
      ? [
          {
            text: isOne
              ? 'Quedan cantidades pendientes'
              : `${plural(parciales, 'pedido queda', 'pedidos quedan')} con cantidades pendientes`,
            figure: '',
          },
        ]
      : []),
  ];
}

/** What is sent of an order. Litres that nobody typed are left out: the server names them. */
export function aFacturar(pedido: PedidoFacturable, litros: LitrosTipeados): PedidoAFacturar {
  const medidas = lineasMedidas(pedido).flatMap(({ numrenglon }) => {
    const typed = litros[claveLitros(pedido.pedido, numrenglon)];
    return typed === null || typed === undefined ? [] : [{ numrenglon, litros: typed }];
  });
  const base = { pedido: pedido.pedido, version: pedido.version };
  return lineasMedidas(pedido).length > 0 ? { ...base, litros: medidas } : base;
}

/** Litres pending of a line: what the meter cannot pass. */
export function litrosPendientes({ pendfac, unidad }: LineaFacturable): number {
  return unidad === 0 ? pendfac : Math.round(pendfac * unidad * 1000) / 1000;
}

/** What is wrong with the litres of a line; null when they can be sent. */
export function problemaLitros(linea: LineaFacturable, typed: number | null | undefined): string | null {
  if (typed === null || typed === undefined) return 'Cargá los litros medidos';
  const max = litrosPendientes(linea);
  return typed > max ? `Quedan ${formatQuantity(max)} L pendientes` : null;
}
