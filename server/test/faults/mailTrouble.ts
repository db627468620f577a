import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Correo, sendCorreo } from '@distri/domain/correo';
import { createPedido } from '@distri/domain/pedidos';
import { startCartero } from '../../src/correo/index.ts';
import { closePdf } from '../../src/platform/pdf/index.ts';
import { buildArticulo, buildCliente, seedMaestros } from '../factories.ts';
import { pedidoBody } from '../stories/venta.ts';
import { type SinkMood, type SmtpSink, startSmtpSink, startTarpit } from '../support/smtpSink.ts';
import { createTestApi, type Persona, type TestApi } from '../support/testApi.ts';

/** How the mail server fails (reliability D1); `tarpit` speaks a byte a second. */
export const TROUBLES = ['later', 'never', 'cut', 'silent', 'tarpit', 'gone'] as const;
export type Trouble = (typeof TROUBLES)[number];

/** The server, one salesperson with work to do, and a mail server whose mood the test chooses. */
export interface Office {
  api: TestApi;
  sink: SmtpSink;
  /** An order through the API: money. */
  order(): Promise<number>;
  /** Mails the order with its PDF. */
  mail(pedido: number): Promise<number>;
  /** The mail server fails in this way until it is healthy again. */
  break(trouble: Trouble): Promise<void>;
  heal(): Promise<void>;
  /** Mails that are not marked as sent. */
  waiting(): Promise<number>;
  close(): Promise<void>;
}

const PRECIO = 1_000_00;
/** A failed mail waits for a minute, as in life; `heal` lets that minute pass. */
const PACE = { pollMs: 20, deadlineMs: 1500, leaseMs: 60_000, delaysMs: Array.from({ length: 20 }, () => 60_000) };

export async function openOffice(maxConnections: number): Promise<Office> {
  const api = await createTestApi({ seed: seedMaestros, maxConnections });
  const persona: Persona = await api.persona({ rol: 'O' });
  const cliente = await buildCliente(api.pool, { vendedor: 'V1' });
  const articulo = await buildArticulo(api.pool, { precio: PRECIO, stock: 100_000 });
  const dataDir = mkdtempSync(path.join(tmpdir(), 'distri-d1-'));
  const sink = await startSmtpSink();
  const tarpit = await startTarpit();
  const closed = await startSmtpSink();
  await closed.close();
  let stop = async () => {};
  let turn = 0;

  const use = async (smtpUrl: string) => {
    await stop();
    const companies = [{ perfil: api.empresa, pool: api.pool }];
    stop = startCartero({ companies, config: { dataDir, smtpUrl }, log: { warn: () => {} }, pace: PACE });
  };
  await use(sink.url);

  return {
    api,
    sink,
    async order() {
      turn += 1;
      const body = pedidoBody([{ id: articulo, cantidad: 1, precio: PRECIO }]);
      return (await persona.ok(createPedido, { query: { cliente }, body, clave: `pedido-${turn}` })).id;
    },
    async mail(pedido) {
      turn += 1;
      const number = turn;
      await api.pool.query('DELETE FROM limites');
      const documento = { clase: 'pedido', id: pedido } as const;
      const to = { to: [`c${number}@cliente.example`], cc: [], cco: [] };
      const body: Correo = { ...to, subject: `Pedido ${pedido}`, body: 'Hola.', attachFile: true, documento };
      return (await persona.ok(sendCorreo, { body, clave: `correo-${number}` })).id;
    },
    async break(trouble) {
      if (trouble === 'tarpit') return use(tarpit.url);
      if (trouble === 'gone') return use(closed.url);
      sink.mood = trouble satisfies SinkMood;
    },
    async heal() {
      sink.mood = 'ok';
      await use(sink.url);
      await api.pool.query("UPDATE salida SET proximo = now() WHERE estado = 'pendiente'");
    },
    async waiting() {
      const { rows } = await api.pool.query<{ n: number }>(
        "SELECT count(*) AS n FROM salida WHERE estado <> 'enviado'",
      );
      return rows[0]?.n ?? 0;
    },
    async close() {
      await stop();
      await Promise.all([sink.close(), tarpit.close()]);
      await api.close();
      await closePdf();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
