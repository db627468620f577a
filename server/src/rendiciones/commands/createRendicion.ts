import { refuse } from '@distri/domain/kernel';
import { createRendicion as call, problemasDeRendicion, resumenDeRendicion } from '@distri/domain/rendiciones';
import { rendirCobranzas } from '../../cobranzas/index.ts';
import { command } from '../../platform/commands/index.ts';
import { lockParaRendir } from '../repository.ts';

/**
 * POST /cobranzas/rendicion: every one has to be approved, or none is settled; the refusal names those that are not
 * (domain-facts §4.6).
 */
export const createRendicion = command(call, async (tx, ctx, { body }) => {
  const ids = [...new Set(body.ids)];
  const found = await lockParaRendir(tx, ids);
  const problems = problemasDeRendicion(ids, new Map(found.map(({ id, status }) => [id, status])));
  if (problems.length > 0) {
    const missing = problems.every(({ code }) => code === 'COBRANZA_INEXISTENTE');
    const named = problems.map(({ code, message, path }) => ({ code, message, path }));
    return refuse(missing ? 404 : 409, resumenDeRendicion(problems), { problems: named });
  }
  await rendirCobranzas(tx, ctx, found, body.modo);
  return { result: true as const };
});
