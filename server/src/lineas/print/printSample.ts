import { type Centavos, empresasSchema } from '@distri/domain/kernel';
import { lineAmount, totals } from '@distri/domain/lineas';
import config from '../../../../config/empresas.json' with { type: 'json' };
import type { DocumentoVentaPrint, LineaPrint } from './documentoVenta.ts';

const ARTICLES: readonly [id: string, detalle: string, litres: number, price: Centavos][] = [
  ['HX8-4L', 'SHELL HELIX HX8 5W-40 SINTETICO x 4 L', 4, 1_500_000],
  ['R4X-20L', 'SHELL RIMULA R4 X 15W-40 BALDE x 20 L', 20, 9_845_050],
  ['ARL8832', 'FILTRO DE AIRE TECFIL ARL 8832', 0, 721_535],
  ['OSR-H7', 'LAMPARA OSRAM H7 12V 55W', 0, 312_000],
  [
    'SPX-209L',
    'SHELL SPIRAX S2 A 85W-140 TAMBOR x 209 L, cajas manuales y diferenciales de servicio pesado',
    209,
    98_450_000,
  ],
];

function line(index: number): LineaPrint {
  const [id, detalle, unidad, precio] = ARTICLES[index % ARTICLES.length] ?? ['', '', 0, 0];
  const bonificacion = index % 3 === 0 ? 50_000 : 0;
  const cantidad = ((index * 7) % 23) + 1;
  return {
    id,
    detalle,
    unidad,
    precio,
    cantidad,
    bonificacion,
    importe: lineAmount({ cantidad, precio, bonificacion }),
  };
}

/** For tests: a sale of `count` lines in the company at `company` of config/empresas.json, with and without taxes. */
export function printSample(count: number, company = 0) {
  const empresa = empresasSchema.parse(config).empresas[company];
  if (!empresa) throw new RangeError(`No company ${company}`);
  const lineas = Array.from({ length: count }, (_, index) => line(index));
  const rates = [
    { id: 31, nombre: 'Percepción IIBB ARBA', porcentaje: 25_000 },
    { id: 32, nombre: 'Percepción IIBB AGIP', porcentaje: 10_000 },
  ];
  const terms = { bonificacion: 100_000, alicuotaIVA: 210_000, iibb: rates, prepago: false };
  const taxed = totals(lineas, { ...terms, conImpuestos: true });
  const plain = totals(lineas, { ...terms, conImpuestos: false });
  const venta: DocumentoVentaPrint = {
    empresa,
    id: 77120,
    ingreso: '2026-11-17',
    entrega: '2026-11-20',
    cliente: {
      id: '10233',
      razsoc: 'EL CARDENAL LUBRICENTRO S.R.L.',
      tipoDocumento: 'CUIT',
      numeroDocumento: '30712345671',
      respIVA: 'Responsable Inscripto',
      direccion: 'Av. Perón 4912',
      localidad: 'San Martín',
      codpostal: 'B1650',
      provincia: 'Buenos Aires',
      telefono: '011 4755-1200',
    },
    direccionEntrega: 'Av. Perón 4912, San Martín',
    vendedor: 'Paz, Esteban',
    condicion: 'Cuenta corriente 30 días',
    listaprecio: 3,
    bonificacion: terms.bonificacion,
    notacompra: 'OC 4411',
    leyendas: ['00012-Av. Perón 4912', '', 'Validez de oferta: 7 días de fecha de cotización', ''],
    isPrepago: false,
    condvta30: false,
    lineas,
    litros: 1234.5,
    alicuotaIVA: terms.alicuotaIVA,
    iibb: taxed.impuestosIIBB,
  };
  return { venta, taxed, plain };
}
