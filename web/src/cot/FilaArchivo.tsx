import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import SendIcon from '@mui/icons-material/SendOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface FilaArchivoProps {
  /** 'TXT'. */
  nombre: string;
  detalle: string;
  isBusy: boolean;
  onEnviar?: () => void;
  onDescargar: () => void;
}

/** A file and what can be done with it. */
export function FilaArchivo({ nombre, detalle, isBusy, onEnviar, onDescargar }: FilaArchivoProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        py: 3,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography variant="h5" component="h3">
          {nombre}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary">
          {detalle}
        </Typography>
      </Box>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        disabled={isBusy}
        aria-label={`Descargar ${nombre}`}
        onClick={onDescargar}
      >
        Descargar
      </Button>
      {onEnviar && (
        <Button
          variant="contained"
          startIcon={<SendIcon />}
          disabled={isBusy}
          aria-label={`Enviar ${nombre} a ARBA`}
          onClick={onEnviar}
        >
          Enviar
        </Button>
      )}
    </Box>
  );
}
