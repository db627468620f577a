import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { rem, remTel } from '../theme/index.ts';

interface LogoProps {
  /** On the login screen it is larger than in the menu. */
  large?: boolean;
}

/** The mark and the name, as in the pictures. */
export function Logo({ large = false }: LogoProps) {
  const side = large ? { xs: 32, sm: 28 } : 24;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2.5 }}>
      <Box component="img" src="/logo.svg" alt="" sx={{ width: side, height: side, display: 'block' }} />
      <Box
        component="span"
        sx={{
          fontSize: large ? { xs: remTel(16), sm: rem(19) } : { xs: remTel(17), sm: rem(17) },
          fontWeight: 700,
          lineHeight: '24px',
          letterSpacing: '-0.02em',
        }}
      >
        Distri
      </Box>
    </Stack>
  );
}
