import SearchIcon from '@mui/icons-material/Search';
import ArrowIcon from '@mui/icons-material/SouthOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { ComponentProps } from 'react';
import { PeriodFields } from '../platform/forms/PeriodFields.tsx';
import { SegmentedControl } from '../platform/forms/SegmentedControl.tsx';
import { TextInput } from '../platform/forms/TextInput.tsx';
import { usePhone } from '../platform/shell/useMovil.ts';
import type { Clase, Filtro } from './lista.ts';

export type Orden = 'asc' | 'desc';
export const isOrden = (text: string): text is Orden => text === 'asc' || text === 'desc';

const CLASES: readonly { value: Clase; label: string }[] = [
  { value: 'todos', label: 'Todos' },
  { value: 'cheques', label: 'Cheques' },
  { value: 'transferencias', label: 'Transferencias' },
  { value: 'efectivo', label: 'Efectivo' },
];

interface FiltrosProps {
  filtro: Filtro;
  onChange: (filtro: Filtro) => void;
  orden: Orden;
  onOrden: (orden: Orden) => void;
  /** Prepaid transfers are all of one kind. */
  withClase: boolean;
  periodo?: ComponentProps<typeof PeriodFields>;
}

/** Search, kind, period and order of a tab. */
export function Filtros({ filtro, onChange, orden, onOrden, withClase, periodo }: FiltrosProps) {
  const isPhone = usePhone();
  const texto = orden === 'asc' ? 'Más viejos primero' : 'Más nuevos primero';
  const turn = () => onOrden(orden === 'asc' ? 'desc' : 'asc');
  const flecha = <ArrowIcon sx={{ transform: orden === 'desc' ? 'rotate(180deg)' : undefined }} />;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2, flexShrink: 0 }}>
      <Box sx={{ flex: { xs: 1, sm: '0 1 230px' } }}>
        <TextInput
          label="Buscar"
          labelHidden
          placeholder="Cliente, importe o número"
          suffix={<SearchIcon />}
          value={filtro.buscar}
          onChange={(buscar) => onChange({ ...filtro, buscar })}
        />
      </Box>
      {isPhone && (
        <IconButton aria-label={texto} onClick={turn}>
          {flecha}
        </IconButton>
      )}
      {withClase && (
        <Box sx={{ flex: { xs: '1 1 100%', sm: 'none' }, minWidth: 0, overflowX: 'auto' }}>
          <SegmentedControl
            label="Tipo"
            labelHidden
            options={CLASES}
            value={filtro.clase}
            onChange={(clase) => onChange({ ...filtro, clase })}
          />
        </Box>
      )}
      {periodo && <PeriodFields {...periodo} />}
      {!isPhone && (
        <Button size="small" startIcon={flecha} onClick={turn} sx={{ ml: 'auto' }}>
          {texto}
        </Button>
      )}
    </Box>
  );
}
