import { cargarCot, generarCot, reenviarCot } from '@distri/domain/cot';
import { isArchivo } from '@distri/domain/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ArbaSimulada, startArbaSimulada } from '../src/cot/index.ts';
import { buildRemitos, PATENTE, type RemitoDePrueba } from '../test/stories/cot.ts';
import { seedFacturacion } from '../test/stories/facturacion.ts';
import { AHORA, createTestApi, type Persona, type TestApi, testEmpresa } from '../test/support/testApi.ts';
import { COT } from './invariantesCot.ts';
import { checkInvariants } from './invariants.ts';

let arba: ArbaSimulada;
let api: TestApi;
let admin: Persona;
beforeAll(async () => {
  process.env.ARBA_CLAVE_BUENOSAIRES = 'clave-de-prueba';
  arba = await startArbaSimulada({ clave: 'clave-de-prueba', now: () => AHORA });
  const { cot } = testEmpresa();
  if (!cot) throw new Error('the demo company has its COT');
  api = await createTestApi({ seed: seedFacturacion, empresa: { cot: { ...cot, servidor: arba.url } } });
  admin = await api.persona({ rol: 'A' });
  await live();
});
afterAll(async () => {
  await api.close();
  await arba.close();
});

let serial = 0;
async function generar(remitos: readonly RemitoDePrueba[], action: 'txt' | 'send_to_arba') {
  const body = { facturas: [], remitos: remitos.map(({ remito }) => remito), dominio: PATENTE, action };
  if (action === 'txt') await admin.send(generarCot, { body, clave: `inv-${++serial}` });
  else {
    const answer = await admin.ok(generarCot, { body, clave: `inv-${++serial}` });
    if (isArchivo(answer)) throw new Error('sending answers no file');
    return answer.envio.id;
  }
  return 0;
}

/** Files that went all the ways: downloaded, accepted, in part and the rest again, without an answer and typed in. */
async function live(): Promise<void> {
  await generar(await buildRemitos(api, admin, 2), 'txt');
  const [one, two] = await buildRemitos(api, admin, 2);
  if (!one || !two) throw new Error('two');
  arba.guion.rechazar.add(two.numeroUnico);
  await generar([one, two], 'send_to_arba');
  await generar([two], 'send_to_arba');
  const lost = await buildRemitos(api, admin, 2);
  arba.guion.fallas.push('error500');
  const id = await generar(lost, 'send_to_arba');
  await admin.ok(reenviarCot, { query: { id } });
  await admin.ok(cargarCot, { body: { envio: id, numeroUnico: lost[0]?.numeroUnico ?? '', cot: '70000000001' } });
}

/** Breaks the data in a transaction that is undone, triggers and foreign keys asleep; the names of those that notice. */
async function brokenBy(defect: string): Promise<string[]> {
  const client = await api.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(`SET session_replication_role = replica; ${SIN_REGLAS}; ${defect}`);
    const noticed: string[] = [];
    for (const { name, sql } of COT) if ((await client.query(sql)).rows.length > 0) noticed.push(name);
    return noticed;
  } finally {
    await client.query('ROLLBACK; SET session_replication_role = DEFAULT');
    client.release();
  }
}

/** The constraints that would stop a defect from being planted: what is tried is who notices without them. */
const SIN_REGLAS = `
  DROP INDEX cot_remitos_numero_vivo, cot_remitos_factura_viva, cot_remitos_remito_vivo;
  DO $$ DECLARE c record; BEGIN
    FOR c IN SELECT conname, conrelid::regclass AS tabla FROM pg_constraint WHERE contype = 'c' AND conrelid IN ('cot_remitos'::regclass, 'cot_envios'::regclass)
    LOOP EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', c.tabla, c.conname); END LOOP;
  END $$`;

const aceptado = `(SELECT min(envio) FROM cot_remitos WHERE resultado = 'aceptado' AND cargado_por = '')`;
const otro = (column: string) =>
  `UPDATE cot_remitos SET ${column} = (SELECT ${column} FROM cot_remitos WHERE envio = ${aceptado} ORDER BY renglon LIMIT 1), resultado = 'a_verificar', cot = NULL
   WHERE envio = (SELECT max(envio) FROM cot_remitos) AND renglon = 1`;

const DEFECTS: Readonly<Record<string, string>> = {
  'cot: at most one file carries a numero_unico': otro('numero_unico'),
  'cot: at most one file carries a factura': otro('factura'),
  'cot: at most one file carries a remito': otro('remito'),
  'cot: the integrity code is the MD5 of the stored bytes': `UPDATE cot_envios SET bytes = bytes || '\\x20'::bytea WHERE id = ${aceptado}`,
  'cot: the name says company and day': `UPDATE cot_envios SET dia = dia + 1 WHERE id = ${aceptado}`,
  'cot: the numbers of a day go one after the other': 'UPDATE cot_secuencias SET ultimo = ultimo + 1',
  'cot: the file holds its documents and no other': `UPDATE cot_remitos SET renglon = 3 - renglon WHERE envio = ${aceptado}`,
  'cot: invoice and delivery note of a row are the same goods': `UPDATE cot_remitos SET factura = factura + 1 WHERE envio = ${aceptado}`,
  'cot: the word of a file is that of its documents': `UPDATE cot_envios SET estado = 'rechazado' WHERE id = ${aceptado}`,
  'cot: every sending is kept, and has its end unless it is on its way': `DELETE FROM cot_intentos WHERE envio = (SELECT max(envio) FROM cot_intentos) AND numero = 1`,
  'cot: accepted is with its COT, since a day': `UPDATE cot_remitos SET cot = NULL WHERE envio = ${aceptado}`,
  'cot: what ARBA accepted, a kept answer about our bytes says': `UPDATE cot_intentos SET respuesta = convert_to(replace(convert_from(respuesta, 'LATIN1'), (SELECT md5 FROM cot_envios WHERE id = ${aceptado}), 'otro'), 'LATIN1') WHERE envio = ${aceptado}`,
  'cot: files, sendings, answers and typed COTs are in the audit': `DELETE FROM auditoria WHERE entidad = 'cot' AND accion = 'cargar'`,
};

describe('the invariants of transport codes', () => {
  it('hold after every way that a file goes', async () => {
    expect(await checkInvariants(api.pool)).toEqual([]);
  });
  it.each(COT.map(({ name }) => name))('notice when not: %s', async (name) => {
    expect(await brokenBy(DEFECTS[name] ?? 'SELECT 1')).toContain(name);
  });
});
