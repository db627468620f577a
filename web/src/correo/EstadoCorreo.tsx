import { CORREO_REENVIADO, type DocumentoDeCorreo, isReenviable, type Salida } from '@distri/domain/correo';
import { can } from '@distri/domain/kernel';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useAvisos } from '../platform/feedback/index.ts';
import { useUser } from '../platform/session/index.ts';
import { correosVisibles, motivoCorreo, SIN_CORREOS, textoCorreo } from './estadoCorreo.ts';
import { useReenviar } from './requests.ts';

interface EstadoCorreoProps {
  documento: DocumentoDeCorreo;
  salidas: readonly Salida[];
}

/** What happened to the mails of a document; one that did not leave says why, and A and O send it again from here. */
export function EstadoCorreo({ documento, salidas }: EstadoCorreoProps) {
  const avisos = useAvisos();
  const { role } = useUser();
  const { reenviar, isSending } = useReenviar(documento);
  if (salidas.length === 0) return SIN_CORREOS;
  const again = (id: number) =>
    reenviar(id).then(
      () => avisos.listo(CORREO_REENVIADO),
      () => undefined,
    );
  return (
    <Box component="span" sx={{ display: 'grid', gap: 1 }}>
      {correosVisibles(salidas).map((salida) => (
        <Correo
          key={salida.id}
          salida={salida}
          isSending={isSending}
          onAgain={
            can(role, 'correo.reenviar') && isReenviable(salida.estado) ? () => void again(salida.id) : undefined
          }
        />
      ))}
    </Box>
  );
}

interface CorreoProps {
  salida: Salida;
  isSending: boolean;
  onAgain: (() => void) | undefined;
}

function Correo({ salida, isSending, onAgain }: CorreoProps) {
  const motivo = motivoCorreo(salida);
  return (
    <Box component="span" sx={{ display: 'block' }}>
      <Box component="span" sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        {salida.estado === 'fallado' && <ErrorIcon fontSize="small" color="error" aria-hidden />}
        <span>{textoCorreo(salida)}</span>
      </Box>
      {motivo && (
        <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
          {motivo}
        </Typography>
      )}
      {onAgain && (
        <Button size="small" variant="outlined" loading={isSending} onClick={onAgain} sx={{ mt: 1 }}>
          Reenviar
        </Button>
      )}
    </Box>
  );
}
