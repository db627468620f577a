import type { EmpresaPerfil } from '@distri/domain/kernel';
import type { Row } from './bulkWriter.ts';
import { createPrng } from './prng.ts';

const BANCOS = [
  { banco: '007', detalle: 'Galicia cuenta corriente', alias: 'GALICIA' },
  { banco: '014', detalle: 'Provincia cuenta corriente', alias: 'PROVINCIA' },
  { banco: '072', detalle: 'Santander cuenta corriente', alias: 'SANTANDER' },
  { banco: '191', detalle: 'Credicoop caja de ahorro', alias: 'CREDICOOP' },
] as const;

const PESOS_SUCURSAL = [7, 1, 3, 9, 7, 1, 3];
const PESOS_CUENTA = [3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3];

function withCheckDigit(digits: string, weights: readonly number[]): string {
  const total = weights.reduce((acc, weight, index) => acc + weight * Number(digits[index]), 0);
  return `${digits}${(10 - (total % 10)) % 10}`;
}

/** A CBU of 22 digits with both check digits right (domain-facts §2.7). */
export function cbu(banco: string, sucursal: string, cuenta: string): string {
  return withCheckDigit(banco + sucursal, PESOS_SUCURSAL) + withCheckDigit(cuenta, PESOS_CUENTA);
}

/** Accounts of the company; the last one is closed. */
export function cuentasBancarias(empresa: EmpresaPerfil): Row<'cuentas_bancarias'>[] {
  const prng = createPrng(`${empresa.id}/cuentas`);
  return BANCOS.map(({ banco, detalle, alias }, index) => ({
    id: index + 1,
    banco,
    detalle,
    cbu: cbu(banco, String(prng.int(1, 999)).padStart(4, '0'), String(prng.int(1, 9_999_999)).padStart(13, '0')),
    alias: `DISTRI.${empresa.id.replaceAll('-', '.').toUpperCase()}.${alias}`,
    activa: index < BANCOS.length - 1,
  }));
}

/** The account that customers transfer to; its legend is the name that people read. */
export const CUENTA_DE_COBRO = { id: 1, nombre: BANCOS[0].detalle } as const;
