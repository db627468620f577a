import { customerScope, problemText, refuse } from '@distri/domain/kernel';
import { uploadRecibo as call, MENSAJES_PEDIDO, MENSAJES_TRANSICION } from '@distri/domain/pedidos';
import { preparedCommand } from '../../platform/commands/index.ts';
import { acceptUpload } from '../../platform/files/index.ts';
import { lockPedido } from '../estadios/lockPedido.ts';
import { guardarRemitoFirmado } from '../estadios/remitoFirmado.ts';

/** On the road, or just delivered: what comes later is a correction. */
const ADMITEN_FOTO = 'FDEP';

const sinFoto = () => problemText(MENSAJES_TRANSICION, { code: 'FALTA_FOTO', severity: 'block' });

/** POST /pedidos/recibo: the photo of the signed remito, without which nothing on a sheet is delivered (D4 §5). */
export const uploadRecibo = preparedCommand(
  call,
  (_ctx, { files }) => acceptUpload(files, ['imagen'], sinFoto()),
  async (tx, ctx, { query }, foto) => {
    const pedido = await lockPedido(tx, query.id, customerScope(ctx.sesion));
    if (!pedido) return refuse(404, 'No existe el pedido');
    if ('refused' in foto) return foto;
    if (!ADMITEN_FOTO.includes(pedido.estadio))
      return refuse(409, problemText(MENSAJES_PEDIDO, { code: 'FOTO_FUERA_DE_ENTREGA', severity: 'block' }));
    await guardarRemitoFirmado(tx, pedido.id, foto, ctx.sesion);
    ctx.audit('recibo', 'pedido', pedido.id, null, { archivo: foto.hash });
    return { result: true as const };
  },
);
