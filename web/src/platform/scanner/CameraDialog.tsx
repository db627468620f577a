import CameraOffIcon from '@mui/icons-material/NoPhotographyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { type ReactNode, useRef } from 'react';
import { FormDialog } from '../dialogs/FormDialog.tsx';
import { ScreenState } from '../feedback/index.ts';
import type { Format } from './detector.ts';
import { type CameraState, useCameraReader } from './useCameraReader.ts';

interface CameraDialogProps {
  title: string;
  formats: readonly Format[];
  onRead: (text: string) => void;
  onClose: () => void;
  /** What the last reading was: the camera goes on reading. */
  children?: ReactNode;
}

const PROBLEMS: Readonly<Record<Exclude<CameraState, 'opening' | 'reading'>, { title: string; help: string }>> = {
  denied: {
    title: 'No hay permiso para usar la cámara',
    help: 'Permitilo en la configuración del navegador para este sitio, o usá el lector o el teclado.',
  },
  missing: {
    title: 'No se encontró una cámara',
    help: 'Conectá una, o usá el lector o el teclado.',
  },
  failed: {
    title: 'No se pudo abrir la cámara',
    help: 'Cerrá las otras aplicaciones que la estén usando y reintentá.',
  },
};

/** The camera as a reader of codes, for who has no scanner at hand. It stays open: many codes are read in a row. */
export function CameraDialog({ title, formats, onRead, onClose, children }: CameraDialogProps) {
  const video = useRef<HTMLVideoElement>(null);
  const { state, retry } = useCameraReader(video, { formats, onRead });
  const problem = state === 'opening' || state === 'reading' ? null : PROBLEMS[state];
  return (
    <FormDialog
      title={title}
      onClose={onClose}
      actions={
        <Button variant="outlined" onClick={onClose}>
          Terminar
        </Button>
      }
    >
      {problem ? (
        <ScreenState
          isError
          icon={<CameraOffIcon />}
          {...problem}
          actions={
            <Button variant="outlined" onClick={retry}>
              Reintentar
            </Button>
          }
        />
      ) : (
        <Box
          sx={{
            position: 'relative',
            flex: { xs: 1, sm: 'none' },
            height: { sm: 340 },
            minHeight: 240,
            borderRadius: '12px',
            overflow: 'hidden',
            bgcolor: 'superficie.hundida',
          }}
        >
          <video ref={video} muted playsInline aria-label="Imagen de la cámara" style={FILL} />
          <Box aria-hidden sx={FRAME} />
          {state === 'opening' && (
            <Box sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }}>
              <CircularProgress aria-label="Abriendo la cámara" />
            </Box>
          )}
        </Box>
      )}
      {children}
    </FormDialog>
  );
}

const FILL = { width: '100%', height: '100%', objectFit: 'cover', display: 'block' } as const;

/** Where the code goes. */
const FRAME = {
  position: 'absolute',
  top: '50%',
  left: '50%',
  width: 'min(64%, 240px)',
  aspectRatio: '1',
  transform: 'translate(-50%, -50%)',
  border: 3,
  borderColor: 'primary.main',
  borderRadius: '16px',
} as const;
