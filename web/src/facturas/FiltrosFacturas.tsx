import { TEXTOS_FACTURA } from '@distri/domain/facturas';
import Box from '@mui/material/Box';
import { SelectField } from '../platform/forms/SelectField.tsx';
import { SwitchField } from '../platform/forms/SwitchField.tsx';
import { useRecordado } from './useRecordado.ts';

const PERIODOS = [{ value: '30', label: TEXTOS_FACTURA.periodo }] as const;
type Periodo = (typeof PERIODOS)[number]['value'] | '';
const SI_NO = ['no', 'si'] as const;
const CON_TODAS: readonly Periodo[] = ['', '30'];
const SOLO_PERIODO: readonly Periodo[] = ['30'];

/**
 * The filters of an invoice list, remembered between visits (D2 §2). A customer's list begins with all of them; the one
 * by date has always a period.
 */
export function useFiltrosFacturas(lista: 'facturas-cliente' | 'facturas-fecha') {
  const isWhole = lista === 'facturas-cliente';
  const periodos = isWhole ? CON_TODAS : SOLO_PERIODO;
  const [periodo, setPeriodo] = useRecordado<Periodo>(lista, 'periodo', periodos[0] ?? '30', periodos);
  const [granel, setGranel] = useRecordado(lista, 'granel', 'no', SI_NO);
  const fields = (
    <>
      <PeriodoField value={periodo} onChange={setPeriodo} emptyLabel={isWhole ? 'Todas las fechas' : undefined} />
      <SwitchField
        label={TEXTOS_FACTURA.soloGranel}
        value={granel === 'si'}
        onChange={(on) => setGranel(on ? 'si' : 'no')}
      />
    </>
  );
  return { conPeriodo: periodo === '30', soloGranel: granel === 'si', fields };
}

interface PeriodoFieldProps {
  value: Periodo;
  onChange: (value: Periodo) => void;
  /** Text of "no period", where the list may go without. */
  emptyLabel: string | undefined;
}

/** The period selector with its single option (D2 §2, §9). */
export function PeriodoField({ value, onChange, emptyLabel }: PeriodoFieldProps) {
  return (
    <Box sx={{ width: 176 }}>
      <SelectField
        label="Período"
        labelHidden
        options={PERIODOS}
        value={value === '' ? null : value}
        onChange={(next) => onChange(next ?? '')}
        {...(emptyLabel !== undefined && { emptyLabel })}
      />
    </Box>
  );
}
