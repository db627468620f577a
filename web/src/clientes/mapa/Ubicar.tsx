import { checkUbicacion, MENSAJES_UBICACION, parseCoordenadas, parseGrados } from '@distri/domain/clientes';
import { problemText } from '@distri/domain/kernel';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useState } from 'react';
import { TextInput } from '../../platform/forms/TextInput.tsx';
import type { MapFocus } from '../../platform/map/index.ts';

interface UbicarProps {
  /** What is being placed: a customer, or one of its addresses. */
  nombre: string;
  place: MapFocus;
  isSaving: boolean;
  /** Why it could not be stored: said here, or on a phone it would lie over the buttons. */
  failure: Error | null;
  onChange: (place: MapFocus) => void;
  onSave: (place: MapFocus) => void;
  onCancel: () => void;
}

const DECIMALES = 6;
const texto = (grados: number) => grados.toFixed(DECIMALES).replace('.', ',');

/** Places a pin: dragging it on the map, or writing where it stands, which needs no mouse. */
export function Ubicar({ nombre, place, isSaving, failure, onChange, onSave, onCancel }: UbicarProps) {
  const [latitud, setLatitud] = useState(() => texto(place.latitud));
  const [longitud, setLongitud] = useState(() => texto(place.longitud));
  const [isChecked, setChecked] = useState(false);
  // The pin was dragged: the fields say where it is now.
  useEffect(() => {
    setLatitud((typed) => (parseGrados(typed) === place.latitud ? typed : texto(place.latitud)));
    setLongitud((typed) => (parseGrados(typed) === place.longitud ? typed : texto(place.longitud)));
  }, [place]);

  /** A pair that was copied from somewhere else fills both. */
  const change = (text: string, set: (text: string) => void, of: (grados: number) => MapFocus) => {
    const pair = parseCoordenadas(text);
    if (pair) return onChange(pair);
    set(text);
    const grados = parseGrados(text);
    if (grados !== null) onChange(of(grados));
  };
  const isWrong = [latitud, longitud].map((text) => parseGrados(text) === null);
  const [problema] = checkUbicacion(place);
  const error = problema && problemText(MENSAJES_UBICACION, problema);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!error && !isWrong.includes(true)) onSave(place);
  };
  const errorOf = (wrong: boolean | undefined) =>
    isChecked && wrong ? 'Escribí grados, por ejemplo -34,6577' : undefined;
  return (
    <Box component="form" noValidate onSubmit={save} aria-label="Ubicación" sx={{ p: 4, display: 'grid', gap: 3 }}>
      <Box>
        <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {nombre}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Arrastrá el pin hasta su lugar, tocá el mapa o pegá las coordenadas.
        </Typography>
      </Box>
      {/* Beside each other on a phone, where half of the screen is the map's. */}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <TextInput
          label="Latitud"
          value={latitud}
          error={errorOf(isWrong[0]) ?? (isChecked ? error : undefined)}
          onChange={(text) => change(text, setLatitud, (grados) => ({ ...place, latitud: grados }))}
        />
        <TextInput
          label="Longitud"
          value={longitud}
          error={errorOf(isWrong[1])}
          onChange={(text) => change(text, setLongitud, (grados) => ({ ...place, longitud: grados }))}
        />
      </Box>
      {failure && <Alert severity="error">{failure.message}</Alert>}
      <Stack direction="row" sx={{ gap: 2, justifyContent: 'flex-end' }}>
        <Button variant="outlined" disabled={isSaving} onClick={onCancel}>
          Cancelar
        </Button>
        <Button type="submit" variant="contained" loading={isSaving}>
          Guardar ubicación
        </Button>
      </Stack>
    </Box>
  );
}
