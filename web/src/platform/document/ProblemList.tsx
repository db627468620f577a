import type { Severity, TonoClave } from '@distri/domain/kernel';
import { plural } from '@distri/domain/kernel';
import BlockIcon from '@mui/icons-material/ErrorOutlineOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import WarnIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { StateChip } from './StateChip.tsx';

export interface ShownProblem {
  key: string;
  severity: Severity;
  text: string;
  /** Number of the line that it is about, from 1. */
  linea?: number | undefined;
}

interface Look {
  palabra: string;
  tono: TonoClave;
  color: string;
  icon: typeof SvgIcon;
}

const LOOKS: Readonly<Record<Severity, Look>> = {
  block: { palabra: 'Bloquea', tono: 'rojo', color: 'error.main', icon: BlockIcon },
  warn: { palabra: 'Aviso', tono: 'amarillo', color: 'warning.main', icon: WarnIcon },
  info: { palabra: 'Info', tono: 'azul', color: 'info.main', icon: InfoIcon },
};

interface ProblemListProps {
  problems: readonly ShownProblem[];
  /** Takes the reader to the place of a problem. */
  onGo: (problem: ShownProblem) => void;
}

/**
 * What stands against saving, worst first, with the count of each kind (look 04).
 * @example <ProblemList problems={problems} onGo={(problem) => focusField(problem.key)} />
 */
export function ProblemList({ problems, onGo }: ProblemListProps) {
  if (problems.length === 0) return null;
  return (
    <Box component="section" aria-label="Problemas">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 4, pt: 3, pb: 1 }}>
        <Typography variant="h5" component="h2" sx={{ flex: 1 }}>
          Problemas
        </Typography>
        <ProblemCounts problems={problems} />
      </Box>
      <Box component="ul" aria-live="polite" sx={{ m: 0, px: 4, listStyle: 'none' }}>
        {problems.map((problem) => (
          <Problem key={problem.key} problem={problem} onGo={() => onGo(problem)} />
        ))}
      </Box>
    </Box>
  );
}

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

function Problem({ problem, onGo }: { problem: ShownProblem; onGo: () => void }) {
  const { palabra, color, icon: Icon } = LOOKS[problem.severity];
  return (
    <Box component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <ButtonBase
        onClick={onGo}
        sx={{
          width: '100%',
          display: 'flex',
          alignItems: 'flex-start',
          gap: 2,
          py: 2,
          textAlign: 'left',
          borderRadius: '4px',
        }}
      >
        <Icon sx={{ fontSize: 18, color, mt: '-1px' }} />
        <Typography variant="caption" component="span">
          <Box component="b" sx={{ color, fontWeight: 600 }}>
            {palabra}
            {problem.linea !== undefined && `, línea ${problem.linea}`}.
          </Box>{' '}
          {problem.text}
        </Typography>
      </ButtonBase>
    </Box>
  );
}
