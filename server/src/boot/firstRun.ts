import type { EmpresaPerfil } from '@distri/domain/kernel';
import type pg from 'pg';
import type { Installation, OpenCompany } from '../platform/installation.ts';
import { completeProduction, startProduction } from './production.ts';

type Log = (line: string) => void;

/** Loads the demo data of one company (server/demo); a part of its own, read only when it is needed. */
async function loadCompanyDemo(pool: pg.Pool, perfil: EmpresaPerfil, size: 'normal' | 'grande', log: Log) {
  const { loadDemo } = await import('../../demo/index.ts');
  await loadDemo(pool, perfil, { size, log });
}

export async function makeDemo(company: OpenCompany, size: 'normal' | 'grande', log: Log): Promise<void> {
  const { pool, perfil } = company;
  const tell = (line: string) => log(`${perfil.nombre}: ${line}`);
  tell('cargando los datos de demostración…');
  const began = Date.now();
  await loadCompanyDemo(pool, perfil, size, tell);
  company.clase = 'demo';
  tell(`lista en ${Math.round((Date.now() - began) / 1000)} s.`);
}

/**
 * Decides what new databases are to be. The first start on the embedded database makes the demo companies; anything
 * else starts in production with the lookup tables alone, also a company that joins an installation already in production.
 */
export async function settleNewDatabases(installation: Installation, wantsDemo: boolean, log: Log): Promise<void> {
  const { companies, embedded } = installation;
  const fresh = companies.filter((company) => company.clase === 'nueva');
  const running = companies.filter((company) => company.clase === 'produccion');
  const demo = wantsDemo && embedded && running.length === 0;
  await Promise.all(fresh.map((company) => (demo ? makeDemo(company, 'normal', log) : startProduction(company))));
  await Promise.all(running.map(completeProduction));
}
