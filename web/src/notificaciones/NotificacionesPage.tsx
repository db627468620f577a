import { can } from '@distri/domain/kernel';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { getRouteApi } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { PhoneDial } from '../platform/document/PhoneDial.tsx';
import { SearchField } from '../platform/search/SearchField.tsx';
import { useUser } from '../platform/session/index.ts';
import { usePhone } from '../platform/shell/index.ts';
import { EnviarDialog } from './EnviarDialog.tsx';
import { NotificacionesList } from './NotificacionesList.tsx';

const route = getRouteApi('/app/herramientas/notificaciones');

/** Received and sent ones; A and O send (D4 §2, §6). */
export function NotificacionesPage() {
  const { tipo = 'recibidas' } = route.useSearch();
  const navigate = route.useNavigate();
  const { role } = useUser();
  const [buscar, setBuscar] = useState('');
  const [isSending, setSending] = useState(false);
  const isPhone = usePhone();
  return (
    <Stack sx={{ gap: 3, flex: 1, minHeight: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Typography variant="h3" component="h1" sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }}>
          Notificaciones
        </Typography>
        <SearchField
          label="Buscar notificaciones"
          placeholder="Persona o mensaje"
          value={buscar}
          onChange={setBuscar}
        />
        {can(role, 'notificaciones.enviar') && !isPhone && (
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => setSending(true)}>
            Nueva notificación
          </Button>
        )}
      </Box>
      <Paper variant="outlined" sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }}>
        <Tabs
          value={tipo}
          onChange={(_, next: 'recibidas' | 'enviadas') => void navigate({ search: { tipo: next }, replace: true })}
          aria-label="Notificaciones"
          sx={{ px: 2, borderBottom: 1, borderColor: 'divider', flexShrink: 0 }}
        >
          <Tab value="recibidas" label="Recibidas" />
          <Tab value="enviadas" label="Enviadas" />
        </Tabs>
        <NotificacionesList key={tipo} tipo={tipo} buscar={useDeferredValue(buscar.trim())} />
      </Paper>
      {can(role, 'notificaciones.enviar') && isPhone && (
        <PhoneDial
          label="Nueva notificación"
          icon={<AddIcon />}
          tools={[{ label: 'Nueva notificación', icon: AddIcon, onClick: () => setSending(true) }]}
        />
      )}
      {isSending && <EnviarDialog onClose={() => setSending(false)} />}
    </Stack>
  );
}
