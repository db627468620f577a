import { styled } from '@mui/material/styles';
import { rem } from '../theme/index.ts';

/** A key, as it is drawn on the keyboard. */
export const Kbd = styled('kbd')(({ theme }) => ({
  fontFamily: 'inherit',
  fontSize: rem(11),
  fontWeight: 500,
  lineHeight: '16px',
  padding: '0 5px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 4,
  background: theme.vars.palette.superficie.hundida,
  color: theme.vars.palette.text.secondary,
  whiteSpace: 'nowrap',
}));
