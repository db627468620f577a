import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../platform/session/index.ts';
import { jsonResponse } from '../../platform/test/renderAt.tsx';
import { fakeToken, servidorDePrueba } from '../../platform/test/token.ts';
import { itemDe } from './ejemplos.ts';
import { subirArchivos } from './useArchivos.ts';

const asked: string[] = [];
const recibo = new Map([['RDC' as const, new File(['jpg'], 'recibo.jpg', { type: 'image/jpeg' })]]);

beforeEach(() => {
  asked.length = 0;
  session.logIn(fakeToken({ role: 'V' }), servidorDePrueba);
  vi.stubGlobal('fetch', async (address: string) => {
    const path = new URL(address, 'http://distri.example').pathname.replace(servidorDePrueba.apiBase, '');
    asked.push(path);
    return jsonResponse({ result: path.endsWith('/comprobante') || { status: 'P' } });
  });
});
afterEach(() => {
  session.logOut();
  vi.unstubAllGlobals();
});

test('a proof leaves after its collection, which is then looked at again', async () => {
  await subirArchivos(77, recibo, [itemDe('TRF', 100)]);
  expect(asked).toEqual(['/cobranzas/comprobante', '/cobranzas/updateStatus']);
});

test('one chosen before cash made the collection a manual one stays here: the server takes none of it', async () => {
  expect(await subirArchivos(77, recibo, [itemDe('TRF', 100), itemDe('EFE', 100)])).toEqual([]);
  expect(asked).toEqual([]);
});
