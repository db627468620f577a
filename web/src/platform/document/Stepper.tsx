import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { usePhone } from '../shell/useMovil.ts';
import { SIN_PASAR, type Step } from './step.ts';

interface StepperProps {
  /** A branch such as Rechazado stands in the place of the last step. */
  steps: readonly Step[];
  /** Index of the step in force. */
  current: number;
}

/**
 * The stages of a document with the time of each (look 05). On a phone: a bar of segments with words.
 * @example <Stepper steps={pasos} current={3} />
 */
export function Stepper(props: StepperProps) {
  return usePhone() ? <Segments {...props} /> : <Steps {...props} />;
}

function Steps({ steps, current }: StepperProps) {
  return (
    <Paper
      variant="outlined"
      component="ol"
      aria-label="Estadio"
      sx={{ display: 'flex', m: 0, p: 3, listStyle: 'none', flexShrink: 0 }}
    >
      {steps.map((step, index) => (
        <Box
          component="li"
          key={step.palabra}
          aria-current={index === current ? 'step' : undefined}
          sx={{ flex: 1, minWidth: 0, position: 'relative', textAlign: 'center' }}
        >
          {index > 0 && <Line isDone={index <= current} />}
          <Mark state={markOf(step, index, current)} />
          <Typography
            variant="h6"
            component="div"
            sx={{
              mt: 1.5,
              fontWeight: index === current ? 650 : 500,
              color: index > current ? 'text.secondary' : undefined,
            }}
          >
            {step.palabra}
          </Typography>
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {step.cuando ?? 'Pendiente'}
          </Typography>
        </Box>
      ))}
    </Paper>
  );
}

function markOf({ cuando }: Step, index: number, current: number): keyof typeof MARKS {
  if (index === current) return 'current';
  return index < current && cuando !== SIN_PASAR ? 'done' : 'pending';
}

function Line({ isDone }: { isDone: boolean }) {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        top: 11,
        right: 'calc(50% + 18px)',
        width: 'calc(100% - 36px)',
        height: 2,
        borderRadius: '1px',
        bgcolor: isDone ? 'primary.main' : 'divider',
      }}
    />
  );
}

const MARKS = {
  done: { bgcolor: 'primary.main', color: 'primary.contrastText' },
  current: { bgcolor: 'background.paper', border: 2, borderColor: 'primary.main' },
  pending: { bgcolor: 'superficie.hundida', border: 2, borderColor: 'divider' },
} as const;

function Mark({ state }: { state: keyof typeof MARKS }) {
  const isCurrent = state === 'current';
  return (
    <Box
      aria-hidden
      sx={{
        width: 'fit-content',
        mx: 'auto',
        my: '-4px',
        p: '4px',
        borderRadius: '50%',
        bgcolor: isCurrent ? 'primary.fondo' : undefined,
      }}
    >
      <Box sx={{ width: 24, height: 24, borderRadius: '50%', display: 'grid', placeItems: 'center', ...MARKS[state] }}>
        {state === 'done' && <CheckIcon sx={{ fontSize: 16 }} />}
        {isCurrent && <Box sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'primary.main' }} />}
      </Box>
    </Box>
  );
}

/** 'Paso 4 de 5, hoy 07:34' · 'Sigue: Entregado'. */
function Segments({ steps, current }: StepperProps) {
  const when = steps[current]?.cuando;
  // What was stopped goes nowhere.
  const next = steps.slice(current + 1).find(({ cuando }) => cuando !== SIN_PASAR);
  return (
    <Box>
      <Box aria-hidden sx={{ display: 'flex', gap: 1 }}>
        {steps.map((step, index) => (
          <Box
            key={step.palabra}
            sx={{ flex: 1, height: 6, borderRadius: '3px', bgcolor: index <= current ? 'primary.main' : 'divider' }}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, mt: 2 }}>
        <Typography variant="caption" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
          Paso {current + 1} de {steps.length}
          {when && `, ${when.charAt(0).toLowerCase()}${when.slice(1)}`}
        </Typography>
        {next && (
          <Typography variant="caption" sx={{ color: 'text.secondary', textAlign: 'right' }}>
            Sigue: {next.palabra}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
