import { randomBytes } from 'node:crypto';
import type { EmpresaPerfil } from '@distri/domain/kernel';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { settleNewDatabases } from '../boot/firstRun.ts';
import { databaseName } from './cluster.ts';
import { envName, readConfig } from './config.ts';
import { withClient, withDatabase } from './db/index.ts';
import { readEmpresas } from './empresas.ts';
import { type Installation, openInstallation } from './installation.ts';

const clusterUrl = inject('clusterUrl');
const [model] = readEmpresas(readConfig({})).todas;
const open: Installation[] = [];
const made: string[] = [];

/** A company that no other test knows. */
function newEmpresa(): EmpresaPerfil {
  if (!model) throw new Error('config/empresas.json has no company');
  const empresa = { ...model, id: `i${randomBytes(5).toString('hex')}` };
  made.push(databaseName(empresa.id));
  return empresa;
}

async function start(empresas: EmpresaPerfil[], env: Record<string, string> = {}): Promise<Installation> {
  const config = readConfig({ DATABASE_URL: clusterUrl, ...env });
  const installation = await openInstallation(config, empresas, { log: () => {} });
  open.push(installation);
  return installation;
}

const inCluster = (text: string) => withClient({ url: clusterUrl }, (client) => client.query(text));

afterEach(async () => {
  for (const installation of open.splice(0)) await installation.close();
  for (const name of made.splice(0)) await inCluster(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
});

describe('openInstallation', () => {
  it('makes, migrates and opens the database of each company', async () => {
    const { companies, embedded } = await start([newEmpresa(), newEmpresa()]);
    expect(embedded).toBe(false);
    for (const company of companies) {
      expect(company.clase).toBe('nueva');
      expect(company.replica).toBe(company.pool);
      const { rows } = await company.pool.query('SELECT current_database() AS name, count(*) FROM migraciones');
      expect(rows).toEqual([{ name: databaseName(company.perfil.id), count: expect.any(Number) }]);
    }
  });

  it('reads reports from the replica when there is one', async () => {
    const { companies } = await start([newEmpresa()], { DATABASE_URL_READ: clusterUrl });
    const [company] = companies;
    expect(company?.replica).not.toBe(company?.pool);
    const { rows } = await (company?.replica.query('SELECT current_database() AS name') ?? { rows: [] });
    expect(rows).toEqual([{ name: databaseName(company?.perfil.id ?? '') }]);
  });

  it('starts new companies in production where it cannot be a demo, each with its own key', async () => {
    const empresas = [newEmpresa(), newEmpresa()];
    const installation = await start(empresas);
    await settleNewDatabases(installation, true, () => {});
    const keys = await Promise.all(
      installation.companies.map(async ({ pool }) => {
        const { rows } = await pool.query<{ clase: string; key: string }>(
          "SELECT clase, encode(clave_firma, 'hex') AS key FROM instalacion",
        );
        expect(rows[0]?.clase).toBe('produccion');
        return rows[0]?.key;
      }),
    );
    expect(new Set(keys).size).toBe(2);
    const again = await start(empresas);
    expect(again.companies.map((company) => company.clase)).toEqual(['produccion', 'produccion']);
  });

  it('makes no demo of a company that joins others in production', async () => {
    const [old, joining] = [newEmpresa(), newEmpresa()];
    await settleNewDatabases(await start([old]), false, () => {});
    const installation = { ...(await start([old, joining])), embedded: true };
    await settleNewDatabases(installation, true, () => {});
    expect(installation.companies.map((company) => company.clase)).toEqual(['produccion', 'produccion']);
  });

  it('refuses the database of another company', async () => {
    const [mine, other] = [newEmpresa(), newEmpresa()];
    await settleNewDatabases(await start([other]), false, () => {});
    const url = withDatabase(clusterUrl, databaseName(other.id));
    await expect(start([mine], { [`DATABASE_URL_${envName(mine.id)}`]: url })).rejects.toThrow(
      `La base configurada para '${mine.id}' es de otra empresa: '${other.id}'.`,
    );
  });

  it('refuses a database that is not durable', async () => {
    const empresa = newEmpresa();
    const name = databaseName(empresa.id);
    await inCluster(`CREATE DATABASE ${name}`);
    await inCluster(`ALTER DATABASE ${name} SET synchronous_commit = off`);
    await expect(start([empresa])).rejects.toThrow('tiene desactivado: synchronous_commit.');
  });
});
