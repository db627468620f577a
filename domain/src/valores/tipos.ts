import type { Rol } from '../kernel/index.ts';

/** D3 §3. Cash, compensations and credit of the account belong to none. */
export type ClaseValor = 'CHEQUE' | 'TRANSFERENCIA' | 'RETENCION';

export const CODIGOS_VALOR = [
  'EFE',
  'CHF',
  'CHE',
  'CAN',
  'TRF',
  'TRP',
  'AEF',
  'RSS',
  'RIV',
  'RGA',
  'RIB',
  'SCC',
  'CHX',
  'RCO',
] as const;
export type TipoValor = (typeof CODIGOS_VALOR)[number];

/** One row of the table of payment items. */
export interface FilaTipoValor {
  nombre: string;
  clase: ClaseValor | null;
  /** A person may add one; the rest come by themselves (D3 §3). */
  seleccionable: boolean;
  /** Its amount is the sum of its cheques. */
  conCheques?: true;
  conCuenta?: true;
  conJurisdiccion?: true;
  /** Its day may come before the receipt's (D2 §5). */
  fechaLibre?: true;
  /** A prepaid quotation may carry it (D2 §3). */
  prepago?: 'todos' | 'A';
}

/** D2 §3, D3 §3. */
export const TIPOS_VALOR: Readonly<Record<TipoValor, FilaTipoValor>> = {
  EFE: { nombre: 'Efectivo', clase: null, seleccionable: true },
  CHF: { nombre: 'Cheques físicos', clase: 'CHEQUE', seleccionable: true, conCheques: true, prepago: 'A' },
  CHE: { nombre: 'Cheques electrónicos', clase: 'CHEQUE', seleccionable: true, conCheques: true, prepago: 'A' },
  CAN: { nombre: 'Compensaciones', clase: null, seleccionable: true },
  TRF: {
    nombre: 'Transferencia Bancaria',
    clase: 'TRANSFERENCIA',
    seleccionable: true,
    conCuenta: true,
    fechaLibre: true,
    prepago: 'todos',
  },
  TRP: { nombre: 'Transferencia provisoria', clase: 'TRANSFERENCIA', seleccionable: true, prepago: 'todos' },
  AEF: { nombre: 'Acreditación de efectivo', clase: null, seleccionable: true, fechaLibre: true, prepago: 'A' },
  RSS: { nombre: 'Retencion Seguridad Social', clase: 'RETENCION', seleccionable: true, prepago: 'todos' },
  RIV: { nombre: 'Retencion IVA', clase: 'RETENCION', seleccionable: true, prepago: 'todos' },
  RGA: { nombre: 'Retencion Ganancias', clase: 'RETENCION', seleccionable: true, prepago: 'todos' },
  RIB: {
    nombre: 'Retencion Ing. Brutos',
    clase: 'RETENCION',
    seleccionable: true,
    conJurisdiccion: true,
    prepago: 'todos',
  },
  SCC: { nombre: 'Saldo en Cuenta Corriente', clase: null, seleccionable: false, prepago: 'todos' },
  CHX: { nombre: 'Cheques', clase: 'CHEQUE', seleccionable: false, conCheques: true },
  RCO: { nombre: 'Recibo de cobranza', clase: null, seleccionable: false },
};

/** What a new item starts as (D3 §9). */
export const TIPO_PREDETERMINADO: TipoValor = 'TRP';

/** Transfers and withholdings for everybody, the credit of the account too; the rest is for A (D3 §5.10). */
export function allowsInPrepago(tipo: TipoValor, rol: Rol): boolean {
  const { prepago } = TIPOS_VALOR[tipo];
  return prepago === 'todos' || (prepago === 'A' && rol === 'A');
}

/** What this person chooses from for a new item of a prepaid quotation, in the order of the table. */
export function tiposParaPrepago(rol: Rol): TipoValor[] {
  return CODIGOS_VALOR.filter((tipo) => TIPOS_VALOR[tipo].seleccionable && allowsInPrepago(tipo, rol));
}

/**
 * What this person chooses from for a new item of a collection: with prepaid documents only transfers and withholdings,
 * but for A (D3 §5.10).
 */
export function tiposParaCobranza(conPrepago: boolean, rol: Rol): TipoValor[] {
  const restricted = conPrepago && rol !== 'A';
  return CODIGOS_VALOR.filter((tipo) => {
    const { seleccionable, clase } = TIPOS_VALOR[tipo];
    return seleccionable && (!restricted || clase === 'TRANSFERENCIA' || clase === 'RETENCION');
  });
}
