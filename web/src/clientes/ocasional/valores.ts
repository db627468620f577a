import {
  type Cliente,
  type ClienteOcasional,
  type CodigoCliente,
  checkOcasional,
  type createOcasional,
  formatDocumento,
  hasCheckDigit,
  MENSAJES_CLIENTE,
  normalizeDocumento,
} from '@distri/domain/clientes';
import { type BodyOf, isValidCuit, type Problem, problemText } from '@distri/domain/kernel';

/** What the form says under a required field; the document's own sentence stands over all of them (D2 §5). */
const FALTA = 'Falta completar';

/** Text under each field that has a problem. */
export type Errores = Partial<Record<keyof ClienteOcasional, string>>;

export interface Revision {
  problemas: readonly Problem<CodigoCliente>[];
  errores: Errores;
}

const textOf = (problema: Problem<CodigoCliente>) =>
  problema.code === 'CAMPOS_OBLIGATORIOS' ? FALTA : problemText(MENSAJES_CLIENTE, problema);

/** The rules that the server applies again. Before somebody tries to save, only fields that were left are marked. */
export function revisar(form: ClienteOcasional, isMarked: (field: keyof ClienteOcasional) => boolean): Revision {
  const problemas = checkOcasional(form).filter(({ path }) => isMarked(path as keyof ClienteOcasional));
  const errores = Object.fromEntries(problemas.map((problema) => [problema.path, textOf(problema)]));
  return { problemas, errores };
}

/** The number to look for among the customers; null while it is not whole. */
export function numeroCompleto({ tipodocu, numdocu }: ClienteOcasional): string | null {
  if (tipodocu === null || (hasCheckDigit(tipodocu) && !isValidCuit(numdocu))) return null;
  const numero = normalizeDocumento(tipodocu, numdocu);
  return numero.length >= 6 ? numero : null;
}

/** The customer in scope that has the very number, among those whose texts hold it. */
export function mismoNumero(clientes: readonly Cliente[] | undefined, form: ClienteOcasional): Cliente | null {
  const numero = numeroCompleto(form);
  const isSame = (cliente: Cliente) =>
    cliente.cuit === numero &&
    (cliente.tipodocu === form.tipodocu || (hasCheckDigit(cliente.tipodocu) && hasCheckDigit(form.tipodocu ?? 0)));
  return (numero !== null && clientes?.find(isSame)) || null;
}

/** 'Ya hay un cliente con el número 30-71234567-1: EL CARDENAL (10233)'. */
export function avisoMismoNumero(cliente: Cliente): string {
  return MENSAJES_CLIENTE.DOCUMENTO_EXISTENTE({
    numero: formatDocumento(cliente.tipodocu, cliente.cuit),
    cliente: `${cliente.razsoc} (${cliente.id})`,
  });
}

export function cuerpoOcasional(form: ClienteOcasional, confirmaDocumento: boolean): BodyOf<typeof createOcasional> {
  return { ...form, confirmaDocumento };
}
