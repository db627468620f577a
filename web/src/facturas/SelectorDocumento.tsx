import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { AutocompleteField } from '../platform/forms/AutocompleteField.tsx';

export interface Hermano {
  id: number;
  /** 'R 0004-00098123'. */
  documento: string;
  /** '19/11/2026 · $ 1.087.541,84'. */
  detalle: string;
}

interface SelectorDocumentoProps {
  /** 'Remitos del cliente': what readers hear. */
  label: string;
  hermanos: readonly Hermano[];
  actual: Hermano;
  onGo: (id: number) => void;
}

/** Switches among the documents of one customer (D2 §2); nothing while there is only this one. */
export function SelectorDocumento({ label, hermanos, actual, onGo }: SelectorDocumentoProps) {
  const options = useMemo(() => [...hermanos], [hermanos]);
  if (options.length < 2) return null;
  return (
    <Box sx={{ width: { xs: '100%', sm: 190 } }}>
      <AutocompleteField
        label={label}
        labelHidden
        options={options}
        getKey={(hermano) => hermano.id}
        getLabel={(hermano) => hermano.documento}
        getDetail={(hermano) => hermano.detalle}
        value={actual}
        onChange={(hermano) => hermano && hermano.id !== actual.id && onGo(hermano.id)}
      />
    </Box>
  );
}
