import TuneIcon from '@mui/icons-material/TuneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { usePhone } from '../platform/shell/useMovil.ts';

interface FiltrosProps {
  /** What is filtered, in few words: on a phone the fields are behind it. */
  resumen?: string;
  children: ReactNode;
}

/** The fields over a list, in one line where they fit. */
export function Filtros({ resumen, children }: FiltrosProps) {
  const isPhone = usePhone();
  const [isOpen, setOpen] = useState(false);
  const fields = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 3, flexShrink: 0 }}>{children}</Box>
  );
  if (!isPhone || resumen === undefined) return fields;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<TuneIcon />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        sx={{ justifyContent: 'flex-start', fontWeight: 500, px: 3, flexShrink: 0 }}
      >
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {resumen}
        </Box>
      </Button>
      {isOpen && fields}
    </>
  );
}
