import { type Centavos, formatMoney } from '@distri/domain/kernel';
import Box from '@mui/material/Box';
import { RAYA } from './money.ts';

interface MoneyTextProps {
  value: Centavos | null | undefined;
  /** Show '$ 0' instead of the dash of grids. */
  zero?: boolean;
  /** Without red: what a discount takes away is no bad news. */
  plain?: boolean;
}

/**
 * An amount with tabular figures; negatives are red besides their sign.
 * @example <MoneyText value={pedido.importe} />
 */
export function MoneyText({ value, zero = false, plain = false }: MoneyTextProps) {
  if (value === null || value === undefined) return null;
  const dash = value === 0 && !zero;
  return (
    <Box
      component="span"
      sx={{
        fontVariantNumeric: 'tabular-nums lining-nums',
        whiteSpace: 'nowrap',
        ...(value < 0 && !plain && { color: 'error.main' }),
        ...(dash && { color: 'text.secondary' }),
      }}
    >
      {dash ? RAYA : formatMoney(value)}
    </Box>
  );
}
