import { radio, sombras } from '../tokens.ts';
import { letra } from '../typography.ts';
import type { Componentes } from './components.ts';

/** Panels by border, shadow only for what floats (look.md, "Elevation"). */
export const surfaces: Componentes = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: 'none' },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.divider }),
      rounded: { borderRadius: radio.panel },
    },
  },
  MuiAppBar: {
    defaultProps: { elevation: 0, color: 'default' },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundImage: 'none !important',
        background: theme.vars.palette.background.paper,
        color: theme.vars.palette.text.primary,
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: 0,
      }),
    },
  },
  MuiMenu: { styleOverrides: { paper: { minWidth: 200 } } },
  MuiPopover: {
    defaultProps: { elevation: 8 },
    styleOverrides: {
      paper: ({ theme }) => ({
        background: theme.vars.palette.superficie.elevada,
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: radio.panel,
      }),
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) =>
        letra(theme.typography.body2, { minHeight: 36, borderRadius: 6, margin: '0 4px' }, { minHeight: 48 }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: radio.dialogo,
        boxShadow: sombras.dialogo,
        background: theme.vars.palette.superficie.elevada,
        '&.MuiDialog-paperFullScreen': { borderRadius: 0 },
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h4, padding: '20px 24px 8px' }) },
  },
  MuiDialogContent: {
    styleOverrides: { root: { padding: '8px 24px', '.MuiDialogTitle-root + &': { paddingTop: 8 } } },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: { padding: '16px 24px 20px', gap: 8, '& > :not(style) ~ :not(style)': { marginLeft: 0 } },
    },
  },
  MuiDivider: { styleOverrides: { root: ({ theme }) => ({ borderColor: theme.vars.palette.divider }) } },
};
