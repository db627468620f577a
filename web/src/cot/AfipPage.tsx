import DocumentIcon from '@mui/icons-material/DescriptionOutlined';
import TruckIcon from '@mui/icons-material/LocalShippingOutlined';
import { type Opcion, OptionTiles } from '../platform/tiles/index.ts';
import { COT_DOC, COT_RUT } from './paths.ts';

const OPCIONES: readonly Opcion[] = [
  {
    to: COT_DOC,
    title: 'COT por documento',
    help: 'Elegí las facturas y los remitos que salen.',
    icon: <DocumentIcon />,
  },
  {
    to: COT_RUT,
    title: 'COT por hoja de ruta',
    help: 'Todos los documentos de una hoja, de una vez.',
    icon: <TruckIcon />,
  },
];

/** /ventas/AFIP: the two ways to a transport code (D3 §2). */
export function AfipPage() {
  return (
    <OptionTiles
      title="AFIP"
      question="¿Con qué generás el código de operación de traslado (COT)?"
      options={OPCIONES}
    />
  );
}
