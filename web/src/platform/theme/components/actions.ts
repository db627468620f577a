import { alto, radio, sombras } from '../tokens.ts';
import { rem, remTel } from '../typography.ts';
import type { Componentes } from './components.ts';

/** Buttons, floating buttons and segmented controls. */
export const actions: Componentes = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true, size: 'medium' },
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 0,
        minHeight: alto.control[0],
        paddingInline: 14,
        borderRadius: radio.control,
        whiteSpace: 'nowrap',
        [theme.breakpoints.down('sm')]: { minHeight: alto.control[1], paddingInline: 20 },
        '& .MuiButton-startIcon > *': { fontSize: 18 },
      }),
      sizeSmall: ({ theme }) => ({
        minHeight: alto.controlChico[0],
        paddingInline: 10,
        [theme.breakpoints.down('sm')]: { minHeight: alto.controlChico[1] },
      }),
      sizeLarge: ({ theme }) => ({
        minHeight: 44,
        paddingInline: 20,
        fontSize: rem(14),
        [theme.breakpoints.down('sm')]: { minHeight: 56, fontSize: remTel(17) },
      }),
      outlined: ({ theme }) => ({
        borderColor: theme.vars.palette.divider,
        color: theme.vars.palette.text.primary,
        background: theme.vars.palette.background.paper,
        '&:hover': {
          borderColor: theme.vars.palette.superficie.bordeFuerte,
          background: theme.vars.palette.superficie.resaltada,
        },
      }),
      // One that destroys keeps its red.
      text: ({ theme, ownerState }) => (ownerState.color === 'error' ? {} : { color: theme.vars.palette.primary.dark }),
    },
  },
  MuiIconButton: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radio.control,
        width: 32,
        height: 32,
        color: theme.vars.palette.text.secondary,
        '& svg': { fontSize: 20 },
        [theme.breakpoints.down('sm')]: { width: 48, height: 48, '& svg': { fontSize: 24 } },
      }),
    },
  },
  MuiFab: {
    defaultProps: { color: 'primary' },
    styleOverrides: { root: { borderRadius: radio.dialogo, boxShadow: sombras.tarjeta } },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: ({ theme }) => ({
        background: theme.vars.palette.superficie.hundida,
        borderRadius: radio.control,
        padding: 3,
        gap: 2,
      }),
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.button,
        fontWeight: 500,
        border: 0,
        borderRadius: '6px !important',
        margin: '0 !important',
        padding: '0 10px',
        minHeight: 30,
        whiteSpace: 'nowrap',
        lineHeight: 1.2,
        color: theme.vars.palette.text.secondary,
        [theme.breakpoints.down('sm')]: { minHeight: 44, padding: '0 6px', fontSize: remTel(15) },
        '&.Mui-selected, &.Mui-selected:hover': {
          background: theme.vars.palette.superficie.elevada,
          color: theme.vars.palette.text.primary,
          fontWeight: 600,
          boxShadow: sombras.barra,
        },
      }),
    },
  },
};
