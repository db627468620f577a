import { styled, type Theme } from '@mui/material/styles';
import { alto, letra, radio, tabular } from '../theme/index.ts';

/** Width of the check and of the row menu columns, px. */
export const CHECK_WIDTH = 41;
export const MENU_WIDTH = 44;
export const ROW_HEIGHT = alto.fila[0];
export const CARD_HEIGHT = 89;

/** The table that readers meet as a grid. */
export const TableElement = styled('table')({ outline: 'none', minHeight: '100%' });

/** One stylesheet for the whole grid: styling cell by cell would cost more than drawing them. */
export const GridRoot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  flex: 1,
  overflow: 'hidden',
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radio.panel,
  [theme.breakpoints.down('sm')]: {
    // On a page the cards go from edge to edge and the window scrolls.
    '&[data-page]': { margin: '0 -16px -16px', border: 0, borderRadius: 0, overflow: 'visible', flex: 'auto' },
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& .dg-scroll': { flex: 1, minHeight: 0, overflow: 'auto', position: 'relative' },
  '& .dg-loading': { flex: 1, minHeight: 0, overflow: 'hidden', display: 'flex', flexDirection: 'column' },
  '& .dg-foot': {
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    height: 44,
    padding: '0 16px',
    background: theme.vars.palette.superficie.hundida,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& table, & tbody': { display: 'block', position: 'relative' },
  '& .dg-thead': { display: 'block', position: 'sticky', top: 0, zIndex: 3 },
  '& th': { fontWeight: 'inherit', textAlign: 'left' },
  '& .dg-hidden': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  ...header(theme),
  ...rows(theme),
  ...cells(theme),
  ...check(theme),
  ...cards(theme),
}));

function header(theme: Theme) {
  const { palette } = theme.vars;
  return {
    '& .dg-head': {
      ...theme.typography.caption,
      display: 'grid',
      alignItems: 'stretch',
      height: ROW_HEIGHT,
      fontWeight: 600,
      color: palette.text.secondary,
      background: palette.superficie.hundida,
      borderBottom: `1px solid ${palette.divider}`,
    },
    '& .dg-th': { position: 'relative', background: palette.superficie.hundida, display: 'flex', alignItems: 'center' },
    '& .dg-sort': {
      all: 'unset',
      display: 'inline-flex',
      alignItems: 'center',
      gap: 6,
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      borderRadius: 4,
      '&:hover, &[data-sorted]': { color: palette.text.primary },
      '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
      '& svg': { fontSize: 16 },
    },
    '& .dg-resize': {
      position: 'absolute',
      right: 0,
      top: 8,
      bottom: 8,
      width: 9,
      cursor: 'col-resize',
      touchAction: 'none',
      borderRight: '1px solid transparent',
      '&:hover, &[data-dragging]': { borderRightColor: palette.superficie.bordeFuerte },
    },
  } as const;
}

function rows(theme: Theme) {
  const { palette } = theme.vars;
  return {
    '& .dg-item': { position: 'absolute', top: 0, left: 0, width: '100%' },
    '& .dg-row': {
      ...theme.typography.body2,
      display: 'grid',
      alignItems: 'center',
      minHeight: ROW_HEIGHT,
      boxSizing: 'border-box',
      borderBottom: `1px solid ${palette.divider}`,
      background: palette.background.paper,
      '&:hover': { background: palette.superficie.resaltada },
      '&[data-tint="inhabilitado"]': { background: palette.superficie.inhabilitado },
      '&[data-tint="inactivo"]': { background: palette.superficie.inactivo },
      '&[data-tint="completo"]': { background: palette.superficie.completo },
      '&[aria-selected="true"]': { background: palette.superficie.seleccion },
      '&[data-opens]': { cursor: 'pointer' },
    },
    '& .dg-table:focus-visible [data-cursor]': { boxShadow: `inset 0 0 0 2px ${palette.primary.main}` },
    '& .dg-group': { background: palette.superficie.hundida, fontWeight: 600, cursor: 'pointer' },
    '& .dg-group-title': { gridColumn: '1 / -1', gridRow: 1, display: 'flex', alignItems: 'center', gap: 6 },
    '& .dg-group .dg-figure': { justifySelf: 'end' },
    '& .dg-detail': { gridColumn: '1 / -1', padding: '4px 16px 12px', cursor: 'auto' },
  } as const;
}

