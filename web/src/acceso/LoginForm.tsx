import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { appConfigQuery } from '../platform/api/index.ts';
import { lastServidor } from '../platform/session/index.ts';
import { LoginFields } from './LoginFields.tsx';
import { ServidorField } from './ServidorField.tsx';
import { useLoginForm } from './useLoginForm.ts';

/** Server, user, password, token; after that, where the person wanted to go (D1 §2.1). */
export function LoginForm() {
  const config = useQuery(appConfigQuery);
  const empresas = config.data?.empresas;
  const [chosen, setChosen] = useState(lastServidor()?.id);
  const fallback = empresas?.find((empresa) => empresa.predeterminada) ?? empresas?.[0];
  const servidor = empresas?.find((empresa) => empresa.id === chosen) ?? fallback;
  const form = useLoginForm(servidor);
  const router = useRouter();
  const { volver } = useSearch({ from: '/login' });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.send(() => router.history.replace(volver ?? '/'));
  };
  return (
    <Box sx={{ width: '100%', maxWidth: { sm: 384 }, alignSelf: { sm: 'center' }, justifySelf: 'center' }}>
      <Typography variant="h1">¡Bienvenido!</Typography>
      <Typography variant="body1" color="textSecondary" sx={{ mt: 1, mb: 6 }}>
        Ingresá con tu usuario de la empresa.
      </Typography>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: { xs: 5, sm: 4 } }}>
        {config.isError ? (
          <Alert
            severity="error"
            action={
              <Button size="small" onClick={() => void config.refetch()}>
                Reintentar
              </Button>
            }
          >
            {config.error.message}
          </Alert>
        ) : (
          <ServidorField empresas={empresas} value={servidor?.id} onChange={setChosen} />
        )}
        <LoginFields form={form} />
        <Button
          type="submit"
          variant="contained"
          size="large"
          fullWidth
          disabled={!form.canSend}
          loading={form.isSending}
          sx={{ mt: { sm: 1 } }}
        >
          Ingresar
        </Button>
        {/* Does nothing, by document (D1 §2.1, decisions 14). */}
        <Button type="button" sx={{ justifySelf: 'center', mt: { xs: -3, sm: -2 } }}>
          Olvidé mi contraseña
        </Button>
      </Box>
    </Box>
  );
}
