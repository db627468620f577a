import type { Articulo } from '@distri/domain/articulos';
import { formatDia, formatMoney, type Porcentaje } from '@distri/domain/kernel';
import { actualPrice, explainLine, isListPrice, LISTAS_PRECIO, precioDeLista } from '@distri/domain/lineas';
import type { LineaForm } from '../lineas/lineaForm.ts';
import { etiquetaDePaso } from '../lineas/pasos.ts';
import { ExplainPopper } from '../platform/document/ExplainPopper.tsx';
import { useValoresFacturados } from './requests.ts';

interface PorQuePrecioProps {
  linea: LineaForm;
  articulo: Articulo | undefined;
  cliente: string;
  /** The list of the document: a line keeps the one that it was added with. */
  lista: number;
  bonificacionGeneral: Porcentaje;
  anchor: HTMLElement;
  onClose: () => void;
}

/** Where the price of a line comes from: list, each discount in money, price of a unit, last sale (look 04). */
export function PorQuePrecio(props: PorQuePrecioProps) {
  const { linea, articulo, cliente, lista, bonificacionGeneral, anchor, onClose } = props;
  const note = useUltimaVenta(linea.id, cliente);
  const { pasos, precioUnitario } = explainLine(linea, { ...originOf(linea, articulo, lista), bonificacionGeneral });
  return (
    <ExplainPopper
      anchor={anchor}
      onClose={onClose}
      explanation={{
        title: 'Por qué este precio',
        subject: linea.id,
        steps: pasos.map((paso) => ({ label: etiquetaDePaso(paso), amount: paso.importe })),
        result: { label: 'Precio por unidad, sin IVA', amount: precioUnitario },
        note,
      }}
    />
  );
}

/** The list whose price the line has: the document's when it matches, else the one that it was added with. */
function originOf(linea: LineaForm, articulo: Articulo | undefined, lista: number) {
  const desde = articulo?.preciosDesde ?? null;
  const current = articulo ? precioDeLista(articulo, lista) : null;
  if (!articulo || current === null || current === linea.precio || !isListPrice(articulo, linea.precio))
    return { lista, desde, precioLista: current ?? linea.precio };
  const own = LISTAS_PRECIO.find((each) => precioDeLista(articulo, each) === linea.precio) ?? lista;
  return { lista: own, desde, precioLista: linea.precio };
}

/** What the customer paid for a unit the last time, after both discounts; nothing while it is being read. */
function useUltimaVenta(articulo: string, cliente: string): string | undefined {
  const ventas = useValoresFacturados(articulo, cliente);
  if (ventas.isPending) return undefined;
  if (ventas.isError) return ventas.error.message;
  const last = ventas.data.result[0];
  if (!last) return 'Todavía no se le vendió este artículo.';
  const precio = actualPrice(last.precio, last.bonificacion, last.bonificacion_general);
  return `Última venta al cliente: ${formatMoney(precio)} el ${formatDia(last.fecha)}.`;
}
