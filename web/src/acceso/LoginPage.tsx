import { VERSION_PRODUCTO } from '@distri/domain/kernel';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Logo } from '../platform/shell/Logo.tsx';
import { BrandPanel } from './BrandPanel.tsx';
import { LoginForm } from './LoginForm.tsx';

/** The login screen (D1 §2.1; look 01). */
export function LoginPage() {
  useEffect(() => {
    document.title = 'Ingresar · Distri';
  }, []);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '59fr 41fr' }, minHeight: '100dvh' }}>
      <Box
        component="main"
        sx={{
          display: 'grid',
          gridTemplateRows: 'auto 1fr auto',
          gap: { xs: 10, sm: 0 },
          p: { xs: '40px 24px 24px', sm: 8 },
          bgcolor: 'background.paper',
        }}
      >
        <Logo large />
        <LoginForm />
        <Typography variant="caption" color="textSecondary" sx={{ textAlign: { xs: 'center', sm: 'left' } }}>
          Versión {VERSION_PRODUCTO}
        </Typography>
      </Box>
      <BrandPanel />
    </Box>
  );
}
