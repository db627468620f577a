import PersonIcon from '@mui/icons-material/PersonSearchOutlined';
import DateIcon from '@mui/icons-material/TodayOutlined';
import { Navigate } from '@tanstack/react-router';
import { useClientePropio } from '../clientes/requests.ts';
import { StateChip } from '../platform/document/StateChip.tsx';
import { useUser } from '../platform/session/index.ts';
import { type Opcion, OptionTiles } from '../platform/tiles/index.ts';
import { recordarEleccion, ultimaEleccion } from './eleccion.ts';
import { FACTURAS_X_CLIENTE, FACTURAS_X_FECHA, facturasDe } from './paths.ts';

const OPCIONES: readonly Opcion[] = [
  {
    to: FACTURAS_X_CLIENTE,
    title: 'Por cliente',
    help: 'Elegís un cliente y ves todas sus facturas, con lo que le queda por pagar.',
    icon: <PersonIcon />,
  },
  {
    to: FACTURAS_X_FECHA,
    title: 'Por fecha de ingreso',
    help: 'Ves las de los últimos 30 días, de todos los clientes.',
    icon: <DateIcon />,
  },
];

/** /ventas/facturas: by customer or by entry date (D2 §2). A customer's own user has nothing to choose (decisions 5). */
export function EleccionPage() {
  const { role } = useUser();
  return role === 'C' ? <OwnList /> : <Eleccion />;
}

function OwnList() {
  const propio = useClientePropio();
  return propio ? <Navigate to={facturasDe(propio)} replace /> : null;
}

/** The choice of the last visit has the focus: Enter goes there again. */
function Eleccion() {
  const last = ultimaEleccion();
  const options = OPCIONES.map((opcion) => ({
    ...opcion,
    ...(opcion.to === last && { badge: <StateChip tono="teal" palabra="Última vez" /> }),
  }));
  return (
    <OptionTiles
      title="Facturas"
      question="¿Cómo las querés buscar?"
      options={options}
      focus={last ?? undefined}
      onChoose={recordarEleccion}
    />
  );
}
