import type { Centavos, Porcentaje } from '@distri/domain/kernel';
import { MoneyText } from '../platform/format/MoneyText.tsx';
import { explicarLinea, PorQueBoton } from './PorQueGuardado.tsx';

/** What the explained price of a line needs of its document. */
export interface PreciosDelDocumento {
  lista: number;
  bonificacionGeneral: Porcentaje;
}

/** A role that sees no prices gets lines without them; a line that came from no list has no list price. */
export interface LineaConPrecio {
  id: string;
  precioLista?: Centavos | null | undefined;
  precio?: Centavos | undefined;
  bonificacion?: Porcentaje | undefined;
}

interface PrecioGuardadoProps {
  linea: LineaConPrecio;
  /** Null for whoever sees no discounts: then the price has no reasons. */
  precios: PreciosDelDocumento | null;
}

/** The price of a stored line and, for whoever sees prices, where it came from. */
export function PrecioGuardado({ linea, precios }: PrecioGuardadoProps) {
  return (
    <>
      <MoneyText value={linea.precio} />
      <PorQueDeLinea linea={linea} precios={precios} />
    </>
  );
}

/** The amount of a stored line as a phone shows it, with where its price came from. */
export function ImporteGuardado(props: PrecioGuardadoProps & { importe: Centavos | undefined }) {
  return (
    <>
      <MoneyText value={props.importe} />
      <PorQueDeLinea linea={props.linea} precios={props.precios} />
    </>
  );
}

function PorQueDeLinea({ linea, precios }: PrecioGuardadoProps) {
  const { id, precioLista, precio, bonificacion } = linea;
  if (precios === null || precioLista == null || precio === undefined || bonificacion === undefined) return null;
  return (
    <PorQueBoton
      label={`Por qué el precio de ${id}`}
      explanation={explicarLinea({ id, precioLista, precio, bonificacion }, precios)}
    />
  );
}
