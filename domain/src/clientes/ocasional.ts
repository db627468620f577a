import {
  formatCuit,
  isValidCuit,
  type Messages,
  normalizeCuit,
  type Problem,
  type Rol,
  type Sesion,
} from '../kernel/index.ts';

/** D2 §9: document type CUIT, responsable inscripto. */
export const TIPO_DOCUMENTO_CUIT = 80;
export const RESP_IVA_PREDETERMINADA = 'RI';
/** Our own carrier (D2 §9). */
export const TRANSPORTE_PREDETERMINADO = '000';

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

export type CodigoCliente =
  | 'CAMPOS_OBLIGATORIOS'
  | 'CUIT_INVALIDO'
  | 'DOCUMENTO_INVALIDO'
  | 'DOCUMENTO_EXISTENTE'
  | 'ELEGIR_DE_LA_LISTA';

export const MENSAJES_CLIENTE: Messages<CodigoCliente> = {
  CAMPOS_OBLIGATORIOS: () => 'Debe completar los campos obligatorios',
  CUIT_INVALIDO: ({ numero }) => `El CUIT ${numero} no es válido: revisá los números`,
  DOCUMENTO_INVALIDO: () => 'El documento lleva entre 6 y 8 números',
  DOCUMENTO_EXISTENTE: ({ numero, cliente }) => `Ya hay un cliente con el número ${numero}: ${cliente}`,
  ELEGIR_DE_LA_LISTA: ({ campo }) => `Elegí ${campo} de la lista`,
};

/** D2 §8. */
export const TEXTOS_OCASIONAL = {
  creado: (id: string) => `Se generó correctamente el cliente ocasional con id ${id}`,
  nuevo: 'Nuevo cliente ocasional',
} as const;

/** Tax identities whose last digit is computed from the others: CUIT, CUIL, CDI (domain-facts §2.2, §2.3). */
const CON_DIGITO_VERIFICADOR = new Set([80, 86, 87]);
/** LE, LC and DNI: a person's number. */
const DE_PERSONA = new Set([89, 90, 96]);

/** Whether two document types number the same way: a CUIT and a CUIL are looked for together. */
export const hasCheckDigit = (tipodocu: number): boolean => CON_DIGITO_VERIFICADOR.has(tipodocu);

/** The number as it is stored and compared: digits alone where the type has nothing else. */
export function normalizeDocumento(tipodocu: number, numero: string): string {
  return hasCheckDigit(tipodocu) || DE_PERSONA.has(tipodocu) ? normalizeCuit(numero) : numero.trim();
}

/** As people read it: a CUIT with its dashes. */
export function formatDocumento(tipodocu: number, numero: string): string {
  return hasCheckDigit(tipodocu) ? formatCuit(numero) : numero;
}

/** Missing required fields and a number that cannot be one block, each at its place (D2 §5). */
export function checkOcasional(cliente: ClienteOcasional): Problem<CodigoCliente>[] {
  const missing = OBLIGATORIOS_OCASIONAL.filter((field) => isEmpty(cliente[field])).map(
    (path): Problem<CodigoCliente> => ({ code: 'CAMPOS_OBLIGATORIOS', severity: 'block', path }),
  );
  return [...missing, ...checkDocumento(cliente)];
}

/** The check digit of a tax identity, the length of a person's document; an empty one is another rule's. */
export function checkDocumento(cliente: Pick<ClienteOcasional, 'tipodocu' | 'numdocu'>): Problem<CodigoCliente>[] {
  const { tipodocu, numdocu } = cliente;
  if (tipodocu === null || isEmpty(numdocu)) return [];
  if (hasCheckDigit(tipodocu) && !isValidCuit(numdocu))
    return [{ code: 'CUIT_INVALIDO', severity: 'block', path: 'numdocu', params: { numero: numdocu.trim() } }];
  if (DE_PERSONA.has(tipodocu) && !/^\d{6,8}$/.test(numdocu.replace(/[.\s]/g, '')))
    return [{ code: 'DOCUMENTO_INVALIDO', severity: 'block', path: 'numdocu' }];
  return [];
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
