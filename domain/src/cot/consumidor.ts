/** ARBA's names of our identity documents (domain-facts §1.3 field 8, §2.3). */
const DOCUMENTOS: Readonly<Record<number, string>> = { 89: 'LE', 90: 'LC', 91: 'CI', 94: 'PAS', 96: 'DNI' };
/** CUIT, CUIL and CDI: of a person the digits in the middle are the DNI. */
const CON_DNI: readonly number[] = [80, 86, 87];
const DE_PERSONA = /^(?:20|23|24|27)(\d{8})\d$/;

/** The document that names a final consumer; both empty when there is none that ARBA takes. */
export function documentoConsumidor(
  tipodocu: number,
  numero: string,
): {
  tipoDocumento: string;
  documento: string;
} {
  const digits = numero.replace(/\D/g, '').replace(/^0+/, '');
  const none = { tipoDocumento: '', documento: '' };
  if (CON_DNI.includes(tipodocu)) {
    const dni = DE_PERSONA.exec(digits)?.[1]?.replace(/^0+/, '');
    return dni ? { tipoDocumento: 'DNI', documento: dni } : none;
  }
  const tipoDocumento = DOCUMENTOS[tipodocu];
  return tipoDocumento && digits !== '' ? { tipoDocumento, documento: digits } : none;
}
