import type { Call, QueryOf } from '@distri/domain/kernel';
import type { LightMyRequestResponse } from 'fastify';
import type { Persona, TestApi } from './testApi.ts';

/** Sends a file to a call as the screens do, in the field that the call names; `null`: a form without the file. */
export async function sendFile<C extends Call>(
  api: TestApi,
  persona: Persona,
  call: C,
  query: QueryOf<C>,
  bytes: Uint8Array | null,
): Promise<LightMyRequestResponse> {
  const [campo = 'archivo'] = call.multipart ?? [];
  const form = new FormData();
  if (bytes) form.append(campo, new Blob([new Uint8Array(bytes)]), 'foto.jpg');
  else form.append('data', '{}');
  const encoded = new Response(form);
  const search = new URLSearchParams(
    Object.entries(query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return api.app.inject({
    method: 'POST',
    url: `/${api.empresa.id}/v1${call.path}?${search}`,
    headers: {
      authorization: `Bearer ${persona.token}`,
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}
