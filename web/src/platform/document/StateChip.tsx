import type { EstadoVisible } from '@distri/domain/kernel';
import { styled, type Theme } from '@mui/material/styles';
import { letra, radio, type Tono, type TonoClave } from '../theme/index.ts';

const TONOS: readonly TonoClave[] = [
  'gris',
  'contorno',
  'amarillo',
  'naranja',
  'teal',
  'verde',
  'rojo',
  'granate',
  'negro',
  'azul',
  'violeta',
];

/** One rule per hue, chosen by attribute: custom properties on every chip would cost a long list its smooth scroll. */
function byTone(theme: Theme, rule: (tono: Tono) => object): object {
  return Object.fromEntries(TONOS.map((clave) => [`&[data-tono="${clave}"]`, rule(theme.vars.palette.tono[clave])]));
}

const Dot = styled('span')(({ theme }) => ({
  display: 'block',
  width: 8,
  height: 8,
  borderRadius: '50%',
  flexShrink: 0,
  boxSizing: 'border-box',
  border: '1px solid',
  ...byTone(theme, ({ punto, borde }) => ({ background: punto, borderColor: borde })),
}));

const Chip = styled('span')(({ theme }) => ({
  ...letra(theme.typography.caption, { fontWeight: 500, height: 22 }, { height: 28 }),
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '0 8px 0 7px',
  borderRadius: radio.chip,
  whiteSpace: 'nowrap',
  ...byTone(theme, ({ tinta, fondo }) => ({
    color: tinta,
    background: fondo,
  })),
  '&[data-tono="contorno"]': {
    color: theme.vars.palette.tono.contorno.tinta,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.tono.contorno.borde}`,
  },
}));

/**
 * A state: dot and word, never colour alone.
 * @example <StateChip {...ESTADOS_CLIENTE.ACTIVO} />
 */
export function StateChip({ tono, palabra }: EstadoVisible) {
  return (
    <Chip data-tono={tono}>
      <Dot aria-hidden data-tono={tono} />
      {palabra}
    </Chip>
  );
}

/** The dot alone, for legends and histories; the word stands beside it. */
export function StateDot({ tono }: { tono: TonoClave }) {
  return <Dot aria-hidden data-tono={tono} />;
}
