import { formatMoney, formatPercent, formatQuantity } from '@distri/domain/kernel';
import { lineAmount } from '@distri/domain/lineas';
import CloseIcon from '@mui/icons-material/Close';
import { memo } from 'react';
import { WholeWords } from '../platform/document/WholeWords.tsx';
import { type LineaRowProps, Numero } from './LineaRow.tsx';

/** A line on a phone (look 05): name and amount, then code, quantity, price and discount. A tap edits it. */
export const LineaCard = memo(function LineaCard(props: LineaRowProps) {
  const { linea, index, severity, onOpen, onRemove } = props;
  const { clave, id, detalle, cantidad, precio, bonificacion, armado } = linea;
  const discount = bonificacion === 0 ? '' : `, bonif. ${formatPercent(bonificacion)}`;
  const text = (
    <>
      <span className="le-title">
        <WholeWords text={detalle} />
      </span>
      <span className="le-title le-fig">{formatMoney(lineAmount(linea))}</span>
      <span className="le-sub">
        {severity && <Numero index={index} severity={severity} />} {id} · {formatQuantity(cantidad)} ×{' '}
        {formatMoney(precio)}
        {discount}
        {armado && (
          <>
            . <WholeWords text={`Armado ${armado}`} />
          </>
        )}
      </span>
    </>
  );
  return (
    <li className="le-card" data-linea={index + 1} tabIndex={-1}>
      {onOpen ? (
        <button type="button" className="le-open" onClick={() => onOpen(clave)}>
          {text}
        </button>
      ) : (
        <div className="le-open">{text}</div>
      )}
      <button
        type="button"
        className="le-button"
        aria-label={`Quitar la línea ${index + 1}, ${id}`}
        onClick={() => onRemove(clave)}
      >
        <CloseIcon />
      </button>
    </li>
  );
});
