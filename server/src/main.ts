import { VERSION_PRODUCTO } from '@distri/domain/kernel';
import type { FastifyInstance } from 'fastify';
import { addresses, demoUserLines } from './boot/announce.ts';
import { settleNewDatabases } from './boot/firstRun.ts';
import { stopOnSignals } from './boot/shutdown.ts';
import { startCartero } from './correo/index.ts';
import { closeArbaSimulada } from './cot/index.ts';
import { type Config, readConfig } from './platform/config.ts';
import { readEmpresas } from './platform/empresas.ts';
import { closeFileChecks } from './platform/files/index.ts';
import { buildApp } from './platform/http/app.ts';
import { openLog } from './platform/http/requestLog.ts';
import { type Installation, openInstallation } from './platform/installation.ts';
import { closePdf } from './platform/pdf/index.ts';
import { StartRefusal } from './platform/startRefusal.ts';
import { closeXlsx } from './platform/xlsx/index.ts';

const say = (line: string) => console.log(line);

async function listen(app: FastifyInstance, config: Config): Promise<void> {
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
    throw new StartRefusal(`El puerto ${config.port} está en uso o no se puede abrir. Elegí otro con PORT.`);
  }
}

async function announce(app: FastifyInstance, installation: Installation, config: Config): Promise<void> {
  const [address] = app.addresses();
  const port = typeof address === 'object' ? address.port : config.port;
  say('');
  say(`Distri ${VERSION_PRODUCTO} está en ${addresses(config.host, port).join(' y ')}`);
  const demo = installation.companies.find((company) => company.clase === 'demo');
  if (demo) for (const line of await demoUserLines(demo)) say(line);
  say('Ctrl-C lo detiene.');
}

/** Starts everything: databases, demo companies on the first run, HTTP server. Ends by a signal. */
async function main(): Promise<void> {
  const config = readConfig();
  const { todas, servidas } = readEmpresas(config);
  let app: FastifyInstance | undefined;
  // The reason alone: the error carries the whole connection.
  const onIdleLoss = ({ message }: Error) => app?.log.warn({ motivo: message }, 'Se perdió una conexión con la base');
  const installation = await openInstallation(config, servidas, { log: say, onIdleLoss });
  try {
    await settleNewDatabases(installation, config.demo, say);
    app = await buildApp({ companies: installation.companies, servers: todas, config, log: openLog() });
    await listen(app, config);
  } catch (error) {
    await app?.close();
    await installation.close();
    throw error;
  }
  const stopCartero = startCartero({ companies: installation.companies, config, log: app.log });
  const close = async () => {
    await Promise.all([stopCartero(), closePdf(), closeFileChecks(), closeXlsx(), closeArbaSimulada()]);
    await installation.close();
  };
  stopOnSignals(app, close, say);
  await announce(app, installation, config);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof StartRefusal ? error.message : error);
  process.exit(1);
}
