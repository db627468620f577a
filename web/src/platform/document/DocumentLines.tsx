import type { Centavos } from '@distri/domain/kernel';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { type ReactNode, useContext } from 'react';
import { MoneyText } from '../format/MoneyText.tsx';
import { Boxed } from '../grid/boxed.ts';
import { usePhone } from '../shell/useMovil.ts';
import { LONG_CELL } from './longCell.ts';
import { Sentence } from './Sentence.tsx';
import { WholeWords } from './WholeWords.tsx';

export interface LineColumn<Line> {
  id: string;
  title: string;
  /** Figures go to the right. */
  isFigure?: boolean;
  width?: number;
  /** Names may end in an ellipsis. */
  truncates?: boolean;
  render: (line: Line) => ReactNode;
}

export interface DocumentTotal {
  label: string;
  amount: Centavos;
  /** The last one: what is paid. */
  isMain?: boolean;
  /** Beside the label: how it was computed. */
  explain?: ReactNode;
}

interface DocumentLinesProps<Line> {
  label: string;
  lines: readonly Line[];
  lineKey: (line: Line) => string | number;
  columns: readonly LineColumn<Line>[];
  /** A line with nothing pending is green (D2 §4). */
  isComplete?: (line: Line) => boolean;
  /** Two lines of a phone: name, and code with the figures; the amount at the right. */
  phone: (line: Line) => { title: ReactNode; amount: ReactNode; detail: string };
  /** '4 artículos · 216 L'. */
  summary: string;
  totals: readonly DocumentTotal[];
}

/**
 * The lines of a document that is only read, with its totals at the foot.
 * @example <DocumentLines label="Artículos" lines={pedido.articulos} lineKey={(l) => l.numrenglon} columns={COLUMNAS} … />
 */
export function DocumentLines<Line>(props: DocumentLinesProps<Line>) {
  return usePhone() ? <PhoneLines {...props} /> : <DeskLines {...props} />;
}

const tint = <Line,>(line: Line, isComplete?: (line: Line) => boolean) =>
  isComplete?.(line) ? { bgcolor: 'superficie.completo' } : undefined;

function DeskLines<Line>({ label, lines, lineKey, columns, isComplete, summary, totals }: DocumentLinesProps<Line>) {
  return (
    <Paper
      variant="outlined"
      sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 200, overflow: 'hidden' }}
    >
      <TableContainer tabIndex={0} role="region" aria-label={label} sx={{ flex: 1, overflow: 'auto' }}>
        <Table stickyHeader aria-label={label}>
          <TableHead>
            <TableRow>
              <TableCell aria-label="Número de línea" sx={{ width: 40 }} />
              {columns.map(({ id, title, isFigure, width }) => (
                <TableCell key={id} align={isFigure ? 'right' : 'left'} sx={{ width }}>
                  {title}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {lines.map((line, index) => (
              <TableRow key={lineKey(line)} sx={tint(line, isComplete)}>
                <TableCell sx={{ color: 'text.secondary' }}>{index + 1}</TableCell>
                {columns.map(({ id, isFigure, truncates, render }) => (
                  <TableCell
                    key={id}
                    align={isFigure ? 'right' : 'left'}
                    sx={truncates ? LONG_CELL : { whiteSpace: 'nowrap' }}
                  >
                    {render(line)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Totals summary={summary} totals={totals} />
    </Paper>
  );
}

/** What is paid stands at the right end, whatever number of taxes comes before it: those take a second line among themselves. */
function Totals({ summary, totals }: { summary: string; totals: readonly DocumentTotal[] }) {
  const columnGap = totals.length > 3 ? 4 : 7;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'flex-end',
        columnGap,
        minHeight: 60,
        px: 4,
        py: 2,
        flexShrink: 0,
        bgcolor: 'superficie.hundida',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" sx={{ whiteSpace: 'nowrap', color: 'text.secondary', alignSelf: 'center' }}>
        {summary}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', flex: 1, columnGap, rowGap: 1 }}>
        {totals
          .filter(({ isMain }) => !isMain)
          .map((total) => (
            <Total key={total.label} {...total} />
          ))}
      </Box>
      {totals
        .filter(({ isMain }) => isMain)
        .map((total) => (
          <Total key={total.label} {...total} />
        ))}
    </Box>
  );
}

function Total({ label, amount, isMain, explain }: DocumentTotal) {
  return (
    <Box sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        {label}
        {explain}
      </Typography>
      <Typography
        variant={isMain ? 'cifra' : 'subtitle2'}
        component="div"
        sx={isMain ? undefined : { fontWeight: 500 }}
      >
        <MoneyText value={amount} zero plain />
      </Typography>
    </Box>
  );
}

function PhoneLines<Line>({ label, lines, lineKey, isComplete, phone, summary, totals }: DocumentLinesProps<Line>) {
  const main = totals.find(({ isMain }) => isMain) ?? totals.at(-1);
  // From edge to edge: a dialog has more air at its sides than a page.
  const side = useContext(Boxed) ? 6 : 4;
  return (
    <Box
      component="section"
      aria-label={label}
      sx={{ mx: -side, bgcolor: 'background.paper', borderBlock: 1, borderColor: 'divider' }}
    >
      <Typography variant="h5" component="h2" sx={{ px: side, py: 2.5 }}>
        {summary}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {lines.map((line) => (
          <Box
            component="li"
            key={lineKey(line)}
            sx={{ px: side, py: 2.5, borderTop: 1, borderColor: 'divider', ...tint(line, isComplete) }}
          >
            <PhoneLine {...phone(line)} />
          </Box>
        ))}
      </Box>
      {main && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            px: side,
            py: 2,
            bgcolor: 'superficie.hundida',
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Typography variant="subtitle2">
            {main.label}
            {main.explain}
          </Typography>
          <Typography variant="cifra">
            <MoneyText value={main.amount} zero />
          </Typography>
        </Box>
      )}
    </Box>
  );
}

/** The name is whole, over as many lines as it takes: a finger has no tooltip. */
function PhoneLine({ title, amount, detail }: { title: ReactNode; amount: ReactNode; detail: string }) {
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3 }}>
        <Typography
          variant="subtitle2"
          component="div"
          sx={{ minWidth: 0, overflowWrap: 'anywhere', textWrap: 'pretty' }}
        >
          {typeof title === 'string' ? <WholeWords text={title} /> : title}
        </Typography>
        <Typography variant="subtitle2" component="div" sx={{ whiteSpace: 'nowrap' }}>
          {amount}
        </Typography>
      </Box>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        <Sentence text={detail} />
      </Typography>
    </>
  );
}
