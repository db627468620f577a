import { z } from 'zod';
import { type Dia, formatDia, parseDia } from './calendarDay.ts';
import type { Centavos, Porcentaje } from './money.ts';

/** Largest amount on the wire: 15 significant digits survive a JSON number exactly. */
const MAX_PESOS = 9_999_999_999_999.99;
const DECIMAL = /^(-?\d{1,13})(?:\.(\d+))?$/;

/** 'whole.fraction' as a whole number of `decimals` places, digit by digit; null when there are more places. */
function scaledText(text: string, decimals: number): number | null {
  const match = DECIMAL.exec(text.trim());
  if (!match) return null;
  const fraction = (match[2] ?? '').replace(/0+$/, '');
  return fraction.length > decimals ? null : Number(`${match[1]}${fraction.padEnd(decimals, '0')}`);
}

/** A float is taken when it is the nearest to some amount; the last bits of a sum (0.1 + 0.2) are forgiven. */
function scaledNumber(value: number, decimals: number): number | null {
  const factor = 10 ** decimals;
  const result = Math.round(value * factor);
  const dust = Math.max(1e-9, Math.abs(value) * Number.EPSILON * 4);
  return Math.abs(result / factor - value) <= dust ? result : null;
}

function scaled(value: number | string, decimals: number): number | null {
  const result = typeof value === 'number' ? scaledNumber(value, decimals) : scaledText(value, decimals);
  if (result === null || !Number.isSafeInteger(result)) return null;
  return result === 0 ? 0 : result;
}

const wireNumber = z.union([z.number().min(-MAX_PESOS).max(MAX_PESOS), z.string().max(20)]);

/** Decimal pesos on the wire (number, or text with a dot) ↔ centavos inside. Refuses more than two decimals. */
export const pesos = z
  .codec(wireNumber, z.number().int(), {
    decode: (value, ctx): Centavos => {
      const result = scaled(value, 2);
      if (result !== null) return result;
      ctx.issues.push({ code: 'custom', message: 'Importe inválido', input: value });
      return z.NEVER;
    },
    encode: (value: Centavos) => value / 100,
  })
  .meta({ description: 'Importe en pesos con dos decimales' });

/** Percent on the wire (10 = 10%) ↔ ten-thousandths of a percent inside. Refuses more than four decimals. */
export const porcentaje = z
  .codec(wireNumber, z.number().int().min(-1_000_000).max(1_000_000), {
    decode: (value, ctx): Porcentaje => {
      const result = scaled(value, 4);
      if (result !== null) return result;
      ctx.issues.push({ code: 'custom', message: 'Porcentaje inválido', input: value });
      return z.NEVER;
    },
    encode: (value: Porcentaje) => value / 10_000,
  })
  .meta({ description: 'Porcentaje, 10 = 10%' });

/** 'DD/MM/YYYY' on the wire (also read: 'DD/MM/YY', ISO) ↔ 'YYYY-MM-DD' inside. */
export const fecha = z
  .codec(z.string().max(10), z.string(), {
    decode: (value, ctx): Dia => {
      const dia = parseDia(value);
      if (dia !== null) return dia;
      ctx.issues.push({ code: 'custom', message: 'Fecha inválida', input: value });
      return z.NEVER;
    },
    encode: formatDia,
  })
  .meta({ description: 'Día DD/MM/YYYY' });

/** Quantity with up to three decimals. */
export const cantidad = z
  .number()
  .min(-99_999_999)
  .max(99_999_999)
  .refine((value) => Math.abs(Math.round(value * 1000) / 1000 - value) < 1e-9, 'Cantidad inválida')
  .meta({ description: 'Cantidad, hasta tres decimales' });

/** ISO 8601 with offset. */
export const instante = z.string().meta({ description: 'Instante ISO 8601' });

/** Text people type: no NUL and no lone surrogates (reliability F9), trimmed. */
export function texto(max: number) {
  return z
    .string()
    .trim()
    .max(max, `Hasta ${max} caracteres`)
    .refine((value) => !value.includes('\u0000') && value.isWellFormed(), 'Tiene caracteres que no se pueden guardar');
}

/** Query flags: 'true', '1', 'on' or present and empty mean yes. */
export const bandera = z
  .codec(z.union([z.boolean(), z.string().max(5)]), z.boolean(), {
    decode: (value) =>
      typeof value === 'boolean' ? value : ['', 'true', '1', 'on', 'si'].includes(value.toLowerCase()),
    encode: (value) => value,
  })
  .meta({ description: 'true o false' });

/** Row number: digits in a query, a number in a body. `true` and `[1]` are not the first row, nor '0x10' the 16th. */
export const idNumerico = z.codec(
  z.union([z.int(), z.string().regex(/^\d{1,15}$/)]),
  z.number().int().min(1).max(2_147_483_647),
  { decode: Number, encode: (id) => id },
);

/** Code of a customer, article or salesperson. */
export const codigo = texto(30).min(1);

/** Paging of lists that can pass 5,000 rows (decisions 1). */
export const paginado = {
  buscar: texto(80).optional(),
  limite: z.coerce.number().int().min(1).max(1000).optional(),
  desdeClave: texto(200).optional(),
};
