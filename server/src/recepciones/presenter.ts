import { type RecepcionItem, type TipoRecepcion, versionDeValor } from '@distri/domain/recepciones';
import type { RecepcionRow } from './repository.ts';

/** What people read of a type (D3 §3). */
const NOMBRES: Readonly<Record<TipoRecepcion, string>> = {
  CEL: 'Cheque electrónico',
  TRF: 'Transferencia Bancaria',
  AEF: 'Acreditación de efectivo',
  PREPAGO: 'Transferencia prepago',
};

export function presentRecepcion(row: RecepcionRow): RecepcionItem {
  return { ...row, tipo_desc: NOMBRES[row.tipo], version: versionDeValor(row) };
}
