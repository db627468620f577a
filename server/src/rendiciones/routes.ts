import { customerScope, type Dia, type Refusal, refuse } from '@distri/domain/kernel';
import { checkImprimibles, getRendicionPdf, listRendiciones, TEXTOS_RENDICION } from '@distri/domain/rendiciones';
import { answerList, type Ctx, type Route, read } from '../platform/http/index.ts';
import { renderPdf } from '../platform/pdf/index.ts';
import { createRendicion } from './commands/createRendicion.ts';
import { rendicionDocument } from './print/rendicion.ts';
import * as repository from './repository.ts';

function refuseDias(desde: Dia | undefined, hasta: Dia | undefined): Refusal | null {
  if (desde === undefined || hasta === undefined || desde <= hasta) return null;
  const message = 'La fecha desde no puede ser posterior a la fecha hasta';
  return refuse(400, message, { problems: [{ code: 'FECHAS', message, path: 'desde' }] });
}

const list = read(listRendiciones, async (ctx, { body }) => {
  const refusal = refuseDias(body.desde, body.hasta);
  if (refusal) return refusal;
  const filter = { desde: body.desde ?? null, hasta: body.hasta ?? null, vendedores: body.vendedores ?? null };
  const scope = customerScope(ctx.sesion);
  return answerList(
    {},
    (page) => repository.listRendiciones(ctx.db, filter, scope, page),
    (rows) => rows,
  );
});

/** Those asked for, all in scope and handed in or ready to be. */
async function findImprimibles(ctx: Ctx, ids: readonly number[]) {
  const rows = await repository.readParaImprimir(ctx.db, ids, customerScope(ctx.sesion));
  const found = new Set(rows.map(({ id }) => id));
  const missing = ids.find((id) => !found.has(id));
  if (missing !== undefined) return refuse(404, TEXTOS_RENDICION.inexistente(missing));
  const message = checkImprimibles(rows);
  return message === null ? rows : refuse(409, message);
}

const pdf = read(getRendicionPdf, async (ctx, { body }) => {
  const cobranzas = await findImprimibles(ctx, [...new Set(body.cobranzas)]);
  if ('refused' in cobranzas) return cobranzas;
  const fecha = ctx.today();
  const document = rendicionDocument({ empresa: ctx.empresa, fecha, usuario: ctx.sesion.nombre, cobranzas });
  return { bytes: await renderPdf(document), name: `RendicionCobranzas_${fecha}.pdf` };
});

export const rendicionesRoutes: Route[] = [createRendicion, list, pdf];
