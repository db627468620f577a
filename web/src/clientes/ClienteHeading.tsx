import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface ClienteHeadingProps {
  /** Undefined while it is loading. */
  cliente: { id: string; razsoc: string; localidad?: string; apenom?: string } | undefined;
  /** Why there is no more to say of it. */
  error?: Error | null | undefined;
  /** Its state. */
  chip?: ReactNode;
  actions?: ReactNode;
}

/** The bars of name and place do not touch, and take the height of their text. */
const THINNER = { transform: 'scale(1, 0.7)' };

/** Whose documents these are, and what can be begun for that customer (look 10). */
export function ClienteHeading({ cliente, error, chip, actions }: ClienteHeadingProps) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 3, flexShrink: 0 }}>
      <Box sx={{ flex: 1, minWidth: 200 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
          <Typography
            variant="h3"
            component="h1"
            sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: { sm: 'nowrap' } }}
          >
            {cliente ? cliente.razsoc : <Skeleton width={280} sx={THINNER} />}
          </Typography>
          {chip}
        </Box>
        <Typography variant="body2" color={error ? 'error' : 'textSecondary'} noWrap={!error}>
          {cliente ? (error?.message ?? placeOf(cliente)) : <Skeleton width={200} sx={THINNER} />}
        </Typography>
      </Box>
      {actions}
    </Stack>
  );
}

const placeOf = ({ id, localidad, apenom }: NonNullable<ClienteHeadingProps['cliente']>) =>
  [id, localidad, apenom].filter(Boolean).join(' · ');
