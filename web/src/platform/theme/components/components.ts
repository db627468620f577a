import type { ThemeOptions } from '@mui/material/styles';

/**
 * What `createTheme` takes, and not Material's `Components<Theme>`: comparing one with the other, component by component,
 * took more than half of the type check of all screens.
 */
export type Componentes = NonNullable<ThemeOptions['components']>;
