import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface ClienteHeadingProps {
  /** Undefined while it is loading. */
  cliente: { id: string; razsoc: string; localidad?: string; apenom?: string } | undefined;
  /** Its state. */
  chip?: ReactNode;
  actions?: ReactNode;
}

/** Whose documents these are, and what can be begun for that customer (look 10). */
export function ClienteHeading({ cliente, chip, actions }: ClienteHeadingProps) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 3, flexShrink: 0 }}>
      <Box sx={{ flex: 1, minWidth: 200 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
          <Typography
            variant="h3"
            component="h1"
            sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: { sm: 'nowrap' } }}
          >
            {cliente ? cliente.razsoc : <Skeleton width={280} />}
          </Typography>
          {chip}
        </Box>
        <Typography variant="body2" color="textSecondary" noWrap>
          {cliente ? (
            [cliente.id, cliente.localidad, cliente.apenom].filter(Boolean).join(' · ')
          ) : (
            <Skeleton width={200} />
          )}
        </Typography>
      </Box>
      {actions}
    </Stack>
  );
}
