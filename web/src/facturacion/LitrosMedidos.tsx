import type { PedidoFacturable } from '@distri/domain/facturacion';
import { formatQuantity } from '@distri/domain/kernel';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { QuantityInput } from '../platform/forms/numberInputs.tsx';
import { claveLitros, type LitrosTipeados, lineasMedidas, litrosPendientes, problemaLitros } from './resumen.ts';

interface LitrosMedidosProps {
  pedidos: readonly PedidoFacturable[];
  litros: LitrosTipeados;
  onChange: (litros: LitrosTipeados) => void;
  /** Somebody tried to go on: what is missing is said under each field. */
  hasTried: boolean;
}

/** Bulk is invoiced by the litres of the truck's meter (domain-facts §4.1): one field for each line. */
export function LitrosMedidos({ pedidos, litros, onChange, hasTried }: LitrosMedidosProps) {
  const granel = pedidos.filter((pedido) => lineasMedidas(pedido).length > 0);
  if (granel.length === 0) return null;
  return (
    <Box component="section" aria-label="Litros medidos" sx={{ mt: 3, display: 'grid', gap: 3 }}>
      <Typography variant="h5" component="h3" color="textPrimary">
        Litros medidos
      </Typography>
      {granel.map((pedido) =>
        lineasMedidas(pedido).map((linea) => {
          const clave = claveLitros(pedido.pedido, linea.numrenglon);
          const typed = litros[clave] ?? null;
          const problem = problemaLitros(linea, typed);
          return (
            <Box
              key={clave}
              sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 148px', gap: 3, alignItems: 'start' }}
            >
              <Box sx={{ minWidth: 0 }}>
                <Typography variant="body2" color="textPrimary">
                  {linea.detalle}
                </Typography>
                <Typography variant="caption" component="p">
                  {`Pedido ${pedido.pedido} · ${linea.id} · pendientes ${formatQuantity(litrosPendientes(linea))} L`}
                </Typography>
              </Box>
              <QuantityInput
                label={`Litros medidos de ${linea.id}, pedido ${pedido.pedido}`}
                labelHidden
                suffix="L"
                value={typed}
                onChange={(next) => onChange({ ...litros, [clave]: next })}
                error={(hasTried || typed !== null) && problem !== null ? problem : undefined}
              />
            </Box>
          );
        }),
      )}
    </Box>
  );
}
