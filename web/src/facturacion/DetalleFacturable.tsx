import type { LineaFacturable, PedidoFacturable } from '@distri/domain/facturacion';
import { formatDia, formatMoney, formatQuantity } from '@distri/domain/kernel';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** What would come out of an order, under its row: problems, lines, amounts. */
export function DetalleFacturable({ pedido }: { pedido: PedidoFacturable }) {
  const { problemas, articulos, condicion, vencimiento, importe_bonificado, iva, percepciones } = pedido;
  const amounts = [
    `Neto ${formatMoney(importe_bonificado)}`,
    `IVA ${formatMoney(iva)}`,
    ...(percepciones > 0 ? [`Percepciones ${formatMoney(percepciones)}`] : []),
    `${condicion}, vence el ${formatDia(vencimiento)}`,
  ];
  return (
    <Box sx={{ display: 'grid', gap: 1, typography: 'body2' }}>
      {problemas.map(({ code, message, severity, path }) => (
        <Typography
          key={`${code}-${path ?? ''}-${message}`}
          variant="body2"
          sx={{ color: severity === 'block' ? 'error.main' : 'warning.main' }}
        >
          <b>{severity === 'block' ? 'Bloquea.' : 'Aviso.'}</b> {message}
        </Typography>
      ))}
      <Typography variant="body2" color="textSecondary">
        {amounts.join(' · ')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 4 }}>
        {articulos.map((linea) => (
          <li key={linea.numrenglon}>
            <b>{linea.id}</b> {linea.detalle}: {textoCantidad(linea)}
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** 'a despachar 4 de 6 pendientes'. */
function textoCantidad({ adespachar, pendfac, granel }: LineaFacturable): string {
  if (granel) return `a granel, ${formatQuantity(pendfac)} pendientes`;
  if (adespachar >= pendfac) return formatQuantity(pendfac);
  return `a despachar ${formatQuantity(adespachar)} de ${formatQuantity(pendfac)} pendientes`;
}
