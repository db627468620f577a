import { addMonths, asList, refuse } from '@distri/domain/kernel';
import { listRecepciones } from '@distri/domain/recepciones';
import type { Db } from '../platform/db/handle.ts';
import { answerOrdered, type OrderedRead, type Route, read } from '../platform/http/index.ts';
import { updateRecepcion } from './commands/updateRecepcion.ts';
import { presentRecepcion } from './presenter.ts';
import * as repository from './repository.ts';

/** Received values of so many months back (D3 §9). */
const MESES = 2;

/** All the values of a tab, however many. */
function answerTab(db: Db, origen: repository.Origen, filter: repository.RecepcionesFilter) {
  const tab: OrderedRead<string, repository.RecepcionRow> = {
    readFirst: (limite) => repository.listRecepciones(db, origen, filter, limite),
    readKeys: () => repository.listIds(db, origen, filter),
    readRows: (ids) => repository.readRecepciones(db, origen, filter, ids),
  };
  return answerOrdered(tab, presentRecepcion);
}

const list = read(listRecepciones, async ({ db, today }, { query }) => {
  const { origen, filter, sortBy, sortDir, limite } = query;
  const hasta = query.hasta ?? null;
  const desde = query.desde ?? addMonths(hasta ?? today(), -MESES);
  if (hasta !== null && desde > hasta) {
    const message = 'La fecha desde no puede ser posterior a la fecha hasta';
    return refuse(400, message, { problems: [{ code: 'FECHAS', message, path: 'desde' }] });
  }
  const consulta = { filter, desde, hasta, sortBy, sortDir };
  if (limite === undefined) return answerTab(db, origen, consulta);
  const result = (await repository.listRecepciones(db, origen, consulta, limite)).map(presentRecepcion);
  // Fewer than were asked for are all of them.
  return asList(
    result,
    result.length < limite ? result.length : await repository.countRecepciones(db, origen, consulta),
  );
});

export const recepcionesRoutes: Route[] = [list, updateRecepcion];
