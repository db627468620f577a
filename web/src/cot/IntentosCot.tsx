import type { EnvioGuardado } from '@distri/domain/cot';
import { businessDay, formatDia } from '@distri/domain/kernel';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatTime } from '../platform/format/time.ts';

/** '22/11/2026 02:41': it is printed, and a paper has no today. */
export const formatMomento = (instant: string) => `${formatDia(businessDay(new Date(instant)))} ${formatTime(instant)}`;

/** Each time that the file was sent, the last first. */
export function IntentosCot({ intentos }: Pick<EnvioGuardado, 'intentos'>) {
  if (intentos.length === 0) return null;
  return (
    <Box component="section" aria-label="Envíos de este archivo">
      <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
        {intentos.length === 1 ? 'Se envió una vez' : `Se envió ${intentos.length} veces`}
      </Typography>
      <Box component="ol" reversed sx={{ m: 0, pl: 5, typography: 'body2', color: 'text.secondary' }}>
        {intentos.map(({ numero, momento, username, demora, detalle }) => (
          <li key={numero}>
            {`${formatMomento(momento)} · ${username}${demora === null ? '' : ` · ${enSegundos(demora)}`}${detalle === '' ? '' : ` · ${detalle}`}`}
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** '1,2 s'. */
const enSegundos = (ms: number) =>
  `${Math.max(ms / 1000, 0.1).toLocaleString('es-AR', { maximumFractionDigits: 1 })} s`;
