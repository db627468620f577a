import ImageIcon from '@mui/icons-material/ImageOutlined';
import CameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ElegirArchivo } from '../acciones/ElegirArchivo.tsx';
import type { Numitem } from './useArchivos.ts';

interface PruebaProps {
  nombre: string;
  numitem: Numitem;
  archivo: File | undefined;
  isStored: boolean;
  onArchivo: (numitem: Numitem, archivo: File) => void;
  onVerComprobante: (numitem: Numitem) => void;
}

/** 'Subir imagen', or that it is there: stored (opens it) or waiting to leave with the collection (changes it). */
export function Prueba(props: PruebaProps) {
  // The button's own padding: its words stand under the column's title.
  return (
    <Box component="span" sx={{ display: 'inline-block', ml: { xs: -4, sm: -2 } }}>
      <BotonPrueba {...props} />
    </Box>
  );
}

function BotonPrueba({ nombre, numitem, archivo, isStored, onArchivo, onVerComprobante }: PruebaProps) {
  if (isStored && !archivo)
    return (
      <Button
        size="small"
        color="inherit"
        startIcon={<ImageIcon />}
        aria-label={`Cargado, ver el comprobante: ${nombre}`}
        onClick={() => onVerComprobante(numitem)}
        sx={CARGADO}
      >
        Cargado
      </Button>
    );
  return (
    <ElegirArchivo
      label={`${archivo ? 'Cambiar' : 'Subir'} el comprobante: ${nombre}`}
      de={nombre}
      size="small"
      color={archivo ? 'inherit' : 'primary'}
      startIcon={archivo ? <ImageIcon /> : <CameraIcon />}
      onFile={(file) => onArchivo(numitem, file)}
    >
      {archivo ? 'Cargado' : 'Subir imagen'}
    </ElegirArchivo>
  );
}

const CARGADO = { fontWeight: 400, color: 'text.secondary' } as const;
