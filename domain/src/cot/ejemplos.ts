import { type RemitoCot, UNIDAD_LITROS, UNIDAD_UNIDADES } from './archivo.ts';

/** The remito of the example of domain-facts §1.3; tests name only what they are about. */
export function remito(changes: Partial<RemitoCot> = {}): RemitoCot {
  return {
    fechaEmision: '2026-03-20',
    codigoDocumento: '091',
    puntoVenta: 4,
    numero: 1234,
    fechaSalida: '2026-03-20',
    horaSalida: '1000',
    destinatario: { consumidorFinal: false, cuit: '20123456786', razonSocial: 'Taller Ejemplo SRL' },
    destino: {
      calle: 'Ruta 3 KM 690',
      numero: null,
      codigoPostal: '8000',
      localidad: 'Bahía Blanca',
      provincia: 'B',
    },
    codigoDestino: '',
    origen: {
      cuit: '30712345671',
      razonSocial: 'Distribuidora Ejemplo SA',
      domicilio: {
        calle: 'Av Ejemplo',
        numero: 1234,
        codigoPostal: '1650',
        localidad: 'San Martín',
        provincia: 'B',
      },
    },
    transportistaCuit: '30712345671',
    patente: 'AB123CD',
    devolucion: false,
    importe: 30_780_000,
    productos: [
      {
        codigoArba: '271019',
        unidad: UNIDAD_LITROS,
        cantidad: 48_000,
        codigo: 'HX8-4L',
        detalle: 'Aceite motor sintético 4L',
      },
      { codigoArba: '842123', unidad: UNIDAD_UNIDADES, cantidad: 1_200, codigo: 'WO-120', detalle: 'Filtro aceite' },
    ],
    ...changes,
  };
}
