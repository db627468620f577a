import { listDocumentosImpagos } from '@distri/domain/cuentas';
import { asList, customerScope } from '@distri/domain/kernel';
import { type Route, read } from '../platform/http/index.ts';
import { listImpagos } from './repository.ts';

const documentosImpagos = read(listDocumentosImpagos, async (ctx, { query }) =>
  asList(await listImpagos(ctx.db, query.idcliente, customerScope(ctx.sesion))),
);

export const cuentasRoutes: Route[] = [documentosImpagos];
