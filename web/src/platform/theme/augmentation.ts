/** What our theme adds to Material's types. Imported once, by `theme.ts`. */
import type {} from '@mui/material/themeCssVarsAugmentation';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import type { CSSProperties } from 'react';
import type { Superficie } from './palette.ts';
import type { Tono, TonoClave } from './tonos.ts';

declare module '@mui/material/styles' {
  interface Palette {
    tono: Record<TonoClave, Tono>;
    superficie: Superficie;
  }
  interface PaletteOptions {
    tono?: Record<TonoClave, Tono>;
    superficie?: Superficie;
  }
  interface PaletteColor {
    fondo: string;
  }
  interface SimplePaletteColorOptions {
    fondo?: string;
  }
  interface TypographyVariants {
    cifra: CSSProperties;
    codigo: CSSProperties;
    contador: CSSProperties;
  }
  interface TypographyVariantsOptions {
    cifra?: CSSProperties;
    codigo?: CSSProperties;
    contador?: CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    cifra: true;
    codigo: true;
    contador: true;
  }
}
