import { editSecurityStock as call } from '@distri/domain/articulos';
import { asValue, refuse } from '@distri/domain/kernel';
import { command } from '../../platform/commands/index.ts';
import { presentArticulo } from '../presenter.ts';
import { listArticulos } from '../repository.ts';
import { updateStockSeguridad } from '../stockRepository.ts';

/** POST /articulos/editSecurityStock: the level under which the stock alerts; the last one who writes wins (D2 §6). */
export const editSecurityStock = command(call, async (tx, ctx, { query, body }) => {
  const deposito = ctx.empresa.depositoPredeterminado;
  const changed = await updateStockSeguridad(tx, query.id, deposito, body.value);
  if (!changed) return refuse(404, 'No existe el artículo');
  const { id, antes } = changed;
  if (antes !== body.value)
    ctx.audit('stockSeguridad', 'articulo', id, { stocksval: antes }, { stocksval: body.value });
  const { rows } = await listArticulos(tx, { id, deposito, conCodigosDeBarras: true, limite: 1, contar: false });
  const [row] = rows;
  if (!row) throw new Error('the article is gone');
  return asValue({ articulo: presentArticulo(row, ctx.sesion.rol) });
});