function cells(theme: Theme) {
  const { palette } = theme.vars;
  return {
    '& .dg-cell': { padding: '0 10px', minWidth: 0, whiteSpace: 'nowrap', background: 'inherit' },
    '& .dg-cell:first-of-type': { paddingLeft: 16 },
    '& .dg-trunc': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& .dg-right': { textAlign: 'right', justifyContent: 'flex-end' },
    '& .dg-figure': { ...tabular, '&[data-negative]': { color: palette.error.main } },
    '& .dg-zero': { color: palette.text.secondary },
    '& .dg-id, & .dg-codigo': { color: palette.text.secondary },
    '& .dg-nombre': { fontWeight: 500 },
    '& .dg-sticky': { position: 'sticky', zIndex: 2 },
    '& .dg-toggle': { padding: 0, display: 'flex', justifyContent: 'center' },
    '& .dg-icon': {
      display: 'grid',
      placeItems: 'center',
      width: 32,
      height: 32,
      padding: 0,
      border: 0,
      borderRadius: radio.control,
      background: 'none',
      color: palette.text.secondary,
      cursor: 'pointer',
      '&:hover': { background: palette.action.hover },
      '&:disabled': { background: 'none', opacity: palette.action.disabledOpacity, cursor: 'default' },
      '& svg': { width: 20, height: 20, fill: 'currentColor' },
    },
    '& .dg-menu': { padding: '0 4px', display: 'flex', justifyContent: 'flex-end' },
  } as const;
}

const MARK = (path: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 14 14'>${path}</svg>`)}")`;
const TICK = MARK("<path d='M2.5 7.5 5.5 10.5 11.5 3.8' fill='none' stroke='black' stroke-width='2'/>");
const DASH = MARK("<path d='M3 7h8' fill='none' stroke='black' stroke-width='2'/>");

/** A native checkbox that looks like the theme's: twenty-five rows of Material ones would cost a frame. */
function check(theme: Theme) {
  const { palette } = theme.vars;
  return {
    '& .dg-check': {
      appearance: 'none',
      display: 'block',
      width: 14,
      height: 14,
      margin: 0,
      border: `1.5px solid ${palette.superficie.bordeFuerte}`,
      borderRadius: 2,
      background: palette.background.paper,
      cursor: 'pointer',
      '&:checked, &:indeterminate': { background: palette.primary.main, borderColor: palette.primary.main },
      '&:checked::before, &:indeterminate::before': {
        content: '""',
        display: 'block',
        width: 11,
        height: 11,
        background: palette.primary.contrastText,
        mask: `${TICK} center / 11px no-repeat`,
      },
      '&:indeterminate::before': { mask: `${DASH} center / 11px no-repeat` },
      '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
    },
  } as const;
}

function cards(theme: Theme) {
  const { palette } = theme.vars;
  return {
    '& .dg-cards': { position: 'relative', margin: 0, padding: 0, listStyle: 'none' },
    '& .dg-cardrow': { gridTemplateColumns: '1fr', '&[data-selected]': { background: palette.superficie.seleccion } },
    '& .dg-cardrow[data-choosing]': { gridTemplateColumns: 'auto 1fr', paddingLeft: 16 },
    // For a finger (WCAG 2.5.8).
    '& .dg-cardrow .dg-check': {
      width: 24,
      height: 24,
      borderRadius: 4,
      '&:checked::before': { width: 21, height: 21, mask: `${TICK} center / 19px no-repeat` },
    },
    '& .dg-card': letra(theme.typography.caption, {
      font: 'inherit',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'baseline',
      columnGap: 12,
      width: '100%',
      padding: '12px 16px',
      border: 0,
      background: 'none',
      textAlign: 'left',
      color: palette.text.secondary,
      '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
    }),
    '& .dg-line': letra(
      theme.typography.caption,
      { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      { lineHeight: '20px' },
    ),
    '& .dg-wide': { gridColumn: '1 / -1' },
    '& .dg-cardchip': { justifySelf: 'end', alignSelf: 'center' },
    '& [role=img]': { marginLeft: 6 },
    '& .dg-title': letra(theme.typography.subtitle1, {
      fontWeight: 600,
      color: palette.text.primary,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      // Beside a long state a name takes a second line; a number never breaks.
      '&.dg-name': { whiteSpace: 'normal', display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2 },
    }),
    '& .dg-cardfigure': letra(theme.typography.subtitle2, {
      ...tabular,
      color: palette.text.primary,
      textAlign: 'right',
      whiteSpace: 'nowrap',
      '&[data-negative]': { color: palette.error.main },
    }),
  } as const;
}
