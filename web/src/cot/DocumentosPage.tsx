import { type DocumentoCot, MAXIMO_DOCUMENTOS_COT, TEXTOS_COT } from '@distri/domain/cot';
import { formatNumero } from '@distri/domain/cuentas';
import DocumentIcon from '@mui/icons-material/DescriptionOutlined';
import { COLUMNAS_DOCUMENTOS, DOCUMENTOS_NOUN, idDocumento, nombreDocumento } from './columns.tsx';
import { type Fuente, PaginaCot } from './PaginaCot.tsx';
import { useDocumentos } from './requests.ts';

const tooMany = (rows: readonly DocumentoCot[]) => (rows.length > MAXIMO_DOCUMENTOS_COT ? TEXTOS_COT.maximo : null);

const DOCUMENTOS: Fuente<DocumentoCot> = {
  id: 'cot-documentos',
  label: 'Documentos para COT',
  title: 'COT por documento',
  noun: DOCUMENTOS_NOUN,
  columns: COLUMNAS_DOCUMENTOS,
  useRows: useDocumentos,
  rowId: idDocumento,
  rowLabel: nombreDocumento,
  rowDia: ({ ingreso }) => ingreso,
  selectable: true,
  searchHint: 'Número, cliente, localidad o COT',
  empty: {
    icon: <DocumentIcon />,
    title: 'No se encontraron resultados',
    help: 'No hay facturas ni remitos emitidos en estos días.',
  },
  impide: tooMany,
  avisa: tooMany,
  salida(documentos) {
    const [only] = documentos;
    const titulo = documentos.length === 1 && only ? formatNumero(only.numero) : null;
    return { titulo, documentos, hoja: null, dominio: '' };
  },
};

/** /ventas/AFIP/COT-DOC: invoices and delivery notes of some days (D3 §2). */
export function DocumentosPage() {
  return <PaginaCot fuente={DOCUMENTOS} />;
}
