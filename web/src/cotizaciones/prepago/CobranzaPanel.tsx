import { type Cotizacion, faltaPrepago, needsRecepcion } from '@distri/domain/cotizaciones';
import { can } from '@distri/domain/kernel';
import Box from '@mui/material/Box';
import { SidePanel } from '../../platform/document/SidePanel.tsx';
import { useUser } from '../../platform/session/index.ts';
import { ItemsList } from '../../valores/ItemsList.tsx';
import { asItemForm, type ItemForm } from '../../valores/itemForm.ts';
import type { DetalleCotizacion } from '../vista.ts';
import { ComprobanteAction } from './ComprobanteAction.tsx';
import { Resumen } from './ItemsPanel.tsx';
import { RecepcionActions } from './RecepcionActions.tsx';

/** What pays a stored prepaid quotation, and for the administrator what came of it (D3 §4). */
export function CobranzaPanel({ cotizacion, detalle }: { cotizacion: Cotizacion; detalle: DetalleCotizacion }) {
  const { role } = useUser();
  const items = detalle.itemsDeCobranza.map(asItemForm);
  const { totalPrepago } = detalle.importes;
  const receives = can(role, 'cotizaciones.aprobar') && detalle.puede.aprobar && cotizacion.aprob_coti === 'A';
  const waiting = items.filter((item) => needsRecepcion(item) && !item.recibido);
  const completes = ({ id }: ItemForm) => cotizacion.ingre_tran && waiting.every((item) => item.id === id);
  return (
    <SidePanel title="Ítems de cobranza">
      <Box sx={{ px: 4, pb: 2, mt: -2 }}>
        <Resumen items={items} totalPrepago={totalPrepago} falta={faltaPrepago(items, totalPrepago)} />
        <ItemsList
          items={items}
          contexto={{ rol: role, fechaRecibo: cotizacion.ingreso, saldoCuentaCorriente: 0 }}
          operacion="VIEW"
          withRecepcion
          actions={(item) => (
            <ComprobanteAction key={item.id} cotizacion={cotizacion.id} item={item} editable={detalle.puede.adjuntar} />
          )}
          footer={(item) =>
            receives &&
            needsRecepcion(item) && <RecepcionActions cotizacion={cotizacion.id} item={item} isLast={completes(item)} />
          }
        />
      </Box>
    </SidePanel>
  );
}
