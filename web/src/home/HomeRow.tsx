import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { type CSSObject, styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { DocumentBadges, type DocumentMarks } from '../platform/document/DocumentBadge.tsx';
import { alto, TEL, tabular } from '../platform/theme/index.ts';

const row = (theme: Theme): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: 'var(--columnas)',
  alignItems: 'center',
  width: '100%',
  minHeight: 38,
  columnGap: 12,
  padding: '0 16px',
  textAlign: 'left',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [TEL]: { gridTemplateColumns: 'minmax(0, 1fr) auto', minHeight: alto.fila[1], padding: '8px 16px' },
});

const Row = styled(ButtonBase)(({ theme }) => ({
  ...row(theme),
  '&:hover': { background: theme.vars.palette.superficie.resaltada },
  '&:focus-visible': { outlineOffset: -2 },
}));

const RowLink = createLink(Row);
/** A row that opens nothing for whoever looks. */
const RowText = styled('div')(({ theme }) => ({ ...row(theme), cursor: 'default' }));

interface HomeRowProps {
  /** Null when the reader has no such screen. */
  to: string | null;
  title: string;
  name: string;
  chip: ReactNode;
  /** P and 30D, beside the state. */
  badges: DocumentMarks;
  note: string;
  /** The note in short, beside the title where it has no column. */
  shortNote?: string;
  /** Absent for those who see no prices. */
  amount: string | undefined;
}

/** Title, name, chip, note and amount on the desk. */
const columns = (withNote: boolean, withAmount: boolean) =>
  `132px minmax(0, 1fr) max-content ${withNote ? '100px ' : ''}${withAmount ? '128px' : ''}`;

/** A document of a home panel: one line on the desk, two on a phone. The whole row is the link. */
export function HomeRow({ to, title, name, chip, badges, note, shortNote, amount }: HomeRowProps) {
  const hasAmount = amount !== undefined;
  const sx = { '--columnas': { xs: columns(false, hasAmount), lg: columns(true, hasAmount) } };
  const cells = (
    <>
      <Typography variant="subtitle2" component="span" noWrap>
        {title}
        {shortNote && (
          <Typography variant="caption" component="span" color="textSecondary" sx={{ display: { lg: 'none' } }}>
            {' · '}
            {shortNote}
          </Typography>
        )}
      </Typography>
      <Typography
        variant="body2"
        component="span"
        noWrap
        sx={{ color: { xs: 'text.secondary', sm: 'text.primary' }, gridRow: { xs: 2, sm: 'auto' } }}
      >
        {name}
      </Typography>
      <Box sx={{ justifySelf: 'end', display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <DocumentBadges {...badges} />
        {chip}
      </Box>
      <Typography
        variant="caption"
        component="span"
        color="textSecondary"
        noWrap
        sx={{ ...tabular, display: { xs: 'none', lg: 'block' }, textAlign: 'right' }}
      >
        {note}
      </Typography>
      {hasAmount && (
        <Typography variant="body2" component="span" noWrap sx={{ ...tabular, fontWeight: 500, textAlign: 'right' }}>
          {amount}
        </Typography>
      )}
    </>
  );
  return (
    <li>
      {to === null ? (
        <RowText sx={sx}>{cells}</RowText>
      ) : (
        <RowLink to={to} sx={sx}>
          {cells}
        </RowLink>
      )}
    </li>
  );
}
