import { generarCot, listDocumentosCot, listEnviosCot } from '@distri/domain/cot';
import { createPedido } from '@distri/domain/pedidos';
import { buildCliente } from '../factories.ts';
import { buildRemitos, PATENTE } from '../stories/cot.ts';
import { pedidoBody } from '../stories/venta.ts';
import type { Persona } from '../support/testApi.ts';
import { abrirOficina, type Oficina } from './arbaNonsense.ts';

const PRECIO = 1_000_00;
const HOY = '2026-11-20';

/** Somebody enters orders while somebody else waits for an ARBA that took the file and says nothing. */
export interface Espera extends Oficina {
  pedido(): Promise<unknown>;
  /** What the lists of the transport codes say, each read as the screens do. */
  leer(): Promise<{ documentos: (string | null)[]; envios: string[] }>;
  /** Sends a file of its own, and goes on once the silent ARBA has it; `fin` is the status that its sender gets in the end. */
  enviar(): Promise<{ fin: Promise<number> }>;
}

/** Answers once `count` files have reached ARBA; whoever asked goes on waiting. */
const llegan = async ({ arba }: Oficina, count: number) => {
  while (arba.recibidos.length < count) await new Promise((resolve) => setImmediate(resolve));
};

export async function abrirEspera(maxConnections: number, senders: number): Promise<Espera> {
  process.env.ARBA_ESPERA = '60';
  const oficina = await abrirOficina(maxConnections);
  const { api, admin, arba, articulo } = oficina;
  const cliente = await buildCliente(api.pool);
  const remitos = await buildRemitos(api, admin, senders, { articulo });
  const vendedor: Persona = await api.persona({ rol: 'O' });
  let turn = 0;
  return {
    ...oficina,
    pedido() {
      turn += 1;
      const body = pedidoBody([{ id: articulo, cantidad: 1, precio: PRECIO }]);
      return vendedor.ok(createPedido, { query: { cliente }, body, clave: `espera-${turn}` });
    },
    async leer() {
      const query = { desde: HOY, hasta: HOY } as const;
      const documentos = (await vendedor.ok(listDocumentosCot, { query })).result;
      const envios = (await vendedor.ok(listEnviosCot, { query })).result;
      const ours = documentos.filter(({ tipo }) => tipo === 'REM');
      return { documentos: ours.map(({ estado }) => estado), envios: envios.map(({ estado }) => estado) };
    },
    async enviar() {
      const uno = remitos.pop();
      if (!uno) throw new Error('all were sent');
      arba.guion.fallas.push('muda');
      const before = arba.recibidos.length;
      const body = { facturas: [], remitos: [uno.remito], dominio: PATENTE, action: 'send_to_arba' as const };
      const fin = admin.send(generarCot, { body, clave: `muda-${uno.remito}` }).then(({ statusCode }) => statusCode);
      await llegan(oficina, before + 1);
      return { fin };
    },
    async close() {
      delete process.env.ARBA_ESPERA;
      await oficina.close();
    },
  };
}
