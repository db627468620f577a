import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { usePhone } from '../../platform/shell/index.ts';

interface PanelProps {
  children: ReactNode;
  /** Takes what height is left. */
  grows?: boolean;
  label?: string;
}

/** A button that reads like the words around it. By breakpoint: the theme's phone sizes would win otherwise. */
export const ENLACE = {
  px: { xs: 0 },
  py: { xs: 0 },
  // What a finger needs, in the room of the line.
  minHeight: { xs: 44, sm: 0 },
  my: { xs: -1.5, sm: 0 },
  minWidth: { xs: 0 },
  fontWeight: 500,
  textAlign: 'left',
  color: 'text.primary',
} as const;

/** A panel of the form; edge to edge on a phone. */
export function Panel({ children, grows = false, label }: PanelProps) {
  const isPhone = usePhone();
  return (
    <Paper
      variant="outlined"
      {...(label && { component: 'section', 'aria-label': label })}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        minHeight: 0,
        overflow: 'hidden',
        flex: grows ? '1 1 auto' : '0 0 auto',
        ...(isPhone && { borderRadius: 0, borderInline: 0 }),
      }}
    >
      {children}
    </Paper>
  );
}

/** Title, how many there are, and what can be added. */
export function PanelHeading({ title, count, children }: { title: string; count: string; children?: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        px: 4,
        py: 2,
        minHeight: 52,
        flexShrink: 0,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2, flex: 1, minWidth: 200 }}>
        <Typography variant="h5" component="h2">
          {title}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {count}
        </Typography>
      </Box>
      {children}
    </Box>
  );
}

/** What a panel says while it holds nothing. */
export function PanelEmpty({ children }: { children: ReactNode }) {
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      sx={{ px: 4, py: 5, borderTop: 1, borderColor: 'divider', textAlign: 'center' }}
    >
      {children}
    </Typography>
  );
}

interface PanelFootProps {
  note?: ReactNode;
  label: string;
  /** Without the place of the button that takes a row away. */
  isFlush?: boolean;
  children: ReactNode;
}

/** Sums at the foot of a panel; what there is to say of its rows on the left. */
export function PanelFoot({ note, label, isFlush = false, children }: PanelFootProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 4,
        rowGap: 1,
        px: 4,
        py: 1,
        minHeight: 36,
        flexShrink: 0,
        bgcolor: 'superficie.hundida',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {note && <Box sx={{ flex: { xs: '1 0 100%', sm: 1 } }}>{note}</Box>}
      <Typography variant="body2" color="textSecondary" sx={{ ml: 'auto' }}>
        {label}
      </Typography>
      <Typography variant="subtitle2" component="span" sx={{ pr: { sm: isFlush ? 0 : 13 } }}>
        {children}
      </Typography>
    </Box>
  );
}
