import type { DireccionEntrega } from '@distri/domain/clientes';
import { TEXTOS_COTIZACION } from '@distri/domain/cotizaciones';
import { composeLeyendas, type LeyendasPropias } from '@distri/domain/lineas';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormButtons } from '../../platform/dialogs/FormButtons.tsx';
import { FormDialog } from '../../platform/dialogs/FormDialog.tsx';

interface DireccionDialogProps {
  direcciones: readonly DireccionEntrega[];
  value: number | null;
  propias: LeyendasPropias;
  onSave: (id: number) => void;
  onClose: () => void;
}

/** Where it is delivered, each address with all that is known of it, and the legends that it will write (D2 §2, §5). */
export function DireccionDialog({ direcciones, value, propias, onSave, onClose }: DireccionDialogProps) {
  const [elegida, setElegida] = useState(value);
  const direccion = direcciones.find(({ id }) => id === elegida) ?? null;
  const save = () => {
    if (elegida === null) return;
    onSave(elegida);
    onClose();
  };
  return (
    <FormDialog
      title="Dirección de entrega"
      onClose={onClose}
      onSubmit={save}
      actions={<FormButtons label="Usar esta dirección" onCancel={onClose} disabled={elegida === null} />}
    >
      {direcciones.length === 0 ? (
        <Typography variant="body1" color="textSecondary">
          {TEXTOS_COTIZACION.sinDirecciones}
        </Typography>
      ) : (
        <RadioGroup
          aria-label="Dirección de entrega"
          value={elegida === null ? '' : String(elegida)}
          onChange={(_, next) => setElegida(Number(next))}
        >
          {direcciones.map((each) => (
            <FormControlLabel
              key={each.id}
              value={String(each.id)}
              control={<Radio autoFocus={each.id === (value ?? direcciones[0]?.id)} />}
              label={<Direccion direccion={each} />}
              sx={{ alignItems: 'flex-start', py: 1 }}
            />
          ))}
        </RadioGroup>
      )}
      {direccion && <Leyendas leyendas={Object.values(composeLeyendas(direccion, propias))} />}
    </FormDialog>
  );
}

function Direccion({ direccion }: { direccion: DireccionEntrega }) {
  const { id, localidad, provincia, codigopostal, observacion } = direccion;
  const lugar = [localidad, provincia, codigopostal && `CP ${codigopostal}`].filter(Boolean).join(', ');
  return (
    <Box sx={{ pt: 1.5 }}>
      <Typography variant="body2" sx={{ fontWeight: 500 }}>
        {String(id).padStart(5, '0')} - {direccion.direccion}
      </Typography>
      <Typography variant="caption" color="textSecondary" component="p">
        {[lugar, observacion].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}

/** What is printed: the address takes the first lines. */
function Leyendas({ leyendas }: { leyendas: readonly string[] }) {
  return (
    <Box sx={{ bgcolor: 'superficie.hundida', borderRadius: '8px', p: 3 }}>
      <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
        Leyendas
      </Typography>
      <Box component="ol" sx={{ m: 0, pl: 4 }}>
        {[...leyendas.entries()].map(([index, text]) => (
          <Typography key={index} component="li" variant="body2" color={text ? undefined : 'textSecondary'}>
            {text || '–'}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
