import { plural } from '@distri/domain/kernel';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';

/** That ARBA is being asked, and since when: it may take its 40 seconds (domain-facts §1.4). */
export function EsperaArba() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((past) => past + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Box role="status">
      <LinearProgress aria-label="Enviando a ARBA" />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {seconds < 3
          ? 'Enviando a ARBA…'
          : `Esperando a ARBA hace ${plural(seconds, 'segundo', 'segundos')}. Puede tardar hasta 40: si no contesta, el archivo queda guardado.`}
      </Typography>
    </Box>
  );
}
