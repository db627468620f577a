import { plural } from '@distri/domain/kernel';
import { TEXTOS_RENDICION, textoLectura } from '@distri/domain/rendiciones';
import RightIcon from '@mui/icons-material/CheckCircleOutlined';
import WrongIcon from '@mui/icons-material/ErrorOutlined';
import RepeatedIcon from '@mui/icons-material/RepeatOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Signal } from '../../platform/scanner/index.ts';
import { signalOf, type UltimaLectura } from './useEscaneo.ts';

const LOOK: Readonly<Record<Signal, { palette: 'success' | 'warning' | 'error'; icon: typeof RightIcon }>> = {
  right: { palette: 'success', icon: RightIcon },
  repeated: { palette: 'warning', icon: RepeatedIcon },
  wrong: { palette: 'error', icon: WrongIcon },
};

const SIN_NUMEROS = 'El código leído no es de una rendición de cobranzas';
/** More are counted. */
const MOSTRADOS = 5;

/** What the last reading was, in colour, icon and words; the ear has heard it already. */
export function LecturaBanner({ ultima }: { ultima: UltimaLectura }) {
  const { palette, icon: Icon } = LOOK[signalOf(ultima)];
  const [first = '', ...rest] = linesOf(ultima);
  return (
    <Box
      key={ultima.orden}
      role="status"
      sx={{
        display: 'flex',
        gap: 3,
        px: 4,
        py: 3,
        flexShrink: 0,
        borderRadius: '12px',
        bgcolor: `${palette}.fondo`,
        color: `${palette}.main`,
      }}
    >
      <Icon aria-hidden />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle2" component="p" sx={{ fontWeight: 600 }}>
          {first}
        </Typography>
        {rest.map((line) => (
          <Typography key={line} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {line}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

/** 'Se agregaron 3 cobranzas', then why others were not. */
export function linesOf({ resultado, error }: UltimaLectura): string[] {
  if (!resultado) return [error ?? ''];
  if (resultado.isEmpty) return [SIN_NUMEROS];
  const { agregadas, problemas } = resultado;
  const added = agregadas.length > 0 ? [addedText(agregadas, problemas.length > 0)] : [];
  const isMany = agregadas.length + problemas.length > 1;
  const lines = problemas.map((lectura) => {
    const text = textoLectura(lectura) ?? '';
    // The third sentence names no number: in a reading of many, which one it is has to be said.
    return isMany && text === TEXTOS_RENDICION.noAprobada ? `${lectura.id}: ${text}` : text;
  });
  const hidden = lines.length - MOSTRADOS;
  return [...added, ...lines.slice(0, MOSTRADOS), ...(hidden > 0 ? [`y ${hidden} más`] : [])];
}

/** Over reasons, the one that was added says so: it is none of them. */
function addedText(agregadas: readonly { id: number; razsoc: string }[], isOverReasons: boolean): string {
  const [only] = agregadas;
  if (!only || agregadas.length > 1) return `Se agregaron ${plural(agregadas.length, 'cobranza', 'cobranzas')}`;
  return `${isOverReasons ? 'Se agregó la cobranza' : 'Cobranza'} ${only.id} · ${only.razsoc}`;
}
