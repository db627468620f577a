import { addDays, type Dia, formatDia } from '@distri/domain/kernel';
import Button from '@mui/material/Button';
import type { Fuente } from './PaginaCot.tsx';

/** As far as it looks back: over the longest of holidays. */
const DIAS_ATRAS = 10;

interface UltimoDiaProps<Row extends object> {
  fuente: Fuente<Row>;
  desde: Dia;
  onGo: (dia: Dia) => void;
}

/** On a Sunday or a Monday there is nothing from yesterday on: the last day with something, at one press (D3 §2). */
export function UltimoDia<Row extends object>({ fuente, desde, onGo }: UltimoDiaProps<Row>) {
  const { useRows, rowDia } = fuente;
  const { data } = useRows(addDays(desde, -DIAS_ATRAS), addDays(desde, -1));
  const ultimo = data?.result.reduce<Dia | null>(
    (last, row) => (last !== null && last >= rowDia(row) ? last : rowDia(row)),
    null,
  );
  if (!ultimo) return null;
  return (
    <Button variant="outlined" onClick={() => onGo(ultimo)}>
      Ver desde el {formatDia(ultimo)}
    </Button>
  );
}
