import CameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface FotoFieldProps {
  value: File | null;
  onChange: (foto: File | null) => void;
  /** It was asked for and is not there. */
  isMissing: boolean;
}

const HIDDEN = { position: 'absolute', width: 1, height: 1, opacity: 0, overflow: 'hidden' } as const;

/** The photo of the signed remito, by camera or from a file (D4 §2). */
export function FotoField({ value, onChange, isMissing }: FotoFieldProps) {
  return (
    <Box sx={{ mt: 3, display: 'flex', gap: 3, alignItems: 'center', flexWrap: 'wrap' }}>
      <Button component="label" variant="outlined" startIcon={<CameraIcon />}>
        {value ? 'Cambiar la foto' : 'Foto del remito'}
        <Box
          component="input"
          type="file"
          accept="image/*"
          capture="environment"
          aria-label="Foto del remito"
          sx={HIDDEN}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) => onChange(event.target.files?.[0] ?? null)}
        />
      </Button>
      <Typography
        variant="body2"
        color={isMissing ? 'error' : 'textSecondary'}
        role={isMissing ? 'alert' : undefined}
        noWrap
      >
        {value?.name ?? (isMissing ? 'Debe subir la foto del remito' : 'Sin foto')}
      </Typography>
    </Box>
  );
}
