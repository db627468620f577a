import { type Centavos, formatMoney, formatPercent, type Porcentaje } from '@distri/domain/kernel';
import { explainDiasPago, explainLine, explainTotals, type OpcionDiasPago, type Totals } from '@distri/domain/lineas';
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef, useState } from 'react';
import { ExplainPopper, type Explanation } from '../platform/document/ExplainPopper.tsx';
import { etiquetaDePaso } from './pasos.ts';

interface PorQueBotonProps {
  /** 'Por qué el precio de HX8-4L'. */
  label: string;
  explanation: Explanation;
  /** The document's total: Alt P explains it when no line has the focus. */
  isTotal?: boolean;
}

/** On a phone it takes a finger, over what surrounds it: the row is no taller for it. */
const A_FINGER = {
  ml: { xs: -1, sm: 1 },
  mr: { xs: -3, sm: 0 },
  my: { xs: -3, sm: 0 },
  p: { xs: 3, sm: 0.5 },
} as const;

/** The question mark beside a stored figure; it opens where the figure comes from. */
export function PorQueBoton({ label, explanation, isTotal = false }: PorQueBotonProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={anchor}
        size="small"
        aria-label={label}
        aria-expanded={isOpen}
        data-porque={isTotal ? 'total' : 'linea'}
        onClick={() => setOpen((before) => !before)}
        sx={{ ...A_FINGER, color: 'text.secondary', minWidth: 0, minHeight: 0, '& svg': { fontSize: 15 } }}
      >
        <HelpIcon />
      </IconButton>
      <ExplainPopper
        anchor={isOpen ? anchor.current : null}
        explanation={isOpen ? explanation : null}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

/** Alt P on a document: the line with the focus, else the total. */
export function usePorQueKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // The editor of lines explains its own.
      if (event.defaultPrevented || !event.altKey || event.key.toLowerCase() !== 'p') return;
      const line = document.activeElement?.closest('tr')?.querySelector<HTMLElement>('[data-porque]');
      const button = line ?? document.querySelector<HTMLElement>('[data-porque="total"]');
      if (!button) return;
      event.preventDefault();
      button.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

interface LineaGuardada {
  id: string;
  precioLista: number;
  precio: number;
  bonificacion: Porcentaje;
}

/** Where the price of a stored line came from: the list of that day, each discount in money. */
export function explicarLinea(
  linea: LineaGuardada,
  documento: { lista: number; bonificacionGeneral: Porcentaje },
): Explanation {
  const { lista, bonificacionGeneral } = documento;
  const { pasos, precioUnitario } = explainLine(linea, {
    lista,
    desde: null,
    precioLista: linea.precioLista,
    bonificacionGeneral,
  });
  return {
    title: 'Por qué este precio',
    subject: linea.id,
    steps: pasos.map((paso) => ({ label: etiquetaDePaso(paso), amount: paso.importe })),
    result: { label: 'Precio por unidad, sin IVA', amount: precioUnitario },
  };
}

/** How the lines became what is charged: discount, net, VAT, each gross-income tax. */
export function explicarTotal(
  amounts: Pick<Totals, 'subtotal' | 'bonificado' | 'iva' | 'impuestosIIBB'>,
  documento: { bonificacion: Porcentaje; alicuotaIVA: Porcentaje; total: number },
): Explanation {
  const steps = explainTotals(amounts, documento).map(({ clave, importe, porcentaje, nombre }) => {
    const percent = porcentaje === undefined ? '' : ` ${formatPercent(porcentaje)}`;
    const words = {
      subtotal: 'Suma de los renglones',
      bonificado: 'Bonificación general',
      iva: 'IVA',
      iibb: nombre ?? '',
    };
    const label = clave === 'iibb' ? words.iibb : `${words[clave]}${percent}`;
    return { label, amount: importe, isTax: clave === 'iva' || clave === 'iibb' };
  });
  const isTaxed = steps.some(({ isTax }) => isTax);
  return {
    title: 'Por qué este total',
    steps,
    result: { label: isTaxed ? 'Total con impuestos' : 'Total sin impuestos', amount: documento.total },
    note: `Importe bonificado: ${formatMoney(amounts.subtotal - amounts.bonificado)}. Cada importe se redondea a centavos.`,
  };
}

/** 'Prepago (-30%)' · '7 días (-25%)' · 'Sin descuento' */
export function nombreDePlazo({ clase, diasMostrados, porcentaje }: OpcionDiasPago): string {
  if (clase === 'sinDescuento') return 'Sin descuento';
  const plazo = clase === 'prepago' ? 'Prepago' : `${diasMostrados} días`;
  return porcentaje === 0 ? `${plazo}, sin descuento` : `${plazo} (-${formatPercent(porcentaje)})`;
}

/** What is paid of a total within the days of a row: the total stays as it is. */
export function explicarDiasPago(total: Centavos, opcion: OpcionDiasPago): Explanation {
  const { pasos, aPagar } = explainDiasPago(total, opcion);
  const label = { total: 'Importe Final', bonificacion: `Bonificación, ${nombreDePlazo(opcion)}` };
  return {
    title: 'Por qué este importe',
    steps: pasos.map(({ clave, importe }) => ({ label: label[clave], amount: importe })),
    result: { label: 'Se paga', amount: aPagar },
    note: 'El importe de la cotización no cambia.',
  };
}
