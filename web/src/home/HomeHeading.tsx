import type { Resumen } from '@distri/domain/home';
import { plural } from '@distri/domain/kernel';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { COTIZACIONES } from '../cotizaciones/paths.ts';
import { PEDIDOS } from '../pedidos/paths.ts';
import { useUser } from '../platform/session/index.ts';
import { useMenu } from '../platform/shell/menuContext.ts';
import { greeting, longDate } from './greeting.ts';

const ButtonLink = createLink(Button);

/** The greeting by hour (D4 §2), the day in a sentence, and what is done a hundred times a day. */
export function HomeHeading({ resumen }: { resumen: Resumen | undefined }) {
  const { name } = useUser();
  const now = new Date();
  const paths = useMenu().flatMap((section) => section.items.map((item) => item.ruta));
  const open = (screen: string) => paths.find((path) => path === screen);
  const orders = open(PEDIDOS);
  const quotations = open(COTIZACIONES);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', justifyContent: 'space-between', gap: 3 }}>
      <Box>
        <Typography variant="h3" component="h1">
          {greeting(name, now)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {longDate(now)}. {resumen && daySentence(resumen)}
        </Typography>
      </Box>
      <Stack direction="row" sx={{ gap: 2 }}>
        {orders && (
          <ButtonLink to={orders} variant="outlined">
            Nuevo pedido
          </ButtonLink>
        )}
        {quotations && (
          <ButtonLink to={quotations} variant="contained">
            Nueva cotización
          </ButtonLink>
        )}
      </Stack>
    </Box>
  );
}

function daySentence({ pedidosPorEstadio }: Resumen): string {
  const count = (estadios: string) =>
    pedidosPorEstadio.filter((row) => estadios.includes(row.estadio)).reduce((sum, row) => sum + row.pedidos, 0);
  const open = count('NIF');
  const onTheRoad = count('D');
  if (open + onTheRoad === 0) return 'No hay pedidos en curso.';
  return `Hay ${plural(open, 'pedido', 'pedidos')} por despachar y ${onTheRoad} en la calle.`;
}
