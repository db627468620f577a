import { createCobranza, getContextoCobranza } from '@distri/domain/cobranzas';
import { businessDay } from '@distri/domain/kernel';
import type pg from 'pg';
import { z } from 'zod';
import { armarCuerpo, fisicos } from '../../server/test/stories/cobranzaBody.ts';
import type { Row } from './report.ts';
import { openSender } from './sender.ts';
import { figure, percentile } from './units.ts';

const DOCUMENTOS = 20;
const ITEMS = 20;
const CLIENTES = 16;
const ROUNDS = 80;
/** The first ones read what later ones remember. */
const WARM_UP = 16;
const AIM_MS = 30;
const PARTE = 1_000_00;

/** Twenty open documents for each of some customers, so that every collection finds as many: of old invoices. */
async function oweDocuments(db: pg.Pool): Promise<Map<string, number[]>> {
  const { rows } = await db.query<{ cliente: string; ids: number[] }>(
    `WITH nuevos AS (
       INSERT INTO cuenta_documentos (cliente, tipo, documento, ingreso, vencimiento, importe, pendiente)
       SELECT c.id, 'FAC', 'A0004' || lpad((90000000 + row_number() OVER ())::text, 8, '0'), '2020-01-01', '2020-01-31', 10000000, 10000000
       FROM (SELECT id FROM clientes WHERE NOT inactivo ORDER BY id LIMIT ${CLIENTES}) c, generate_series(1, ${DOCUMENTOS})
       ON CONFLICT (tipo, documento) DO UPDATE SET pendiente = cuenta_documentos.pendiente
       RETURNING id, cliente)
     SELECT cliente, array_agg(id) AS ids FROM nuevos GROUP BY 1`,
  );
  return new Map(rows.map(({ cliente, ids }) => [cliente, ids]));
}

async function readContexto(api: string, token: string, cliente: string) {
  const response = await fetch(`${api}${getContextoCobranza.path}?cliente=${cliente}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return z.decode(getContextoCobranza.answer, await response.json()).result;
}

/** Each one takes something of its documents: there is no bare twin to repeat. */
export async function collectingRow(db: pg.Pool, api: string, token: string): Promise<Row> {
  const owed = [...(await oweDocuments(db))];
  const fecharecibo = businessDay(new Date());
  // Numbers that a second run on the same data finds free as well.
  const serie = Math.floor(Date.now() / 1000) % 90_000_000;
  const sender = await openSender(api, token);
  const times: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const [cliente, ids] = owed[round % owed.length] ?? ['', []];
    const documentos = ids.map((id) => ({ id, importe: PARTE }));
    const items = Array.from({ length: ITEMS }, (_, n) => {
      const numero = String(1 + ((serie + round * ITEMS + n) % 99_999_999));
      return fisicos({ importe: (DOCUMENTOS * PARTE) / ITEMS, fecha: '2030-01-01', numero });
    });
    const carga = { documentos, items, fecharecibo, numrec: String(70_000 + ((serie + round) % 20_000_000)) };
    const body = armarCuerpo(await readContexto(api, token, cliente), carga);
    const path = `${createCobranza.path}?cliente=${cliente}`;
    const { milliseconds } = await sender.post(path, z.encode(createCobranza.body, body));
    if (round >= WARM_UP) times.push(milliseconds);
  }
  sender.close();
  times.sort((a, b) => a - b);
  const p50 = percentile(times, 0.5);
  return {
    name: `Alta de cobranza, ${DOCUMENTOS} documentos y ${ITEMS} ítems`,
    value: `p50 ${figure(p50)} · p95 ${figure(percentile(times, 0.95))} ms`,
    aim: `p50 ≤ ${AIM_MS} ms`,
    ok: p50 <= AIM_MS,
  };
}
