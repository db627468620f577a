import { checkPedidosFacturados, type HojaCot, MENSAJES_COT } from '@distri/domain/cot';
import { problemText } from '@distri/domain/kernel';
import TruckIcon from '@mui/icons-material/LocalShippingOutlined';
import { COLUMNAS_HOJAS, HOJAS_NOUN } from './columns.tsx';
import { HojaDialog } from './HojaDialog.tsx';
import { documentosDeHoja } from './hoja.ts';
import { type Fuente, PaginaCot } from './PaginaCot.tsx';
import { useHojas } from './requests.ts';

/** Uninvoiced orders stop it, by name; so does a sheet with nothing to declare (D3 §5). */
function impide([hoja]: readonly HojaCot[]): string | null {
  if (!hoja) return null;
  const [problem] = checkPedidosFacturados(hoja.pedidos);
  if (problem) return problemText(MENSAJES_COT, problem);
  return documentosDeHoja(hoja).length === 0 ? 'La hoja de ruta no tiene documentos para declarar.' : null;
}

const HOJAS: Fuente<HojaCot> = {
  id: 'cot-hojas',
  label: 'Hojas de ruta para COT',
  title: 'COT por hoja de ruta',
  noun: HOJAS_NOUN,
  columns: COLUMNAS_HOJAS,
  useRows: useHojas,
  rowId: ({ id }) => String(id),
  rowLabel: ({ id }) => `la hoja de ruta ${id}`,
  rowDia: ({ fecha }) => fecha,
  selectable: 'una',
  searchHint: 'Hoja, vehículo, dominio, chofer o zona',
  empty: {
    icon: <TruckIcon />,
    title: 'No hay hojas de ruta en estos días',
    help: 'Probá con otras fechas. También podés generar el COT por documento.',
  },
  impide,
  avisa: () => null,
  salida([hoja]) {
    if (!hoja) throw new Error('a sheet is chosen');
    const documentos = documentosDeHoja(hoja);
    return { titulo: `hoja de ruta ${hoja.id}`, documentos, hoja: hoja.id, dominio: hoja.patente };
  },
  detalle: (hoja, onClose, onGenerar) => (
    <HojaDialog hoja={hoja} impedimento={impide([hoja])} onClose={onClose} onGenerar={onGenerar} />
  ),
};

/** /ventas/AFIP/COT-RUT: one route sheet, all that it carries (D3 §2, §5). */
export function HojasPage() {
  return <PaginaCot fuente={HOJAS} />;
}
