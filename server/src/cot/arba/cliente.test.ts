import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { CERTIFICADO_PROPIO } from '../../../test/support/certificadoPropio.ts';
import { startArbaSimulada } from '../simulada/index.ts';
import { enviarArchivo } from './cliente.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function start(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const listen = async (handle: RequestListener) => `http://127.0.0.1:${await start(createServer(handle))}`;

const ARCHIVO = { nombre: 'TB_30712345671_000000_20261120_000001.txt', bytes: Buffer.from('01|Ñ\r\n', 'latin1') };
const a = (url: string, esperaMs = 5000) =>
  enviarArchivo(ARCHIVO, { url, usuario: '30712345671', clave: 'secreta', esperaMs });

test('the three parts of the form, the file with its name, type and bytes', async () => {
  let seen = { type: '', url: '', body: Buffer.alloc(0) };
  const url = await listen(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    seen = { type: String(request.headers['content-type']), url: String(request.url), body: Buffer.concat(chunks) };
    response.end('<x/>');
  });
  expect(await a(url)).toMatchObject({ http: 200, motivo: '', cuerpo: Buffer.from('<x/>') });
  expect(seen.url).toBe('/TransporteBienes/SeguridadCliente/presentarRemitos.do');
  expect(seen.type).toMatch(/^multipart\/form-data; boundary=/);
  const text = seen.body.toString('latin1');
  expect(text).toMatch(/name="user"\r\n\r\n30712345671\r\n/);
  expect(text).toMatch(/name="password"\r\n\r\nsecreta\r\n/);
  expect(text).toContain(`name="file"; filename="${ARCHIVO.nombre}"\r\nContent-Type: text/plain\r\n\r\n01|Ñ\r\n\r\n`);
});

test('an endless body stops at 1 MB; a body by drops, at its time', async () => {
  const endless = await listen((_request, response) => {
    const pour = () => {
      while (response.write('x'.repeat(65_536)));
      response.once('drain', pour);
    };
    pour();
  });
  expect(await a(endless)).toMatchObject({ cuerpo: null, motivo: 'ARBA contestó algo demasiado grande.' });
  const drops = await listen((_request, response) => {
    const timer = setInterval(() => response.write(' '), 20);
    response.once('close', () => clearInterval(timer));
  });
  expect(await a(drops, 200)).toMatchObject({ cuerpo: null, motivo: 'ARBA no contestó a tiempo.' });
});

test('no redirect is followed, and nobody else gets the password', async () => {
  let visited = 0;
  const other = await listen((_request, response) => {
    visited += 1;
    response.end();
  });
  for (const status of [301, 302, 307, 308]) {
    const url = await listen((request, response) => {
      request.resume();
      response.writeHead(status, { location: other }).end();
    });
    const { http, motivo } = await a(url);
    expect([http, motivo.includes(String(status))]).toEqual([status, true]);
  }
  expect(visited).toBe(0);
});

test('a certificate that nobody vouches for is refused before anything is said', async () => {
  let requests = 0;
  const server = createTlsServer(CERTIFICADO_PROPIO, (_request, response) => {
    requests += 1;
    response.end('<x/>');
  });
  const url = `https://127.0.0.1:${await start(server)}`;
  expect(await a(url)).toMatchObject({
    http: null,
    cuerpo: null,
    motivo: 'El certificado de ARBA no es válido: no se le mandó nada. Avisale a quien administra el sistema.',
  });
  expect(requests).toBe(0);
});

test('what is said of a failure names neither address nor password', async () => {
  const { motivo } = await a('http://127.0.0.1:9');
  expect(motivo).toBe('No se pudo hablar con ARBA, o se cortó la comunicación.');
});

test('the stand-in listens to this machine alone and refuses what is no presentation', async () => {
  const arba = await startArbaSimulada();
  try {
    expect((await fetch(arba.url)).status).toBe(404);
    const response = await fetch(`${arba.url}/TransporteBienes/SeguridadCliente/presentarRemitos.do`, {
      method: 'POST',
      body: 'x',
    });
    expect(await response.text()).toContain('<codigoError>08</codigoError>');
  } finally {
    await arba.close();
  }
});
