import type { Encontrado } from '@distri/domain/buscar';
import { PALABRA_COBRANZA } from '@distri/domain/cobranzas';
import { formatNumero } from '@distri/domain/cuentas';
import { foldText, type SeccionMenu } from '@distri/domain/kernel';
import { ESTADOS_PEDIDO, estadoPedido } from '@distri/domain/pedidos';
import { clientePath } from '../clientes/paths.ts';
import { cobranzaPath } from '../cobranzas/paths.ts';
import { cotizacionPath } from '../cotizaciones/paths.ts';
import { facturaPath } from '../facturas/paths.ts';
import { notaCreditoPath } from '../notasCredito/paths.ts';
import { pedidoPath } from '../pedidos/paths.ts';
import { remitoPath } from '../remitos/paths.ts';

/** One line of the search. Choosing it opens `to`; what has no screen of its own gives its code to the clipboard. */
export interface Hit {
  key: string;
  group:
    | 'Pantallas'
    | 'Clientes'
    | 'Artículos'
    | 'Cotizaciones'
    | 'Pedidos'
    | 'Facturas'
    | 'Remitos'
    | 'Notas de crédito'
    | 'Cobranzas';
  title: string;
  detail: string;
  action: { kind: 'open'; to: string } | { kind: 'copy'; text: string };
}

const ARTICULOS = '/stock/articulos';

/** Screens of the user's menu whose name or section has every word of `text`; all of them when there is none. */
export function screenHits(menu: readonly SeccionMenu[], text: string): Hit[] {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  const entries = menu.flatMap((section) =>
    section.items.length === 0
      ? [{ item: section, detail: '' }]
      : section.items.map((item) => ({ item, detail: section.etiqueta })),
  );
  return entries
    .filter(({ item, detail }) => words.every((word) => foldText(`${item.etiqueta} ${detail}`).includes(word)))
    .map(({ item, detail }) => ({
      key: item.ruta,
      group: 'Pantallas',
      title: item.etiqueta,
      detail,
      action: { kind: 'open', to: item.ruta },
    }));
}

/** What the server found, in the order customers, articles, quotations, orders, issued documents, collections. */
export function dataHits(found: Encontrado, menu: readonly SeccionMenu[]): Hit[] {
  return [
    ...customerHits(found),
    ...articleHits(found, menu),
    ...documentHits(found),
    ...issuedHits(found),
    ...collectionHits(found),
  ];
}

function customerHits({ clientes }: Encontrado): Hit[] {
  return clientes.map(({ id, razsoc, localidad, inhabilitado, inactivo }) => ({
    key: `cliente-${id}`,
    group: 'Clientes',
    title: razsoc,
    detail: [id, localidad, inhabilitado ? 'Inhabilitado' : inactivo ? 'Inactivo' : ''].filter(Boolean).join(' · '),
    action: { kind: 'open', to: clientePath(id) },
  }));
}

function articleHits({ articulos }: Encontrado, menu: readonly SeccionMenu[]): Hit[] {
  const hasScreen = menu.some((section) => section.items.some((item) => item.ruta === ARTICULOS));
  return articulos.map(({ id, detalle }) => ({
    key: `articulo-${id}`,
    group: 'Artículos',
    title: detalle,
    detail: id,
    action: hasScreen
      ? { kind: 'open', to: `${ARTICULOS}?buscar=${encodeURIComponent(id)}` }
      : { kind: 'copy', text: id },
  }));
}

function documentHits({ cotizaciones, pedidos }: Encontrado): Hit[] {
  return [
    ...cotizaciones.map(({ id, cliente, razsoc }): Hit => {
      const action = { kind: 'open', to: cotizacionPath(cliente, id) } as const;
      return { key: `cotizacion-${id}`, group: 'Cotizaciones', title: `Cotización ${id}`, detail: razsoc, action };
    }),
    ...pedidos.map((pedido): Hit => {
      const { id, cliente, razsoc } = pedido;
      const detail = `${razsoc} · ${ESTADOS_PEDIDO[estadoPedido(pedido)].palabra}`;
      const action = { kind: 'open', to: pedidoPath(cliente, id) } as const;
      return { key: `pedido-${id}`, group: 'Pedidos', title: `Pedido ${id}`, detail, action };
    }),
  ];
}

function issuedHits({ facturas, remitos, notasCredito }: Encontrado): Hit[] {
  const hit = (
    group: Hit['group'],
    name: string,
    { id, documento, razsoc }: Encontrado['facturas'][number],
    to: string,
  ): Hit => ({
    key: `${name}-${id}`,
    group,
    title: `${name} ${formatNumero(documento)}`,
    detail: razsoc,
    action: { kind: 'open', to },
  });
  return [
    ...facturas.map((found) => hit('Facturas', 'Factura', found, facturaPath(found.cliente, found.id))),
    ...remitos.map((found) => hit('Remitos', 'Remito', found, remitoPath(found.id))),
    ...notasCredito.map((found) =>
      hit('Notas de crédito', 'Nota de crédito', found, notaCreditoPath(found.cliente, found.id)),
    ),
  ];
}

function collectionHits({ cobranzas }: Encontrado): Hit[] {
  return cobranzas.map(({ id, cliente, razsoc, numrec, status }) => ({
    key: `cobranza-${id}`,
    group: 'Cobranzas',
    title: `Cobranza ${id}`,
    detail: `${razsoc} · Recibo ${numrec} · ${PALABRA_COBRANZA[status]}`,
    action: { kind: 'open', to: cobranzaPath(cliente, id) },
  }));
}
