import { type CobranzaCompleta, ESTADO_VISIBLE_COBRANZA, type EstadoCobranza } from '@distri/domain/cobranzas';
import { formatNumero } from '@distri/domain/cuentas';
import { formatCuit, formatDia, formatMoney, formatRoundedPercent } from '@distri/domain/kernel';
import type { ReactNode } from 'react';
import type { HistoryEntry } from '../platform/document/History.tsx';
import { formatDias } from './form/etiquetas.ts';

export type DetalleCobranza = NonNullable<CobranzaCompleta['detalleCompleto']>;

/** Label over value; what the collection does not have is left out. */
export function datosCobranza(cobranza: CobranzaCompleta, detalle: DetalleCobranza, correo: ReactNode) {
  const { cuit, localidad, direccion, ajustePlazo } = detalle;
  return [
    { label: 'Recibo', value: `X 0006-${cobranza.numrec.padStart(8, '0')}` },
    { label: 'Fecha de recibo', value: formatDia(cobranza.fecharecibo) },
    { label: 'Usuario', value: cobranza.usuario },
    { label: 'Vendedor', value: cobranza.vendedor },
    { label: 'CUIT', value: cuit && formatCuit(cuit) },
    { label: 'Se rinde', value: cobranza.tipocob === 'D' ? 'Digital' : 'Manual' },
    { label: 'Domicilio', value: [direccion, localidad].filter(Boolean).join(', '), wide: true },
    {
      label: 'Ajuste plazo',
      value: ajustePlazo && `${formatNumero(ajustePlazo.documento)}, ${formatMoney(ajustePlazo.importe)}`,
      wide: true,
    },
    { label: 'Observación', value: cobranza.observa, wide: true },
    { label: 'E-mail', value: correo, wide: true },
  ];
}

/** The stored discount, step by step: nothing is computed again. */
export function pasosDelDescuento(cobranza: CobranzaCompleta, { revision }: DetalleCobranza) {
  const { dpromdocs, dpromitems, pordesc, impdesc, equiv_imp, equiv_porc, descfijo } = cobranza;
  return [
    { label: 'Días promedio de los documentos', value: formatDias(dpromdocs) },
    { label: 'Promedio de la cobranza', value: `${formatDias(dpromitems)} días` },
    {
      label: descfijo ? 'Descuento fijo' : 'Descuento',
      value: `${formatRoundedPercent(pordesc)}, ${formatMoney(impdesc)}`,
    },
    ...(equiv_imp !== impdesc
      ? [{ label: 'Equivalente', value: `${formatRoundedPercent(equiv_porc)}, ${formatMoney(equiv_imp)}` }]
      : []),
    ...(revision
      ? [
          {
            label: 'Después de la edición, a revisar',
            value: `${formatRoundedPercent(revision.equiv_porc)}, ${formatMoney(revision.equiv_imp)}`,
          },
        ]
      : []),
  ];
}

const isEstado = (text: string | null): text is EstadoCobranza => text !== null && text in ESTADO_VISIBLE_COBRANZA;

/** What happened to the collection, newest first. */
export function historialCobranza({ historial }: DetalleCobranza): HistoryEntry[] {
  return historial.map(({ momento, username, accion, a, detalle }, index) => ({
    key: index,
    tono: isEstado(a) ? ESTADO_VISIBLE_COBRANZA[a].tono : 'gris',
    what: accion,
    when: momento,
    detail: detalle,
    who: username,
  }));
}
