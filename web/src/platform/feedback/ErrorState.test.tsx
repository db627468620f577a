import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError } from '../api/index.ts';
import { AppTheme } from '../theme/index.ts';
import { ErrorState } from './ErrorState.tsx';

afterEach(cleanup);

test('the reference for support stands once, at the foot', () => {
  const message = 'Error al obtener los pedidos: Ocurrió un error inesperado. Referencia AB12CD';
  render(
    <AppTheme>
      <ErrorState error={new ApiError(message, { status: 500, referencia: 'AB12CD' })} onRetry={() => undefined} />
    </AppTheme>,
  );
  expect(screen.getByText('Error al obtener los pedidos: Ocurrió un error inesperado.')).toBeDefined();
  expect(screen.getAllByText(/AB12CD/)).toHaveLength(1);
  expect(screen.getByText(/^Código para soporte: AB12CD · /)).toBeDefined();
});
