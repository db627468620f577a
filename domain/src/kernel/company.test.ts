import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { empresasSchema, isBerner } from './company.ts';

const empresa = (id: string, predeterminada: boolean) => ({
  id,
  nombre: 'Buenos Aires',
  color: '#00796B',
  apiBase: '/buenosaires',
  predeterminada,
  legal: {
    razonSocial: 'DISTRIBUIDORA EJEMPLO SA',
    cuit: '30-71234567-1',
    iibb: '901-123456-1',
    respIVA: 'RI',
    domicilio: 'AV EJEMPLO 1234',
    localidad: 'San Martín',
    telefono: '',
    email: '',
    inicioActividades: '01/03/2001',
    web: '',
  },
  menu: {
    cobranzas: true,
    afip: true,
    aprobaciones: true,
    equivalenciasFiltros: true,
    cobranzasTransitorias: true,
    rendicionCobranzas: true,
    clientesCompras: true,
  },
  exentaDireccionEntrega: false,
  tablaFijaDiasPago: true,
  usuarioCambioEstado: null,
  maxArticulosCotizacion: 30,
  maxArticulosPedido: 30,
  maxBonificacion: 10,
  validezCotizacionDias: 7,
  puntoVentaBloqueante: 17,
  depositoPredeterminado: 2,
  talonarios: { factura: 50, remito: 4, notaCredito: 3 },
  umbralConsumidorFinal: 10_000_000,
});

describe('company profiles', () => {
  it('are read in the units of the code', () => {
    const { empresas } = empresasSchema.parse({ empresas: [empresa('buenosaires', true), empresa('bahia', false)] });
    expect(empresas[0]).toMatchObject({ maxBonificacion: 100_000, umbralConsumidorFinal: 1_000_000_000 });
  });

  it.each([
    ['no company', []],
    ['two with one id', [empresa('bahia', true), empresa('bahia', false)]],
    ['no default', [empresa('bahia', false)]],
    ['two defaults', [empresa('bahia', true), empresa('olavarria', true)]],
    ['an unknown key', [{ ...empresa('bahia', true), puntoVentaBloquante: 17 }]],
    ['an id that is no name', [empresa('Bahía Blanca', true)]],
  ])('refuse %s', (_name, empresas) => {
    expect(z.safeParse(empresasSchema, { empresas }).success).toBe(false);
  });

  it('berner companies are told by their id', () => {
    expect(isBerner('berner-sur')).toBe(true);
    expect(isBerner('bahia')).toBe(false);
  });
});
