import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { AppTheme } from '../platform/theme/index.ts';
import { ImporteGuardado, type LineaConPrecio } from './PrecioGuardado.tsx';

const LINEA = { id: 'HX8-4L', precioLista: 1_500_000, precio: 1_400_000, bonificacion: 50_000 };

function show(precios: { lista: number; bonificacionGeneral: number } | null, linea: LineaConPrecio = LINEA) {
  render(
    <AppTheme>
      <ImporteGuardado linea={linea} precios={precios} importe={2_660_000} />
    </AppTheme>,
  );
}

test('the amount of a line on a phone says where its price comes from', async () => {
  show({ lista: 3, bonificacionGeneral: 0 });
  expect(document.body.textContent).toContain('26.600');
  await userEvent.click(screen.getByRole('button', { name: 'Por qué el precio de HX8-4L' }));
  const text = (await screen.findByRole('status')).textContent?.replaceAll('\u00a0', ' ');
  expect(text).toContain('Lista 3$ 15.000');
  expect(text).toContain('Bonificación de la línea, 5%−$ 700Precio por unidad, sin IVA$ 13.300');
});

test('whoever sees no discounts gets the amount alone', () => {
  show(null);
  expect(document.body.textContent).toContain('26.600');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a line that came from no list, as a concept of a credit note, has the amount alone', () => {
  show({ lista: 3, bonificacionGeneral: 0 }, { ...LINEA, precioLista: null });
  expect(document.body.textContent).toContain('26.600');
  expect(screen.queryByRole('button')).toBeNull();
});
