import type { Cotizacion } from '@distri/domain/cotizaciones';
import { describe, expect, it } from 'vitest';
import { type DetalleCotizacion, pasosPrepago } from './vista.ts';

type Banderas = Pick<Cotizacion, 'aprob_coti' | 'ingre_tran' | 'aprob_tran' | 'recha_tran'>;

const nueva: Banderas = { aprob_coti: '', ingre_tran: false, aprob_tran: false, recha_tran: false };

/** The steps of a prepaid quotation with these flags, the one in force in brackets. */
function steps(changes: Partial<Banderas>): string {
  const cotizacion = { ...nueva, ...changes, isPrepago: true, estado: false, vencida: false } as Cotizacion;
  const found = pasosPrepago(cotizacion, { historial: [] as DetalleCotizacion['historial'] } as DetalleCotizacion);
  return found.steps.map(({ palabra }, index) => (index === found.current ? `[${palabra}]` : palabra)).join(' > ');
}

describe('the way of a prepaid quotation (D2 §4)', () => {
  it.each<[Partial<Banderas>, string]>([
    [{}, '[Nueva] > Items Faltantes > Esperando Transferencias > Aprobada'],
    [{ aprob_coti: 'A' }, 'Nueva > [Items Faltantes] > Esperando Transferencias > Aprobada'],
    [{ aprob_coti: 'A', ingre_tran: true }, 'Nueva > Items Faltantes > [Esperando Transferencias] > Aprobada'],
    [
      { aprob_coti: 'A', ingre_tran: true, aprob_tran: true },
      'Nueva > Items Faltantes > Esperando Transferencias > [Aprobada]',
    ],
    // A rejection takes the place of the step that it stopped.
    [{ aprob_coti: 'R' }, 'Nueva > [Rechazada] > Esperando Transferencias > Aprobada'],
    [
      { aprob_coti: 'A', ingre_tran: true, recha_tran: true },
      'Nueva > Items Faltantes > Esperando Transferencias > [Rechazada]',
    ],
  ])('%j: %s', (changes, expected) => {
    expect(steps(changes)).toBe(expected);
  });

  it('says when each step was reached, and nothing of those to come', () => {
    const cotizacion = { ...nueva, aprob_coti: 'A', isPrepago: true, estado: false, vencida: false } as Cotizacion;
    const historial = [
      { accion: 'Cotización aprobada', momento: '2020-11-21T10:00:00-03:00' },
      { accion: 'Cotización ingresada', momento: '2020-11-20T10:00:00-03:00' },
    ];
    const found = pasosPrepago(cotizacion, { historial } as DetalleCotizacion);
    expect(found.steps.map(({ cuando }) => cuando)).toEqual([
      '20/11/2020 10:00',
      '21/11/2020 10:00',
      undefined,
      undefined,
    ]);
  });
});
