import type { Severity, TonoClave } from '@distri/domain/kernel';
import { plural } from '@distri/domain/kernel';
import BlockIcon from '@mui/icons-material/ErrorOutlineOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import WarnIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import type SvgIcon from '@mui/material/SvgIcon';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { Sentence } from './Sentence.tsx';
import { StateChip } from './StateChip.tsx';
import type { ShownProblem } from './shownProblem.ts';

interface Look {
  palabra: string;
  tono: TonoClave;
  color: 'error' | 'warning' | 'info';
  icon: typeof SvgIcon;
}

const LOOKS: Readonly<Record<Severity, Look>> = {
  block: { palabra: 'Bloquea', tono: 'rojo', color: 'error', icon: BlockIcon },
  warn: { palabra: 'Aviso', tono: 'amarillo', color: 'warning', icon: WarnIcon },
  info: { palabra: 'Info', tono: 'azul', color: 'info', icon: InfoIcon },
};

/** One stylesheet for the whole list: a document of 300 lines may have as many problems, and typing must not wait. */
const Rows = styled('ul')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    margin: 0,
    padding: '0 16px',
    listStyle: 'none',
    '& li + li': { borderTop: `1px solid ${palette.divider}` },
    '& li': { contentVisibility: 'auto', containIntrinsicSize: 'auto 48px' },
    '& button': {
      ...theme.typography.caption,
      all: 'unset',
      boxSizing: 'border-box',
      width: '100%',
      display: 'flex',
      alignItems: 'flex-start',
      gap: 8,
      padding: '8px 0',
      cursor: 'pointer',
      borderRadius: 4,
      '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
    },
    '& svg': { fontSize: 18, marginTop: -1, flexShrink: 0 },
    '& b': { fontWeight: 600 },
    ...Object.fromEntries(
      Object.values(LOOKS).map(({ color }) => [`& [data-color=${color}]`, { color: palette[color].main }]),
    ),
  };
});

interface ProblemListProps {
  problems: readonly ShownProblem[];
  /** Takes the reader to the place of a problem. */
  onGo: (problem: ShownProblem) => void;
}

/**
 * What stands against saving, worst first, with the count of each kind (look 04).
 * @example <ProblemList problems={problems} onGo={(problem) => focusField(problem.key)} />
 */
export const ProblemList = memo(function ProblemList({ problems, onGo }: ProblemListProps) {
  if (problems.length === 0) return null;
  return (
    <Box component="section" aria-label="Problemas">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, px: 4, pt: 3, pb: 1 }}>
        <Typography variant="h5" component="h2" sx={{ flex: 1 }}>
          Problemas
        </Typography>
        <ProblemCounts problems={problems} />
      </Box>
      <Rows aria-live="polite">
        {problems.map((problem) => (
          <li key={problem.key}>
            <button type="button" onClick={() => onGo(problem)}>
              <Problem severity={problem.severity} linea={problem.linea} text={problem.text} />
            </button>
          </li>
        ))}
      </Rows>
    </Box>
  );
});

/** '1 bloquea' '2 avisos', as chips: the list, or the bottom bar of a phone. */
export function ProblemCounts({ problems }: { problems: readonly ShownProblem[] }) {
  const count = (severity: Severity) => problems.filter((problem) => problem.severity === severity).length;
  const [blocks, warnings] = [count('block'), count('warn')];
  return (
    <>
      {blocks > 0 && <StateChip tono="rojo" palabra={plural(blocks, 'bloquea', 'bloquean')} />}
      {warnings > 0 && <StateChip tono="amarillo" palabra={plural(warnings, 'aviso', 'avisos')} />}
    </>
  );
}

const Problem = memo(function Problem({ severity, linea, text }: Omit<ShownProblem, 'key'>) {
  const { palabra, color, icon: Icon } = LOOKS[severity];
  return (
    <>
      <Icon data-color={color} />
      <span>
        <b data-color={color}>
          {palabra}
          {linea !== undefined && `, línea ${linea}`}.
        </b>{' '}
        <Sentence text={text} />
      </span>
    </>
  );
});
