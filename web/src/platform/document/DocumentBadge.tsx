import { styled } from '@mui/material/styles';
import { letra, radio } from '../theme/index.ts';

const Mark = styled('span')(({ theme }) => ({
  ...letra(theme.typography.caption, { fontWeight: 700 }),
  display: 'inline-flex',
  alignItems: 'center',
  padding: '0 5px',
  height: 18,
  borderRadius: radio.chip,
  border: `1.5px solid ${theme.vars.palette.secondary.dark}`,
  color: theme.vars.palette.secondary.dark,
  background: theme.vars.palette.secondary.fondo,
}));

const BADGES = { P: 'Prepago', '30D': 'Condición especial de venta a 30 días' } as const;

/**
 * P for prepaid, 30D for the special 30-day condition (D1 §9).
 * @example {pedido.condvta30 && <DocumentBadge kind="30D" />}
 */
export function DocumentBadge({ kind }: { kind: keyof typeof BADGES }) {
  return (
    <Mark role="img" aria-label={BADGES[kind]} title={BADGES[kind]}>
      {kind}
    </Mark>
  );
}

/** What the letters of a document are read from. */
export interface DocumentMarks {
  isPrepago?: boolean;
  condvta30?: boolean;
}

/** The letters that a document carries, in lists and on its page (D2 §9). */
export function DocumentBadges({ isPrepago = false, condvta30 = false }: DocumentMarks) {
  return (
    <>
      {isPrepago && <DocumentBadge kind="P" />}
      {condvta30 && <DocumentBadge kind="30D" />}
    </>
  );
}
