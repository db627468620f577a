import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { FormEvent } from 'react';
import { type Servidor, useSession } from '../platform/session/index.ts';
import { LoginFields } from './LoginFields.tsx';
import { leaveSession } from './logOut.ts';
import { useLoginForm } from './useLoginForm.ts';

/** Over the page when the session expires in mid-work: what was typed stays, and pending requests go on after it. */
export function ReloginOverlay() {
  const state = useSession();
  if (state.status !== 'suspended') return null;
  return <ReloginDialog servidor={state.servidor} username={state.user.username} />;
}

function ReloginDialog({ servidor, username }: { servidor: Servidor; username: string }) {
  const form = useLoginForm(servidor, username);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.send();
  };
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby="sesion-vencida">
      <Box component="form" noValidate onSubmit={submit}>
        <DialogTitle id="sesion-vencida">Tu sesión venció</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          <Typography variant="body1" color="textSecondary">
            Ingresá de nuevo en {servidor.nombre} y seguí donde estabas. Lo que escribiste sigue acá.
          </Typography>
          <LoginFields form={form} fixedUser />
        </DialogContent>
        <DialogActions>
          <Button type="button" variant="outlined" onClick={leaveSession}>
            Salir
          </Button>
          <Button type="submit" variant="contained" disabled={!form.canSend} loading={form.isSending}>
            Ingresar
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
