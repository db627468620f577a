import { type Correo, listSalidas, MAX_CORREOS_POR_HORA, resendSalida, sendCorreo } from '@distri/domain/correo';
import { createPedido } from '@distri/domain/pedidos';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildArticulo, buildCliente, seedMaestros } from '../../test/factories.ts';
import { pedidoBody } from '../../test/stories/venta.ts';
import { readPdf } from '../../test/support/pdfText.ts';
import { AHORA, createTestApi, type Persona, type TestApi } from '../../test/support/testApi.ts';
import { adjuntables } from '../adjuntables.ts';
import { countStatements } from '../platform/db/index.ts';
import { closeFileChecks, readFile } from '../platform/files/index.ts';
import { INJECTIONS } from '../platform/mail/injections.ts';
import { closePdf } from '../platform/pdf/index.ts';

let api: TestApi;
let admin: Persona;
let vendedor: Persona;
let pedido: number;
let cliente: string;

beforeAll(async () => {
  api = await createTestApi({ seed: seedMaestros });
  admin = await api.persona({ rol: 'A' });
  vendedor = await api.persona({ rol: 'V', nivel: 4, vendedor: 'V1' });
  cliente = await buildCliente(api.pool, { vendedor: 'V1' });
  const articulo = await buildArticulo(api.pool, { precio: 100_000, stock: 100 });
  const body = pedidoBody([{ id: articulo, cantidad: 2, precio: 100_000 }]);
  pedido = (await admin.ok(createPedido, { query: { cliente }, body })).id;
});
afterAll(async () => {
  await api.close();
  await closePdf();
  await closeFileChecks();
});
beforeEach(async () => {
  await api.pool.query('DELETE FROM salida');
  await api.pool.query('DELETE FROM limites');
});

let turn = 0;
/** Another text each time: the same mail twice in ten seconds is one mail (decisions 8). */
const correo = (changes: Partial<Correo> = {}): Correo => ({
  to: ['compras@cliente.example'],
  cc: [],
  cco: [],
  subject: `Pedido ${++turn}`,
  body: 'Hola.\nAdjuntamos el pedido.',
  attachFile: true,
  ...changes,
});

interface Part {
  name: string;
  filename?: string;
  content: string | Buffer;
}

