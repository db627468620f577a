import { formatMoney, formatQuantity, type Severity } from '@distri/domain/kernel';
import { lineAmount } from '@distri/domain/lineas';
import CloseIcon from '@mui/icons-material/Close';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { memo, type ReactNode } from 'react';
import { formatMoneyCell, RAYA } from '../platform/format/money.ts';
import { formatPercentCell } from '../platform/format/numbers.ts';
import type { LineaForm } from './lineaForm.ts';

export interface LineaRowProps {
  linea: LineaForm;
  index: number;
  /** The worst problem of the line and the field that it points at. */
  severity: Severity | null;
  campo: string | null;
  isExplained: boolean;
  onOpen: ((clave: string) => void) | undefined;
  onRemove: (clave: string) => void;
  onPorQue: (clave: string, anchor: HTMLElement) => void;
  /** The parts of the kit that brought the line. */
  onArmado: (armado: string) => void;
}

/** Drawn again only when its own line or its problem changes: typing stays under 50 ms with 300 lines. */
export const LineaRow = memo(function LineaRow(props: LineaRowProps) {
  const { linea, index, severity, campo, isExplained, onOpen, onRemove, onPorQue, onArmado } = props;
  const { clave, id, detalle, cantidad, unidad, precio, bonificacion, armado } = linea;
  const litros = cantidad * unidad;
  const cell = (name: string, text: string) =>
    campo === name && severity ? <Ring severity={severity}>{text}</Ring> : text;
  return (
    <tr className="le-row" data-linea={index + 1} tabIndex={-1}>
      <td className="le-num">
        <Numero index={index} severity={severity} />
      </td>
      <td className="le-codigo">{cell('id', id)}</td>
      <td className="le-detalle" title={detalle}>
        {armado && (
          <button
            type="button"
            className="le-armado"
            aria-label={`Componentes del armado ${armado}`}
            onClick={() => onArmado(armado)}
          >
            {armado}
          </button>
        )}
        {onOpen ? (
          <button type="button" className="le-link" onClick={() => onOpen(clave)}>
            {detalle}
          </button>
        ) : (
          detalle
        )}
      </td>
      <td className="le-fig">{cell('cantidad', formatQuantity(cantidad))}</td>
      <td className="le-fig le-quiet">{litros === 0 ? RAYA : formatQuantity(Math.round(litros * 1000) / 1000)}</td>
      <td className="le-fig">
        {cell('precio', formatMoneyCell(precio))}
        <button
          type="button"
          className="le-button le-porque"
          aria-label={`Por qué el precio de ${id}`}
          aria-expanded={isExplained}
          onClick={(event) => onPorQue(clave, event.currentTarget)}
        >
          <HelpIcon />
        </button>
      </td>
      <td className={bonificacion === 0 ? 'le-fig le-quiet' : 'le-fig'}>
        {cell('bonificacion', formatPercentCell(bonificacion))}
      </td>
      <td className="le-fig le-importe">{formatMoney(lineAmount(linea))}</td>
      <td className="le-quitar">
        <button
          type="button"
          className="le-button"
          aria-label={`Quitar la línea ${index + 1}, ${id}`}
          onClick={() => onRemove(clave)}
        >
          <CloseIcon />
        </button>
      </td>
    </tr>
  );
});

/** The problem is an icon in the first cell; without one it is the line's number. */
export function Numero({ index, severity }: { index: number; severity: Severity | null }) {
  if (severity === 'block') return <ErrorIcon color="error" titleAccess={`Línea ${index + 1}: bloquea`} />;
  if (severity === 'warn') return <WarningIcon color="warning" titleAccess={`Línea ${index + 1}: aviso`} />;
  return index + 1;
}

function Ring({ severity, children }: { severity: Severity; children: ReactNode }) {
  return (
    <span className="le-ring" data-severity={severity}>
      {children}
    </span>
  );
}
