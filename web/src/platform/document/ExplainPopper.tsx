import type { Centavos } from '@distri/domain/kernel';
import Box from '@mui/material/Box';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { MoneyText } from '../format/MoneyText.tsx';
import { sombras } from '../theme/index.ts';

export interface ExplainedStep {
  label: string;
  /** Centavos; what a discount takes away is negative. */
  amount: Centavos;
}

export interface Explanation {
  /** 'Por qué este precio'. */
  title: string;
  /** What it is about: the code of the article. */
  subject?: string;
  steps: readonly ExplainedStep[];
  result: ExplainedStep;
  /** 'Última venta al cliente: $ 12.480 el 06/10/2026.' */
  note?: string | undefined;
}

/** It keeps the page's margin: a phone is hardly wider than it. */
const OFF_THE_EDGE = [{ name: 'preventOverflow', options: { padding: 16 } }];

interface ExplainPopperProps {
  anchor: HTMLElement | null;
  explanation: Explanation | null;
  onClose: () => void;
}

/**
 * Where a figure comes from, beside it: the steps in the order in which they are computed. It takes no focus and
 * hides nothing from readers: whoever is typing goes on. Esc and a click elsewhere close it.
 * @example <ExplainPopper anchor={cell} explanation={explainLine(line)} onClose={close} />
 */
export function ExplainPopper({ anchor, explanation, onClose }: ExplainPopperProps) {
  const isOpen = anchor !== null && explanation !== null;
  useEffect(() => {
    if (!isOpen) return;
    const press = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOpen, onClose]);
  if (!explanation) return null;
  return (
    <Popper open={isOpen} anchorEl={anchor} placement="bottom" modifiers={OFF_THE_EDGE} sx={{ zIndex: 'modal' }}>
      <ClickAwayListener onClickAway={onClose}>
        <Paper
          variant="outlined"
          role="status"
          sx={{
            width: 328,
            maxWidth: 'calc(100vw - 32px)',
            p: 4,
            bgcolor: 'superficie.elevada',
            boxShadow: sombras.menu,
          }}
        >
          <Steps explanation={explanation} />
        </Paper>
      </ClickAwayListener>
    </Popper>
  );
}

/** The steps alone, for panels that explain without floating (look 06). */
export function Steps({ explanation: { title, subject, steps, result, note } }: { explanation: Explanation }) {
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 2 }}>
        <Typography variant="h5" component="h2">
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {subject}
        </Typography>
      </Box>
      {steps.map((step) => (
        <StepRow key={step.label} step={step} />
      ))}
      <Box sx={{ borderTop: 1, borderColor: 'divider', mt: 2, pt: 2 }}>
        <StepRow step={result} isStrong />
      </Box>
      {note && (
        <Typography variant="caption" component="p" sx={{ m: 0, mt: 2, color: 'text.secondary' }}>
          {note}
        </Typography>
      )}
    </>
  );
}

function StepRow({ step, isStrong = false }: { step: ExplainedStep; isStrong?: boolean }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.75, fontWeight: isStrong ? 600 : 400 }}>
      <Box component="span" sx={{ color: isStrong ? 'text.primary' : 'text.secondary' }}>
        {step.label}
      </Box>
      <Box component="span" sx={{ fontWeight: 500 }}>
        <MoneyText value={step.amount} zero plain />
      </Box>
    </Box>
  );
}