/** As the screen sends it: the file and the JSON as parts of a form. */
function sendForm(persona: Persona, parts: Part[]) {
  const boundary = '----distri';
  const chunks = parts.flatMap(({ name, filename, content }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n` +
        `${filename === undefined ? '' : 'Content-Type: application/pdf\r\n'}\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return api.app.inject({
    method: 'POST',
    url: `/${api.empresa.id}/v1/email/send`,
    headers: { authorization: `Bearer ${persona.token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
  });
}

const wire = (changes: object = {}) =>
  JSON.stringify({ ...correo(), to: 'compras@cliente.example', cc: '', cco: '', ...changes });
const PDF = '%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF\n';

const salidas = async () => (await api.pool.query('SELECT * FROM salida ORDER BY id')).rows;

describe('sending', () => {
  test("queues the mail with the server's own PDF of the order, in the audit too, without waiting for anybody", async () => {
    const documento = { clase: 'pedido', id: pedido } as const;
    const { id } = await vendedor.ok(sendCorreo, { body: correo({ cco: ['archivo@distri.example'], documento }) });
    const [row] = await salidas();
    expect(row).toMatchObject({
      id,
      clase: 'correo',
      estado: 'pendiente',
      entidad: 'pedido',
      entidad_id: String(pedido),
      usuario: vendedor.id,
    });
    expect(row.mensaje_id).toMatch(/^<[0-9a-f-]{36}@distri\.example>$/);
    expect(row.contenido.adjunto.nombre).toBe(`Pedido_${pedido}.pdf`);
    const file = await readFile(api.pool, row.contenido.adjunto.hash);
    expect((await readPdf(file?.bytes ?? Buffer.alloc(0))).text).toContain(`Pedido N° ${pedido}`);
    const { rows: audit } = await api.pool.query(
      "SELECT * FROM auditoria WHERE entidad = 'correo' AND entidad_id = $1",
      [id],
    );
    expect(audit).toMatchObject([
      {
        username: vendedor.username,
        accion: 'enviar',
        despues: {
          to: ['compras@cliente.example'],
          cco: ['archivo@distri.example'],
          documento,
          adjunto: { nombre: `Pedido_${pedido}.pdf` },
        },
      },
    ]);
    expect(JSON.stringify(audit)).not.toContain('Adjuntamos');
  });

  test('takes a PDF that came along, under a name that is safe', async () => {
    const response = await sendForm(vendedor, [
      { name: 'attachment', filename: '../../Listado de clientes.pdf', content: PDF },
      { name: 'data', content: wire({ to: 'a@x.example; b@x.example;' }) },
    ]);
    expect(response.statusCode).toBe(200);
    const [row] = await salidas();
    expect(row.contenido).toMatchObject({
      to: ['a@x.example', 'b@x.example'],
      adjunto: { nombre: 'Listado de clientes.pdf' },
    });
    expect((await readFile(api.pool, row.contenido.adjunto.hash))?.bytes.toString()).toBe(PDF);
  });

  test('goes without a file when none is wanted', async () => {
    const response = await sendForm(vendedor, [
      { name: 'attachment', filename: 'x.pdf', content: PDF },
      { name: 'data', content: wire({ attachFile: false }) },
    ]);
    expect(response.statusCode).toBe(200);
    expect((await salidas())[0].contenido.adjunto).toBeNull();
  });

  test('the same key twice is one mail', async () => {
    const body = correo({ attachFile: false });
    const [first, again] = [
      await vendedor.ok(sendCorreo, { body, clave: 'k1' }),
      await vendedor.ok(sendCorreo, { body, clave: 'k1' }),
    ];
    expect(again).toEqual(first);
    expect(await salidas()).toHaveLength(1);
  });

  test('costs few statements', async () => {
    const { statements } = await countStatements(() =>
      vendedor.ok(sendCorreo, { body: correo({ attachFile: false }) }),
    );
    // The tenth asks for an answer that is there already, before a PDF is drawn for nothing.
    expect(statements.length).toBeLessThanOrEqual(10);
  });
});

describe("the server's own PDF", () => {
  afterEach(() => void vi.restoreAllMocks());
  const documento = () => ({ clase: 'pedido', id: pedido }) as const;

  /** Does something at the moment when the order's PDF is about to be drawn. */
  function whileDrawn(work: () => Promise<unknown>): void {
    const kind = adjuntables.pedido;
    if (!kind) throw new Error('orders are mailed');
    const find = kind.find.bind(kind);
    vi.spyOn(kind, 'find').mockImplementation(async (ctx, id) => {
      const found = await find(ctx, id);
      const print = async () => {
        await work();
        return found?.print() ?? Promise.reject(new Error('nothing to print'));
      };
      return found && { ...found, print };
    });
  }

  test('is drawn while no transaction is open', async () => {
    const open: unknown[] = [];
    whileDrawn(async () => {
      const { rows } = await api.pool.query(
        `SELECT query FROM pg_stat_activity
         WHERE datname = current_database() AND xact_start IS NOT NULL AND pid <> pg_backend_pid()`,
      );
      open.push(rows);
    });
    await vendedor.ok(sendCorreo, { body: correo({ documento: documento() }) });
    expect(open).toEqual([[]]);
    expect(await salidas()).toHaveLength(1);
  });

  test('of a document that somebody changed meanwhile does not leave; asked again, it does', async () => {
    whileDrawn(() => api.pool.query('UPDATE pedidos SET version = version + 1 WHERE id = $1', [pedido]));
    const body = correo({ documento: documento() });
    const refused = await vendedor.send(sendCorreo, { body, clave: 'cambia' });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toBe(
      'El documento cambió mientras se preparaba el email. Revisalo y enviá el email de nuevo.',
    );
    expect(await salidas()).toEqual([]);
    vi.restoreAllMocks();
    await vendedor.ok(sendCorreo, { body, clave: 'cambia' });
    expect(await salidas()).toHaveLength(1);
  });

  test('is not drawn again for a repeat', async () => {
    let drawn = 0;
    whileDrawn(async () => {
      drawn += 1;
    });
    const body = correo({ documento: documento() });
    const first = await vendedor.ok(sendCorreo, { body, clave: 'repetido' });
    expect(await vendedor.ok(sendCorreo, { body, clave: 'repetido' })).toEqual(first);
    expect(drawn).toBe(1);
  });
});

describe('refused, and nothing is left behind', () => {
  const untouched = async () => {
    expect(await salidas()).toEqual([]);
    expect((await api.pool.query('SELECT 1 FROM limites')).rows).toEqual([]);
  };

  test.each([
    ['a page', 'listado.pdf', '<!doctype html><script>alert(1)</script>'],
    ['a program', 'factura.pdf', 'MZ\x90\0 program'],
    ['a program under its own name', 'factura.exe', 'MZ\x90\0 program'],
    ['a picture', 'foto.pdf', '\x89PNG\r\n\x1a\n'],
    ['a PDF with a script', 'x.pdf', '%PDF-1.7\n1 0 obj << /S /JavaScript /JS (x) >> endobj\n%%EOF'],
    ['nothing at all', 'x.pdf', ''],
  ])('%s as attachment', async (_, filename, content) => {
    const response = await sendForm(vendedor, [
      { name: 'attachment', filename, content: Buffer.from(content, 'latin1') },
      { name: 'data', content: wire() },
    ]);
    expect(response.statusCode).toBe(422);
    expect(
      (
        await api.pool.query('SELECT 1 FROM archivos WHERE octet_length(bytes) < 200 AND bytes <> $1', [
          Buffer.from(PDF),
        ])
      ).rows,
    ).toEqual([]);
    await untouched();
  });

  test('no file where one is wanted, or two', async () => {
    expect((await vendedor.send(sendCorreo, { body: correo() })).json()).toMatchObject({
      message: 'Falta el archivo adjunto.',
    });
    const two = [1, 2].map((number) => ({ name: 'attachment', filename: `${number}.pdf`, content: PDF }));
    expect((await sendForm(vendedor, [...two, { name: 'data', content: wire() }])).statusCode).toBe(422);
    await untouched();
  });

  test('more than 10 MB', async () => {
    const big = Buffer.concat([Buffer.from(PDF), Buffer.alloc(10 * 1024 * 1024, ' ')]);
    const response = await sendForm(vendedor, [
      { name: 'attachment', filename: 'x.pdf', content: big },
      { name: 'data', content: wire() },
    ]);
    expect(response.statusCode).toBe(413);
    await untouched();
  });

  test('21 recipients over the three fields', async () => {
    const many = (count: number, prefix: string) =>
      Array.from({ length: count }, (_, index) => `${prefix}${index}@x.example`).join(';');
    const send = (cco: number) =>
      sendForm(vendedor, [
        {
          name: 'data',
          content: wire({ to: many(10, 'a'), cc: many(5, 'b'), cco: many(cco, 'c'), attachFile: false }),
        },
      ]);
    expect((await send(6)).json()).toMatchObject({
      message: expect.stringContaining('Un email puede tener hasta 20 destinatarios.'),
    });
    await untouched();
    expect((await send(5)).statusCode).toBe(200);
  });

  test.each(INJECTIONS.map((text) => [text]))('%j as a recipient', async (text) => {
    for (const field of ['to', 'cc', 'cco']) {
      const response = await sendForm(vendedor, [
        { name: 'data', content: wire({ [field]: text, attachFile: false }) },
      ]);
      if (response.statusCode !== 200) expect([400, 422]).toContain(response.statusCode);
    }
    for (const { contenido } of await salidas())
      for (const address of [...contenido.to, ...contenido.cc, ...contenido.cco])
        expect(address).toMatch(/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/);
  });

  test.each(INJECTIONS.filter((text) => /[\p{Cc}\u2028\u2029]/u.test(text)).map((text) => [text]))(
    '%j as subject',
    async (text) => {
      const response = await sendForm(vendedor, [
        { name: 'data', content: wire({ subject: `x${text}x`, attachFile: false }) },
      ]);
      expect([400, 422]).toContain(response.statusCode);
      await untouched();
    },
  );

  test('another sender is not even heard', async () => {
    const forged = wire({
      from: 'gerente@banco.example',
      sender: 'x@banco.example',
      replyTo: 'x@banco.example',
      usuario: 1,
      attachFile: false,
    });
    expect((await sendForm(vendedor, [{ name: 'data', content: forged }])).statusCode).toBe(200);
    expect(JSON.stringify(await salidas())).not.toContain('banco.example');
  });

  test('a document of somebody else, or none: the same answer', async () => {
    const stranger = await api.persona({ rol: 'V', nivel: 4, vendedor: 'V2' });
    const customer = await api.persona({ rol: 'C', cliente: await buildCliente(api.pool, { vendedor: 'V1' }) });
    const attempt = (persona: Persona, id: number) =>
      persona.send(sendCorreo, { body: correo({ documento: { clase: 'pedido', id } }) });
    for (const persona of [stranger, customer]) {
      const [foreign, missing] = [await attempt(persona, pedido), await attempt(persona, 2_000_000_000)];
      expect(foreign.statusCode).toBe(404);
      expect(foreign.body).toBe(missing.body);
    }
    const owner = await api.persona({ rol: 'C', cliente });
    expect((await attempt(owner, pedido)).statusCode).toBe(200);
    // A customer does not read quotations, so they do not mail them either.
    expect(
      (await owner.send(sendCorreo, { body: correo({ documento: { clase: 'cotizacion', id: 1 } }) })).statusCode,
    ).toBe(404);
  });

  test('the 61st mail of an hour; the next hour is free again, and others were never held up', {
    timeout: 90_000,
  }, async () => {
    const body = () => correo({ attachFile: false });
    for (let index = 0; index < MAX_CORREOS_POR_HORA; index++) await vendedor.ok(sendCorreo, { body: body() });
    const refused = await vendedor.send(sendCorreo, { body: body() });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('3600');
    expect(await salidas()).toHaveLength(MAX_CORREOS_POR_HORA);
    await admin.ok(sendCorreo, { body: body() });
    api.setNow(new Date(AHORA.getTime() + 62 * 60_000));
    await vendedor.ok(sendCorreo, { body: body() });
    api.setNow(AHORA);
  });
});

describe('what was sent of a document', () => {
  const documento = () => ({ clase: 'pedido', id: pedido }) as const;

  test('shows state, reason and sender, newest first, to who may see the document', async () => {
    const first = await vendedor.ok(sendCorreo, { body: correo({ documento: documento() }) });
    const second = await admin.ok(sendCorreo, { body: correo({ documento: documento() }) });
    await api.pool.query(
      "UPDATE salida SET estado = 'fallado', intentos = 4, ultimo_error = 'No hay nadie', terminada = now() WHERE id = $1",
      [first.id],
    );
    const { result } = await vendedor.ok(listSalidas, { query: documento() });
    expect(result).toMatchObject([
      {
        id: second.id,
        estado: 'pendiente',
        to: ['compras@cliente.example'],
        username: admin.username,
        intentos: 0,
        terminada: null,
        error: null,
      },
      { id: first.id, estado: 'fallado', username: vendedor.username, intentos: 4, error: 'No hay nadie' },
    ]);
    const stranger = await api.persona({ rol: 'V', nivel: 4, vendedor: 'V2' });
    expect((await stranger.send(listSalidas, { query: documento() })).statusCode).toBe(404);
  });

  test('is sent again by A and O when it did not leave; what left is not', async () => {
    const { id } = await vendedor.ok(sendCorreo, { body: correo({ documento: documento() }) });
    const set = (estado: string) =>
      api.pool.query(
        "UPDATE salida SET estado = $1, intentos = 3, ultimo_error = 'x', terminada = now() WHERE id = $2",
        [estado, id],
      );
    for (const estado of ['fallado', 'sin_enviar']) {
      await set(estado);
      await admin.ok(resendSalida, { query: { id } });
      expect(await salidas()).toMatchObject([
        { estado: 'pendiente', intentos: 0, ultimo_error: null, terminada: null },
      ]);
    }
    // Asked twice is asked once.
    await admin.ok(resendSalida, { query: { id } });
    await set('enviado');
    expect((await admin.send(resendSalida, { query: { id } })).statusCode).toBe(409);
    expect((await vendedor.send(resendSalida, { query: { id } })).statusCode).toBe(403);
    const { rows } = await api.pool.query(
      "SELECT accion FROM auditoria WHERE entidad = 'correo' AND entidad_id = $1 ORDER BY id",
      [id],
    );
    expect(rows.map(({ accion }) => accion)).toEqual(['enviar', 'reenviar', 'reenviar']);
  });
});
