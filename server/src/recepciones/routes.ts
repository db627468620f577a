import { addMonths, refuse } from '@distri/domain/kernel';
import { listRecepciones } from '@distri/domain/recepciones';
import { answerRows, type Route, read } from '../platform/http/index.ts';
import { updateRecepcion } from './commands/updateRecepcion.ts';
import { presentRecepcion } from './presenter.ts';
import * as repository from './repository.ts';

/** Received values of so many months back (D3 §9). */
const MESES = 2;

const list = read(listRecepciones, async (ctx, { query }) => {
  const { origen, filter, sortBy, sortDir } = query;
  const hasta = query.hasta ?? null;
  const desde = query.desde ?? addMonths(hasta ?? ctx.today(), -MESES);
  if (hasta !== null && desde > hasta) {
    const message = 'La fecha desde no puede ser posterior a la fecha hasta';
    return refuse(400, message, { problems: [{ code: 'FECHAS', message, path: 'desde' }] });
  }
  const limite = query.limite ?? null;
  const consulta = { filter, desde, hasta, sortBy, sortDir, limite };
  const rows = await repository.listRecepciones(ctx.db, origen, consulta);
  const result = rows.map(presentRecepcion);
  // Fewer than were asked for are all of them.
  if (limite === null || result.length < limite) return answerRows(result);
  return { count: await repository.countRecepciones(ctx.db, origen, consulta), result };
});

export const recepcionesRoutes: Route[] = [list, updateRecepcion];
