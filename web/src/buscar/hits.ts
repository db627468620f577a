import type { Encontrado } from '@distri/domain/buscar';
import { foldText, type SeccionMenu } from '@distri/domain/kernel';
import { ESTADOS_PEDIDO, estadoPedido } from '@distri/domain/pedidos';
import { cotizacionPath } from '../cotizaciones/paths.ts';
import { pedidoPath, pedidosDe } from '../pedidos/paths.ts';

/** One line of the search. Choosing it opens `to`; what has no screen of its own gives its code to the clipboard. */
export interface Hit {
  key: string;
  group: 'Pantallas' | 'Clientes' | 'Artículos' | 'Cotizaciones' | 'Pedidos';
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

/** What the server found, in the order customers, articles, quotations, orders. */
export function dataHits(found: Encontrado, menu: readonly SeccionMenu[]): Hit[] {
  return [...customerHits(found), ...articleHits(found, menu), ...documentHits(found)];
}

function customerHits({ clientes }: Encontrado): Hit[] {
  return clientes.map(({ id, razsoc, localidad, inhabilitado, inactivo }) => ({
    key: `cliente-${id}`,
    group: 'Clientes',
    title: razsoc,
    detail: [id, localidad, inhabilitado ? 'Inhabilitado' : inactivo ? 'Inactivo' : ''].filter(Boolean).join(' · '),
    action: { kind: 'open', to: pedidosDe(id) },
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
