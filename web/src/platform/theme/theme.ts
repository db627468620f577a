/**
 * Distri: the one theme. Light and dark, desk and phone, from a single createTheme.
 * A screen holds no colour, pixel or font value of its own: it takes them from here.
 */
import './augmentation.ts';
import { esES } from '@mui/material/locale';
import { createTheme } from '@mui/material/styles';
import { actions } from './components/actions.ts';
import { baseline } from './components/baseline.ts';
import { data } from './components/data.ts';
import { feedback } from './components/feedback.ts';
import { fields } from './components/fields.ts';
import { surfaces } from './components/surfaces.ts';
import { claro, oscuro } from './palette.ts';
import { anchoVentana, radio, sombras } from './tokens.ts';
import { typography } from './typography.ts';

const { barra, tarjeta, menu, dialogo } = sombras;

/** The attribute of `<html>` that carries the mode, `light` or `dark`. */
export const MODE_ATTRIBUTE = 'data-modo';

export const temaDistri = createTheme(
  {
    cssVariables: { colorSchemeSelector: MODE_ATTRIBUTE },
    colorSchemes: { light: { palette: claro }, dark: { palette: oscuro } },
    spacing: 4,
    shape: { borderRadius: radio.control },
    shadows: [
      'none',
      barra,
      ...([tarjeta, tarjeta, tarjeta, tarjeta] as const),
      ...([menu, menu, menu, menu, menu, menu, menu, menu, menu, menu] as const),
      ...([dialogo, dialogo, dialogo, dialogo, dialogo, dialogo, dialogo, dialogo, dialogo] as const),
    ],
    focusVisible: { outlineWidth: 2, outlineOffset: 2 },
    breakpoints: { values: anchoVentana },
    zIndex: {
      mobileStepper: 1000,
      fab: 1050,
      speedDial: 1050,
      appBar: 1100,
      drawer: 1200,
      modal: 1300,
      snackbar: 1400,
      tooltip: 1500,
    },
    typography,
    components: { ...baseline, ...actions, ...fields, ...surfaces, ...data, ...feedback },
  },
  esES,
);
