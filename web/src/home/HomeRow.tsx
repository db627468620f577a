import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { DocumentBadges, type DocumentMarks } from '../platform/document/DocumentBadge.tsx';
import { alto, TEL, tabular } from '../platform/theme/index.ts';

const Row = styled(ButtonBase)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'var(--columnas)',
  alignItems: 'center',
  width: '100%',
  minHeight: 38,
  columnGap: 12,
  padding: '0 16px',
  textAlign: 'left',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:hover': { background: theme.vars.palette.superficie.resaltada },
  '&:focus-visible': { outlineOffset: -2 },
  [TEL]: { gridTemplateColumns: 'minmax(0, 1fr) auto', minHeight: alto.fila[1], padding: '8px 16px' },
}));

const RowLink = createLink(Row);

interface HomeRowProps {
  to: string;
  title: string;
  name: string;
  chip: ReactNode;
  /** P and 30D, beside the state. */
  badges: DocumentMarks;
  note: string;
  /** The note in short, beside the title where it has no column. */
  shortNote?: string;
  amount: string;
}

/** Title, name, chip, note and amount on the desk. */
const columns = (withNote: boolean) => `132px minmax(0, 1fr) max-content ${withNote ? '100px ' : ''}128px`;

/** A document of a home panel: one line on the desk, two on a phone. The whole row is the link. */
export function HomeRow({ to, title, name, chip, badges, note, shortNote, amount }: HomeRowProps) {
  return (
    <li>
      <RowLink to={to} sx={{ '--columnas': { xs: columns(false), lg: columns(true) } }}>
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
        <Typography variant="body2" component="span" noWrap sx={{ ...tabular, fontWeight: 500, textAlign: 'right' }}>
          {amount}
        </Typography>
      </RowLink>
    </li>
  );
}
