import { startCartero } from '../../src/correo/index.ts';
import { createPool } from '../../src/platform/db/index.ts';
import { testEmpresa } from './testApi.ts';

/** A process that only sends mails, for tests that kill it. Arguments: database, mail server, data folder. */
const [url = '', smtpUrl = '', dataDir = ''] = process.argv.slice(2);
startCartero({
  companies: [{ perfil: testEmpresa(), pool: createPool({ url }) }],
  config: { smtpUrl, dataDir },
  log: { warn: (data, message) => console.error(message, data) },
  pace: { pollMs: 50 },
});
