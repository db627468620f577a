import { TEL } from '../typography.ts';
import type { Componentes } from './components.ts';

/** The page itself: root size (14 px on mobile or Android, D1 §2.5), ink, and no motion for those who ask for none. */
export const baseline: Componentes = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { fontSize: 16, [TEL]: { fontSize: 14 }, scrollbarGutter: 'auto', '&[data-android]': { fontSize: 14 } },
      body: {
        ...theme.typography.body2,
        fontFeatureSettings: '"cv05","cv08","ss03"',
        WebkitFontSmoothing: 'antialiased',
      },
      '::selection': { background: (theme.vars ?? theme).palette.primary.fondo },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': { animationDuration: '0s !important', transitionDuration: '0s !important' },
      },
    }),
  },
};
