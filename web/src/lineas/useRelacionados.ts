import { formatNumero } from '@distri/domain/cuentas';
import { formatDia, formatMoney } from '@distri/domain/kernel';
import type { DocumentoRelacionado } from '@distri/domain/lineas';
import OrderIcon from '@mui/icons-material/AssignmentOutlined';
import RemitoIcon from '@mui/icons-material/DescriptionOutlined';
import FacturaIcon from '@mui/icons-material/ReceiptLongOutlined';
import QuoteIcon from '@mui/icons-material/RequestQuoteOutlined';
import NotaIcon from '@mui/icons-material/UndoOutlined';
import { useNavigate } from '@tanstack/react-router';
import { cotizacionPath } from '../cotizaciones/paths.ts';
import { facturaPath } from '../facturas/paths.ts';
import { notaCreditoPath } from '../notasCredito/paths.ts';
import { pedidoPath } from '../pedidos/paths.ts';
import type { RelatedDocument } from '../platform/document/RelatedDocuments.tsx';
import { screenAccess } from '../platform/router/index.ts';
import { useUser } from '../platform/session/index.ts';
import { remitoPath } from '../remitos/paths.ts';

type Clase = DocumentoRelacionado['clase'];

const CLASES: Readonly<Record<Clase, { palabra: string; icon: RelatedDocument['icon'] }>> = {
  cotizacion: { palabra: 'Cotización', icon: QuoteIcon },
  pedido: { palabra: 'Pedido', icon: OrderIcon },
  factura: { palabra: 'Factura', icon: FacturaIcon },
  remito: { palabra: 'Remito', icon: RemitoIcon },
  notaCredito: { palabra: 'Nota de crédito', icon: NotaIcon },
};

/** Where a document of the customer is seen. Paths are only addresses: any area may name another's. */
export function documentoPath(cliente: string, { clase, id }: Pick<DocumentoRelacionado, 'clase' | 'id'>): string {
  switch (clase) {
    case 'cotizacion':
      return cotizacionPath(cliente, id);
    case 'pedido':
      return pedidoPath(cliente, id);
    case 'factura':
      return facturaPath(cliente, id);
    case 'remito':
      return remitoPath(id);
    case 'notaCredito':
      return notaCreditoPath(cliente, id);
  }
}

/** 'Factura A 0004-00012377', '19/11/2026, $ 1.087.541,84'. */
export function textoRelacionado({ clase, documento, fecha, importe }: DocumentoRelacionado) {
  const detail = importe === undefined ? formatDia(fecha) : `${formatDia(fecha)}, ${formatMoney(importe)}`;
  return { title: `${CLASES[clase].palabra} ${formatNumero(documento)}`, detail };
}

/** What a document comes from and leads to, each a link for who has its screen (D1 §6). */
export function useRelacionados(cliente: string, relacionados: readonly DocumentoRelacionado[]): RelatedDocument[] {
  const navigate = useNavigate();
  const { role } = useUser();
  return relacionados.map((relacionado) => {
    const path = documentoPath(cliente, relacionado);
    const opens = screenAccess({ path, permiso: undefined, rol: role, menu: undefined }) === 'granted';
    return {
      key: `${relacionado.clase}-${relacionado.id}`,
      icon: CLASES[relacionado.clase].icon,
      ...textoRelacionado(relacionado),
      onOpen: opens ? () => void navigate({ to: path }) : undefined,
    };
  });
}
