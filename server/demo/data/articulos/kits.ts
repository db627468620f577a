/** A kit (artículo armado, D4 §3): code of at most 11 characters, name of at most 60, 1 to 10 of each component. */
export interface Kit {
  codigo: string;
  detalle: string;
  activo: boolean;
  condvta30: boolean;
  /** Discount of every component, in whole per cent. */
  bonificacion: number;
  articulos: readonly ComponenteKit[];
}

export interface ComponenteKit {
  articulo: string;
  cantidad: number;
}

/** Components are article codes, each with its quantity after an `x` when it is not one. */
type FilaKit = readonly [codigo: string, detalle: string, bonificacion: number, articulos: string];

const filasKit: readonly FilaKit[] = [
  ['KIT-UNO', 'SERVICE FIAT UNO/PALIO FIRE HX5 15W-40', 5, 'HX5-4L WO-120 FAP-3272 FCI-1130'],
  ['KIT-CRONOS', 'SERVICE FIAT CRONOS/ARGO 1.3 HX8 5W-30', 5, 'HX8530-4L WO-124 FAP-2829 AKX-1205'],
  ['KIT-TORO', 'SERVICE FIAT TORO DIESEL ULTRA ECT C3', 6, 'ULTECT-4L ULTECT-1L WOE-722 FAP-2861 FCD-0780'],
  ['KIT-STRADA', 'SERVICE FIAT STRADA 1.8 HX7 10W-40', 5, 'HX7-4L WO-205 FAP-3280 FCI-1135'],
  ['KIT-GOL16', 'SERVICE VW GOL/FOX/SURAN 1.6 HX7 5W-40', 5, 'HX7540-4L WO-340 FAP-2834 FCI-1110 AKX-1963'],
  ['KIT-GOLAP', 'SERVICE VW GOL/SENDA AP HX5 20W-50', 5, 'HX5205-4L WO-130 FAP-2011 FCI-1100'],
  ['KIT-POLOMSI', 'SERVICE VW POLO/VIRTUS MSI HX8 5W-40', 5, 'HX8-4L WO-345 FAP-2219 AKX-1964'],
  ['KIT-AMAROK', 'SERVICE VW AMAROK 2.0 ULTRA AG 5W-30', 6, 'ULTAG-4L ULTAG-1Lx4 WOE-440 FAP-9611 FCD-0706 AKX-1965'],
  ['KIT-CORSA', 'SERVICE CHEVROLET CORSA/CLASSIC HX5 15W-40', 5, 'HX5-4L WO-200 FAP-4040 FCI-1140'],
  ['KIT-ONIX', 'SERVICE CHEVROLET ONIX/PRISMA 1.4 HX8 5W-30', 5, 'HX8530-4L WO-619 FAP-4041 FCI-1145 AKX-1301'],
  ['KIT-ONIXT', 'SERVICE CHEVROLET ONIX/TRACKER TURBO', 5, 'HX8AG-4L WOE-676 FAP-4060 AKX-1306'],
  ['KIT-CRUZE', 'SERVICE CHEVROLET CRUZE 1.8 HX8 5W-30', 5, 'HX8AG-4L HX8AG-1L WOE-912 FAP-4050 AKX-1303'],
  ['KIT-S10', 'SERVICE CHEVROLET S10 2.8 CTDI', 6, 'HX8AG-4L HX8AG-1Lx2 WOE-715 FAP-4054 FCD-0785 AKX-1304'],
  ['KIT-FIESTA', 'SERVICE FORD FIESTA KINETIC/ECOSPORT', 5, 'HX8530-4L WO-655 FAP-2810 AKX-1401'],
  ['KIT-KA', 'SERVICE FORD KA 1.5 HX8 5W-30', 5, 'HX8530-4L WO-658 FAP-2812 AKX-1403'],
  ['KIT-RANGER', 'SERVICE FORD RANGER 2.2/3.2 ULTRA AF 5W-30', 6, 'ULTAF-4Lx2 WOE-711 FAP-2816 FCD-0797 AKX-1404'],
  ['KIT-CLIO', 'SERVICE RENAULT CLIO/KANGOO 1.6 HX7 10W-40', 5, 'HX7-4L FAP-3740 FCI-1160 AKX-1500'],
  ['KIT-LOGAN', 'SERVICE RENAULT SANDERO/LOGAN H4M HX7 5W-40', 5, 'HX7540-4L HX7540-1L WO-215 FAP-3746 AKX-1501'],
  ['KIT-208', 'SERVICE PEUGEOT 208/2008 1.6 HX8 5W-30', 5, 'HX8530-4L WOE-302 FAP-3116 AKX-1602'],
  ['KIT-PARTNER', 'SERVICE PEUGEOT PARTNER 1.6 HDI', 5, 'ULTECT-4L WOE-303 FAP-3120 FCD-0779 AKX-1603'],
  ['KIT-HILUX30', 'SERVICE TOYOTA HILUX 2.5/3.0 D4D', 6, 'R5E-4Lx2 WO-150 WR-103 FCD-0710 AKX-35324'],
  ['KIT-HILUX28', 'SERVICE TOYOTA HILUX 2.4/2.8 GD', 6, 'ULTECT-4Lx2 WO-152 WR-104 FCD-0712 AKX-35324'],
  ['KIT-COROLLA', 'SERVICE TOYOTA COROLLA 1.8 HX8 0W-20', 5, 'HX8020-4L WOE-806 JFA-0285 AKX-35323'],
  ['KIT-SPRINT', 'SERVICE SPRINTER 415/515 ULTRA ECT C3', 6, 'ULTECT-4Lx3 WOE-502 FAP-4652 FCD-0352 AKX-1900'],
  ['KIT-OM352', 'SERVICE MERCEDES BENZ 1114 RIMULA R3', 6, 'R3T-20L WOE-210 WAP-112 FCD-0255x2'],
  ['KIT-MOTO150', 'SERVICE MOTO 150 ADVANCE AX5', 4, 'AX5-1L WOM-101 JFA-M101 NGK-DPR8EA9'],
  ['KIT-LUCES', 'JUEGO DE LAMPARAS DE REPUESTO H4', 4, 'OSR-H4x2 OSR-P21W OSR-P215x2 OSR-W5Wx4'],
  ['KIT-CAMION', 'JUEGO DE LAMPARAS 24V', 4, 'OSR-H7-24x2 OSR-P21-24x2 OSR-P215-24x2 OSR-W5W-24x6'],
];

/** Kits that are kept for their history but sold no more. */
const inactivos = new Set(['KIT-GOLAP']);

/** Reads a component: 'OSR-W5Wx4' is four of OSR-W5W. */
function parseComponente(text: string): ComponenteKit {
  const match = /^(.+)x(\d+)$/.exec(text);
  if (!match) return { articulo: text, cantidad: 1 };
  const [, articulo = '', cantidad = ''] = match;
  return { articulo, cantidad: Number(cantidad) };
}

export const kits: readonly Kit[] = filasKit.map(([codigo, detalle, bonificacion, articulos]) => ({
  codigo,
  detalle,
  activo: !inactivos.has(codigo),
  condvta30: false,
  bonificacion,
  articulos: articulos.split(' ').map(parseComponente),
}));
