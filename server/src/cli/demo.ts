import { parseArgs } from 'node:util';
import type { EmpresaPerfil } from '@distri/domain/kernel';
import { demoUserLines } from '../boot/announce.ts';
import { makeDemo } from '../boot/firstRun.ts';
import { openCluster } from '../platform/cluster.ts';
import { readConfig } from '../platform/config.ts';
import { withClient } from '../platform/db/index.ts';
import { StartRefusal } from '../platform/startRefusal.ts';
import { databaseExists, refuseInUse } from './databases.ts';
import { chooseEmpresas, runCommand, say, UsageError, withInstallation } from './shell.ts';

const USAGE = `Carga los datos de demostración en bases nuevas.

  npm run demo                             todas las empresas
  npm run demo -- --empresa buenosaires
  npm run demo -- --size grande            una empresa enorme, para medir (la predeterminada, o la de --empresa)
  npm run demo -- --rehacer                borra primero las bases, que tienen que ser de demostración`;

function readSize(text: string): 'normal' | 'grande' {
  if (text === 'normal' || text === 'grande') return text;
  throw new UsageError(`El tamaño es normal o grande, no '${text}'.`);
}

/** Drops the company's database when it is a demo; refuses any other. */
async function dropDemo(empresa: EmpresaPerfil): Promise<void> {
  const cluster = openCluster(readConfig(), { log: say, beside: true });
  try {
    const { admin, name, connection } = await cluster.locate(empresa);
    if (!admin) throw new StartRefusal(`La base de ${empresa.nombre} tiene dirección propia: borrala a mano.`);
    await withClient(admin, async (client) => {
      if (!(await databaseExists(client, name))) return;
      await refuseInUse(client, name);
      const clase = await withClient(connection, async (own) => {
        const { rows } = await own.query<{ clase: string }>('SELECT clase FROM instalacion');
        return rows[0]?.clase;
      });
      if (clase !== 'demo') throw new StartRefusal(`La base de ${empresa.nombre} no es de demostración: no se borra.`);
      await client.query(`DROP DATABASE ${client.escapeIdentifier(name)}`);
    });
  } finally {
    await cluster.close();
  }
}

await runCommand(USAGE, async (args) => {
  const { values } = parseArgs({
    args,
    options: {
      empresa: { type: 'string' },
      size: { type: 'string', default: 'normal' },
      rehacer: { type: 'boolean', default: false },
    },
  });
  const size = readSize(values.size);
  const chosen = chooseEmpresas(values.empresa);
  const empresas = size === 'grande' && !values.empresa ? chosen.filter((e) => e.predeterminada) : chosen;
  if (values.rehacer) for (const empresa of empresas) await dropDemo(empresa);
  await withInstallation(empresas, async ({ companies }) => {
    for (const company of companies) {
      if (company.clase === 'produccion') {
        throw new StartRefusal(`${company.perfil.nombre} está en producción: los datos de demostración no entran.`);
      }
      if (company.clase === 'demo')
        say(`${company.perfil.nombre} ya tiene datos de demostración (--rehacer los borra).`);
      else await makeDemo(company, size, say);
    }
    const [first] = companies;
    if (first) for (const line of await demoUserLines(first)) say(line);
  });
});
