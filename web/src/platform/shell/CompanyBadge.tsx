import Box from '@mui/material/Box';
import { useServidor } from '../session/index.ts';
import { radio } from '../theme/index.ts';

/** Which company server one is on (D1 §2.3). Not on phones. */
export function CompanyBadge() {
  const { nombre } = useServidor();
  return (
    <Box
      title="Servidor"
      sx={{
        typography: 'caption',
        fontWeight: 600,
        lineHeight: '26px',
        whiteSpace: 'nowrap',
        px: 2.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: `${radio.chip}px`,
      }}
    >
      {nombre}
    </Box>
  );
}
