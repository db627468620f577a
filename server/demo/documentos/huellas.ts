import type pg from 'pg';

/** What issuing leaves beside each document: its pending authorization and its digest (reliability I10). */
export async function sealEmitidos(client: pg.ClientBase): Promise<void> {
  await client.query('INSERT INTO autorizaciones (factura) SELECT id FROM facturas ORDER BY id');
  await client.query(`INSERT INTO documentos_emitidos SELECT 'factura', id, huella_factura(id) FROM facturas
    UNION ALL SELECT 'remito', id, huella_remito(id) FROM remitos
    UNION ALL SELECT 'notaCredito', id, huella_nota_credito(id) FROM notas_credito`);
}
