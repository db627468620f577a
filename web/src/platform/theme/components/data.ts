import { alto, radio } from '../tokens.ts';
import { letra, TEL, tabular } from '../typography.ts';
import type { Componentes } from './components.ts';

/** Tables, chips, tabs and lists. */
export const data: Componentes = {
  MuiTable: { defaultProps: { size: 'small' } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        height: alto.fila[0],
        padding: '0 10px',
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
        '&:first-of-type': { paddingLeft: 16 },
        '&:last-of-type': { paddingRight: 16 },
      }),
      alignRight: tabular,
      head: ({ theme }) => ({
        ...theme.typography.caption,
        fontWeight: 600,
        color: theme.vars.palette.text.secondary,
        background: theme.vars.palette.superficie.hundida,
        whiteSpace: 'nowrap',
      }),
      footer: ({ theme }) => ({
        ...theme.typography.body2,
        color: theme.vars.palette.text.primary,
        background: theme.vars.palette.superficie.hundida,
        fontWeight: 600,
      }),
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&.MuiTableRow-hover:hover': { background: theme.vars.palette.superficie.resaltada },
        '&.Mui-selected, &.Mui-selected:hover': { background: theme.vars.palette.superficie.seleccion },
      }),
    },
  },
  MuiChip: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: ({ theme }) =>
        letra(
          theme.typography.caption,
          { fontWeight: 500, height: alto.chip[0], borderRadius: radio.chip },
          { height: alto.chip[1] },
        ),
      label: { padding: '0 8px' },
      clickable: { height: 28, [TEL]: { height: 44, paddingInline: 4 } },
      deletable: { height: 28, [TEL]: { height: 44, paddingInline: 4 } },
      // As large as a finger; what it takes of the label it gives back.
      deleteIcon: { [TEL]: { boxSizing: 'content-box', padding: 12, margin: '0 -8px 0 -12px' } },
      outlined: ({ theme }) => ({
        borderColor: theme.vars.palette.divider,
        '&.MuiChip-deletable, &.MuiChip-clickable': { background: theme.vars.palette.background.paper },
      }),
    },
  },
  MuiTabs: { styleOverrides: { root: { minHeight: 40 }, indicator: { height: 2, borderRadius: 2 } } },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.button,
        fontWeight: 500,
        minHeight: 40,
        minWidth: 0,
        padding: '0 12px',
        '&.Mui-selected': { fontWeight: 600, color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radio.control,
        '&.Mui-selected, &.Mui-selected:hover': {
          background: theme.vars.palette.superficie.seleccion,
          color: theme.vars.palette.primary.dark,
        },
      }),
    },
  },
};
