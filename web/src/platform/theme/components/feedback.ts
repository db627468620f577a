import { radio } from '../tokens.ts';
import type { Componentes } from './components.ts';

const severidades = ['error', 'warning', 'info', 'success'] as const;

/** What the product says back: progress, skeletons, alerts, tooltips, badges. */
export const feedback: Componentes = {
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }) => ({ height: 6, borderRadius: 3, background: theme.vars.palette.divider }),
      bar: { borderRadius: 3 },
    },
  },
  MuiTooltip: {
    defaultProps: { arrow: false, enterDelay: 400 },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        ...theme.typography.caption,
        borderRadius: radio.chip,
        padding: '6px 8px',
        background: '#1B2324',
        color: '#fff',
      }),
    },
  },
  MuiBadge: {
    styleOverrides: { badge: { height: 16, minWidth: 16, padding: '0 4px', fontSize: 11, fontWeight: 700 } },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave', variant: 'rounded' },
    styleOverrides: {
      root: ({ theme }) => ({ background: theme.vars.palette.divider }),
      rounded: { borderRadius: 4 },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        borderRadius: radio.control,
        padding: '4px 12px',
        alignItems: 'center',
      }),
      icon: { fontSize: 18, marginRight: 10, padding: 0 },
      message: { padding: '4px 0' },
    },
    variants: severidades.map((severity) => ({
      props: { severity, variant: 'standard' as const },
      style: ({ theme }) => ({
        background: theme.vars?.palette[severity].fondo,
        color: theme.vars?.palette.text.primary,
        '& .MuiAlert-icon': { color: theme.vars?.palette[severity].main },
      }),
    })),
  },
  MuiSnackbarContent: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.body2, borderRadius: radio.control }) },
  },
};
