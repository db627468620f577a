import PersonIcon from '@mui/icons-material/PersonSearchOutlined';
import DateIcon from '@mui/icons-material/TodayOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { createLink, Navigate } from '@tanstack/react-router';
import { useClientePropio } from '../clientes/requests.ts';
import { StateChip } from '../platform/document/StateChip.tsx';
import { useUser } from '../platform/session/index.ts';
import { recordarEleccion, ultimaEleccion } from './eleccion.ts';
import { FACTURAS_X_CLIENTE, FACTURAS_X_FECHA, facturasDe } from './paths.ts';

const Tile = createLink(ButtonBase);

interface Opcion {
  to: string;
  title: string;
  help: string;
  icon: typeof SvgIcon;
}

const OPCIONES: readonly Opcion[] = [
  {
    to: FACTURAS_X_CLIENTE,
    title: 'Por cliente',
    help: 'Elegís un cliente y ves todas sus facturas, con lo que le queda por pagar.',
    icon: PersonIcon,
  },
  {
    to: FACTURAS_X_FECHA,
    title: 'Por fecha de ingreso',
    help: 'Ves las de los últimos 30 días, de todos los clientes.',
    icon: DateIcon,
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
  return (
    <Box sx={{ width: '100%', maxWidth: 720, mx: 'auto', pt: { xs: 2, sm: 8 } }}>
      <Typography variant="h3" component="h1">
        Facturas
      </Typography>
      <Typography variant="body1" color="textSecondary" sx={{ mb: 5 }}>
        ¿Cómo las querés buscar?
      </Typography>
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}
      >
        {OPCIONES.map((opcion) => (
          <Box component="li" key={opcion.to}>
            <OpcionTile
              opcion={opcion}
              isLast={opcion.to === last}
              hasFocus={opcion.to === (last ?? FACTURAS_X_CLIENTE)}
            />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

interface OpcionTileProps {
  opcion: Opcion;
  isLast: boolean;
  hasFocus: boolean;
}

function OpcionTile({ opcion: { to, title, help, icon: Icon }, isLast, hasFocus }: OpcionTileProps) {
  return (
    <Tile
      to={to}
      autoFocus={hasFocus}
      onClick={() => recordarEleccion(to)}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-start',
        gap: 1,
        width: '100%',
        height: '100%',
        p: 4,
        textAlign: 'left',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: '12px',
        '&:hover': { bgcolor: 'superficie.resaltada' },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, width: '100%', minHeight: 40 }}>
        <Icon sx={{ fontSize: 28, color: 'primary.main' }} />
        <Box sx={{ flex: 1 }} />
        {isLast && <StateChip tono="teal" palabra="Última vez" />}
      </Box>
      <Typography variant="h4" component="span">
        {title}
      </Typography>
      <Typography variant="body1" component="span" color="textSecondary">
        {help}
      </Typography>
    </Tile>
  );
}
