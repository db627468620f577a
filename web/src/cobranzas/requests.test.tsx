import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../platform/session/index.ts';
import { jsonResponse, renderAt } from '../platform/test/renderAt.tsx';
import { fakeToken, servidorDePrueba } from '../platform/test/token.ts';
import { useCobranza, useCobranzaAlDia } from './requests.ts';

let version = 1;
const wire = () => ({
  ...{ id: 77, version, numrec: '00077', fecharecibo: '20/11/2026', idcliente: '10233', razsoc: 'EL CARDENAL' },
  ...{ idvendedor: '03', vendedor: 'Paz, Esteban', usuario: 'vendedor', status: 'G', substatus: 'G', tipocob: 'D' },
  ...{ observa: '', modified_d: '2026-11-20T10:00:00-03:00', cancelado: 1, totdocs: 1, totitems: 1, saldo: 0 },
  ...{ saldototal: 0, dpromdocs: 0, dpromitems: 0, pordesc: 0, impdesc: 0, tipodesc: 'P', descfijo: false },
  ...{ equiv_porc: 0, equiv_imp: 0, observado: false },
});

beforeEach(() => {
  version = 1;
  session.logIn(fakeToken({ role: 'A' }), servidorDePrueba);
  vi.stubGlobal('fetch', async () => jsonResponse({ count: 1, result: [wire()] }));
});
afterEach(() => {
  session.logOut();
  vi.unstubAllGlobals();
});

/** Versions that the edit was drawn with. */
const drawn: number[] = [];
function Edicion() {
  const { data } = useCobranzaAlDia(77);
  if (data) drawn.push(data.version);
  return data ? <p>edición {data.version}</p> : null;
}
function Vista({ onEdit }: { onEdit: () => void }) {
  const { data } = useCobranza(77);
  return (
    <button type="button" onClick={onEdit}>
      vista {data?.version}
    </button>
  );
}
function Pantalla() {
  const [isEditing, setEditing] = useState(false);
  return isEditing ? <Edicion /> : <Vista onEdit={() => setEditing(true)} />;
}

test('an edit begins from what holds now, not from what was seen a moment ago', async () => {
  const { user } = renderAt('/cobranza', Pantalla);
  const vista = await screen.findByRole('button', { name: 'vista 1' });
  version = 2;
  await user.click(vista);
  await screen.findByText('edición 2');
  expect(drawn).not.toContain(1);
});
