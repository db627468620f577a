/**
 * Defects that each proof has to notice (reliability §11): what is written in place of what, and the tests that must
 * then fail. A proof that stays green over its defect proves nothing.
 */
export interface Defecto {
  /** The row of the reliability bar. */
  fila: string;
  nombre: string;
  /** Path from the project's root. */
  archivo: string;
  /** Occurs once in the file; when the code moves on, this table moves with it. */
  antes: string;
  despues: string;
  /** A file of tests, and which of them by their names. */
  prueba: string;
  cuales?: string;
}

const LEER_SESION = 'readSession(company.db, id, company.perfil, now)';

export const DEFECTOS: readonly Defecto[] = [
  {
    fila: 'A2',
    nombre: 'a list without row scope',
    archivo: 'server/src/cobranzas/repository.ts',
    antes: '      scopeCondition(scope),',
    despues: '      sql`true`,',
    prueba: 'server/test/scope.test.ts',
    cuales: 'no foreign mark',
  },
  {
    fila: 'A6',
    nombre: 'a photo without the check of whose it is',
    archivo: 'server/src/facturas/repository.ts',
    antes: `WHERE d.id = \${id} AND \${scopeCondition(scope)}\``,
    despues: `WHERE d.id = \${id}\``,
    prueba: 'server/src/facturas/alcance.test.ts',
    cuales: 'receipts',
  },
  {
    fila: 'A8',
    nombre: 'the total that the screen sends is believed',
    archivo: 'domain/src/lineas/checks.ts',
    antes: 'enviado === calculado',
    despues: 'enviado === enviado',
    prueba: 'server/src/pedidos/createPedido.test.ts',
    cuales: 'a total that the lines do not give',
  },
  {
    fila: 'A9, G4',
    nombre: 'the role is taken from the token',
    archivo: 'server/src/platform/http/register.ts',
    antes: `return id === null ? null : ${LEER_SESION};`,
    despues: `if (id === null) return null;
  const live = await ${LEER_SESION};
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return live && { ...live, sesion: { ...live.sesion, rol: claims.role ?? claims.rol } };`,
    prueba: 'server/test/login.test.ts',
    cuales: 'a role taken away',
  },
  {
    fila: 'B2, C1',
    nombre: 'the key is stored in a transaction of its own',
    archivo: 'server/src/platform/commands/run.ts',
    antes: 'closeCommand(tx, closing);',
    despues: `closeCommand(tx, { ...closing, key: null });
  if (key) setTimeout(() => void inOpenedTransaction(ctx.db, async () => {}, async (own) => closeCommand(own, { ...closing, audit: [], outbox: [] })), 20);`,
    prueba: 'server/test/idempotency.test.ts',
    cuales: 'orders, each sent',
  },
  {
    fila: 'B4',
    nombre: 'stock is read, and then written',
    archivo: 'server/src/articulos/articulosVenta.ts',
    antes: 'ORDER BY articulo FOR UPDATE)',
    despues: 'ORDER BY articulo)',
    prueba: 'server/src/pedidos/ultimaUnidad.test.ts',
  },
  {
    fila: 'B6',
    nombre: 'a debt is read, and then collected',
    archivo: 'server/src/cobranzas/commands/createCobranza.ts',
    antes: 'FOR UPDATE OF k FOR SHARE OF c`',
    despues: '`',
    prueba: 'server/src/cobranzas/carreras.test.ts',
  },
  {
    fila: 'B7',
    nombre: 'a number is read, and then stored',
    archivo: 'server/src/talonarios/numerador.ts',
    antes: 'ORDER BY t.id, t.letra FOR UPDATE`',
    despues: 'ORDER BY t.id, t.letra`',
    prueba: 'server/src/facturacion/numeros.test.ts',
  },
  {
    fila: 'C2, C4',
    nombre: 'a database that does not wait for its disk is good enough',
    archivo: 'server/src/platform/postgres/durability.ts',
    antes: "['fsync', 'full_page_writes', 'synchronous_commit']",
    despues: "['fsync', 'full_page_writes']",
    prueba: 'server/src/platform/postgres/durability.test.ts',
  },
  {
    fila: 'C8',
    nombre: 'a connection of the pool without a listener for its loss',
    archivo: 'server/src/platform/db/pool.ts',
    antes: "pool.on('connect', (client) => client.on('error', () => {}));",
    despues: '',
    prueba: 'server/src/platform/db/pool.test.ts',
    cuales: 'survives the loss',
  },
  {
    fila: 'D1',
    nombre: 'a mail is noted as sent before the server took it',
    archivo: 'server/src/platform/outbox/rows.ts',
    antes: 'UPDATE salida SET intentos = intentos + 1, proximo',
    despues: "UPDATE salida SET estado = 'enviado', terminada = now(), intentos = intentos + 1, proximo",
    prueba: 'server/src/correo/cartero.test.ts',
  },
  {
    fila: 'D4',
    nombre: 'what ARBA did not answer for may take a new number',
    archivo: 'domain/src/cot/respuesta.ts',
    antes: "  resultado: 'sin_respuesta',",
    despues: "  resultado: 'rechazado',",
    prueba: 'server/src/cot/cot.test.ts',
    cuales: 'silent',
  },
  {
    fila: 'D5',
    nombre: 'whatever ARBA answers with 200 is an acceptance',
    archivo: 'server/src/cot/envios/enviar.ts',
    antes: 'const leido = interpretar(enviadoDe(envio), respuesta);',
    despues: `const said = interpretar(enviadoDe(envio), respuesta);
  const all = said.remitos.map((each) => ({ ...each, resultado: 'aceptado' as const, cot: each.cot ?? '000' }));
  const leido = salida.http === 200 ? { ...said, remitos: all } : said;`,
    prueba: 'server/test/faults/arbaNonsense.test.ts',
  },
  {
    fila: 'G1',
    nombre: 'anybody may say from where they come',
    archivo: 'server/src/platform/http/app.ts',
    antes: 'trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false',
    despues: 'trustProxy: true',
    prueba: 'server/test/login.test.ts',
    cuales: 'makes nobody somebody else',
  },
  {
    fila: 'G2',
    nombre: 'no hash is made for a user that does not exist',
    archivo: 'server/src/acceso/passwords.ts',
    antes: 'const matches = await verify(stored ?? (await dummyHash()), password);',
    despues:
      'if (stored === null) return false;\n  const matches = await verify(stored ?? (await dummyHash()), password);',
    prueba: 'server/test/login.test.ts',
    cuales: 'costs a hash too',
  },
  {
    fila: 'H3',
    nombre: 'a backup without the files',
    archivo: 'server/src/cli/backup/backup.ts',
    antes: "AND c.relname <> 'migraciones'",
    despues: "AND c.relname NOT IN ('migraciones', 'archivos')",
    prueba: 'server/src/cli/backup/backup.test.ts',
  },
  {
    fila: 'H5',
    nombre: 'a day is read into a moment',
    archivo: 'server/src/platform/db/types.ts',
    antes: '  [builtins.DATE, toDia],\n',
    despues: '',
    prueba: 'server/src/platform/db/pool.test.ts',
    cuales: 'keeps days as text',
  },
  {
    fila: 'I3',
    nombre: 'an order reserves nothing',
    archivo: 'server/src/stock/reservar.ts',
    antes: 'DO UPDATE SET reservado = stock.reservado + excluded.reservado',
    despues: 'DO UPDATE SET reservado = stock.reservado',
    prueba: 'server/src/pedidos/createPedido.test.ts',
  },
];
