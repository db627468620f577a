import { type Refusal, refuse } from '@distri/domain/kernel';
import type { Valor } from '@distri/domain/valores';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/handle.ts';
import { all, first } from '../../platform/db/kysely.ts';

interface Faltantes {
  cuentas: number[];
  jurisdicciones: number[];
  bancos: string[];
}

const CAMPOS = { cuentas: 'cuenta', jurisdicciones: 'jurisdiccion', bancos: 'cheques' } as const;
const MENSAJES: Readonly<Record<keyof Faltantes, string>> = {
  cuentas: 'No existe la cuenta bancaria',
  jurisdicciones: 'No existe la jurisdicción',
  bancos: 'No existe el banco',
};

/** Accounts, jurisdictions and banks that the items name have to exist: the refusal points at the field. */
export async function checkReferidos(db: Db, items: readonly Valor[]): Promise<Refusal | null> {
  const cuentas = items.flatMap(({ transferencia }) => transferencia.cuenta ?? []);
  const jurisdicciones = items.flatMap(({ jurisdiccion }) => jurisdiccion ?? []);
  const bancos = items.flatMap(({ cheques }) => cheques.map(({ banco }) => banco));
  if (cuentas.length + jurisdicciones.length + bancos.length === 0) return null;
  const faltan = await first(
    db,
    sql<Faltantes>`SELECT
      ARRAY(SELECT unnest(${cuentas}::int[]) EXCEPT SELECT id FROM cuentas_bancarias WHERE activa) AS cuentas,
      ARRAY(SELECT unnest(${jurisdicciones}::int[]) EXCEPT SELECT id FROM jurisdicciones) AS jurisdicciones,
      ARRAY(SELECT unnest(${bancos}::text[]) EXCEPT SELECT id FROM bancos) AS bancos`,
  );
  const clase = (['cuentas', 'jurisdicciones', 'bancos'] as const).find((each) => (faltan?.[each].length ?? 0) > 0);
  return clase ? refuse(422, MENSAJES[clase], { problems: [problemOf(clase, items, faltan?.[clase] ?? [])] }) : null;
}

function problemOf(clase: keyof Faltantes, items: readonly Valor[], faltan: readonly (number | string)[]) {
  const index = items.findIndex(
    ({ transferencia, jurisdiccion, cheques }) =>
      faltan.includes((clase === 'cuentas' ? transferencia.cuenta : jurisdiccion) ?? '') ||
      cheques.some(({ banco }) => faltan.includes(banco)),
  );
  return { code: 'NO_EXISTE', message: MENSAJES[clase], path: `itemsDeCobranza.${index}.${CAMPOS[clase]}` };
}

/** Transfers with the same number to the same account in another quotation that is not rejected: pointed out, not refused. */
export function readTransferenciasRepetidas(
  db: Db,
  items: readonly Valor[],
  cotizacion: number,
): Promise<{ numero: string; cotizacion: number }[]> {
  const transferencias = items.filter(({ tipo, transferencia }) => tipo === 'TRF' && transferencia.numero !== '');
  if (transferencias.length === 0) return Promise.resolve([]);
  return all(
    db,
    sql<{ numero: string; cotizacion: number }>`
      SELECT DISTINCT i.numero, i.cotizacion FROM cotizacion_items i JOIN cotizaciones q ON q.id = i.cotizacion
        JOIN unnest(${transferencias.map(({ transferencia }) => transferencia.cuenta)}::int[],
          ${transferencias.map(({ transferencia }) => transferencia.numero)}::text[]) AS t (cuenta, numero)
          ON t.cuenta = i.cuenta AND t.numero = i.numero
      WHERE i.tipo = 'TRF' AND i.numero <> '' AND i.cotizacion <> ${cotizacion} AND q.aprob_coti <> 'R'
      ORDER BY i.cotizacion`,
  );
}
