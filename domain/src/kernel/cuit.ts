const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];
const TYPES = new Set(['20', '23', '24', '27', '30', '33', '34', '50', '51', '55']);

/** Check digit of the first ten digits of a CUIT; null when no valid digit exists (domain-facts §2.2). */
export function cuitCheckDigit(tenDigits: string): number | null {
  if (!/^\d{10}$/.test(tenDigits)) return null;
  const total = WEIGHTS.reduce((acc, weight, index) => acc + weight * Number(tenDigits[index]), 0);
  const digit = 11 - (total % 11);
  if (digit === 11) return 0;
  return digit === 10 ? null : digit;
}

/** Keeps the digits only: '30-71234567-1' → '30712345671'. */
export function normalizeCuit(text: string): string {
  return text.replace(/\D/g, '');
}

/** True for eleven digits of a known type whose check digit is right; dashes are ignored. */
export function isValidCuit(text: string): boolean {
  const digits = normalizeCuit(text);
  return (
    digits.length === 11 && TYPES.has(digits.slice(0, 2)) && cuitCheckDigit(digits.slice(0, 10)) === Number(digits[10])
  );
}

/** '30712345671' → '30-71234567-1'; other texts come back as they are. */
export function formatCuit(text: string): string {
  const digits = normalizeCuit(text);
  return digits.length === 11 ? `${digits.slice(0, 2)}-${digits.slice(2, 10)}-${digits.slice(10)}` : text;
}
