import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { temaDistri } from './theme.ts';

const CLAVE_MODO = 'distri.modo';

/** The theme, in the mode that the person chose in the user menu; the system's until then (ui.md). */
export function AppTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={temaDistri} defaultMode="system" modeStorageKey={CLAVE_MODO} noSsr>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
