import { isValidCuit, type Messages, type Problem, type Rol, type Sesion } from '../kernel/index.ts';

/** D2 §9: document type CUIT, responsable inscripto. */
export const TIPO_DOCUMENTO_CUIT = 80;
export const RESP_IVA_PREDETERMINADA = 'RI';

/** D2 §3. What is typed for an occasional customer; empty text where nothing was. */
export interface ClienteOcasional {
  razsoc: string;
  direccion: string;
  localidad: string;
  provincia: string;
  codpostal: string;
  transporte: string;
  zona: string;
  telefono: string;
  vendedor: string;
  tipodocu: number | null;
  numdocu: string;
  respIVA: string;
}

export const OCASIONAL_VACIO: ClienteOcasional = {
  razsoc: '',
  direccion: '',
  localidad: '',
  provincia: '',
  codpostal: '',
  transporte: '',
  zona: '',
  telefono: '',
  vendedor: '',
  tipodocu: TIPO_DOCUMENTO_CUIT,
  numdocu: '',
  respIVA: RESP_IVA_PREDETERMINADA,
};

/** D2 §5. */
export const OBLIGATORIOS_OCASIONAL = ['razsoc', 'direccion', 'tipodocu', 'numdocu', 'vendedor'] as const;

export type CodigoCliente = 'CAMPOS_OBLIGATORIOS' | 'CUIT_INVALIDO';

export const MENSAJES_CLIENTE: Messages<CodigoCliente> = {
  CAMPOS_OBLIGATORIOS: () => 'Debe completar los campos obligatorios',
  CUIT_INVALIDO: ({ numero }) => `El CUIT ${numero} no es válido, ¿es correcto?`,
};

/** Tax identities whose last digit is computed from the others: CUIT, CUIL, CDI (domain-facts §2.2, §2.3). */
const CON_DIGITO_VERIFICADOR = new Set([80, 86, 87]);

/** Missing required fields block, each at its place; a tax number whose check digit is wrong only warns (D2 §5). */
export function checkOcasional(cliente: ClienteOcasional): Problem<CodigoCliente>[] {
  const problemas: Problem<CodigoCliente>[] = OBLIGATORIOS_OCASIONAL.filter((field) => isEmpty(cliente[field])).map(
    (path) => ({ code: 'CAMPOS_OBLIGATORIOS', severity: 'block', path }),
  );
  if (cliente.tipodocu === null || !CON_DIGITO_VERIFICADOR.has(cliente.tipodocu)) return problemas;
  if (isEmpty(cliente.numdocu) || isValidCuit(cliente.numdocu)) return problemas;
  return [
    ...problemas,
    { code: 'CUIT_INVALIDO', severity: 'warn', path: 'numdocu', params: { numero: cliente.numdocu } },
  ];
}

const isEmpty = (value: string | number | null) => value === null || String(value).trim() === '';

/** The Vendedor selector is for A, S and O; the others sell for themselves (D2 §6). */
export function chooseVendedor(rol: Rol): boolean {
  return rol === 'A' || rol === 'S' || rol === 'O';
}

/** The seller of a new occasional customer, whatever the body says for a role that cannot choose. */
export function vendedorDeOcasional(sesion: Pick<Sesion, 'rol' | 'vendedor'>, elegido: string): string {
  return chooseVendedor(sesion.rol) ? elegido : (sesion.vendedor ?? '');
}
