import { formatDia, type Messages, plural } from '../kernel/index.ts';

export type CodigoTalonario =
  | 'TALONARIO_INEXISTENTE'
  | 'TALONARIO_DE_OTRO_COMPROBANTE'
  | 'TALONARIO_INACTIVO'
  | 'TALONARIO_AGOTADO'
  | 'TALONARIO_NO_ALCANZA'
  | 'CAI_VENCIDO'
  | 'TALONARIO_POR_AGOTARSE'
  | 'CAI_POR_VENCER'
  | 'RANGO_MENOR'
  | 'TALONARIO_USADO'
  | 'CAI_INVALIDO'
  | 'CAI_SIN_VENCIMIENTO'
  | 'CAI_NO_VIGENTE';

type Params = Readonly<Record<string, string | number>>;
const pad = ({ talonario, letra }: Params) => `El talonario ${talonario} (letra ${letra})`;

export const MENSAJES_TALONARIO: Messages<CodigoTalonario> = {
  TALONARIO_INEXISTENTE: ({ talonario, letra }) => `No existe el talonario ${talonario} de letra ${letra}.`,
  TALONARIO_DE_OTRO_COMPROBANTE: (params) => `${pad(params)} es de otro comprobante.`,
  TALONARIO_INACTIVO: (params) => `${pad(params)} no está activo. Pedile al administrador que lo active.`,
  TALONARIO_AGOTADO: (params) =>
    `${pad(params)} se agotó en el número ${params.hasta}. Pedile al administrador que amplíe su rango.`,
  TALONARIO_NO_ALCANZA: (params) =>
    `${pad(params)} solo tiene ${plural(Number(params.libres), 'número libre', 'números libres')}.`,
  CAI_VENCIDO: (params) =>
    `El CAI del talonario ${params.talonario} venció el ${formatDia(String(params.vence))}. Pedile al administrador que cargue el nuevo.`,
  TALONARIO_POR_AGOTARSE: (params) => `${pad(params)}: ${quedan(Number(params.libres), 'número', 'números')}.`,
  CAI_POR_VENCER: ({ talonario, dias }) =>
    Number(dias) === 0
      ? `El CAI del talonario ${talonario} vence hoy.`
      : `El CAI del talonario ${talonario} vence en ${plural(Number(dias), 'día', 'días')}.`,
  RANGO_MENOR: (params) => `${pad(params)} ya va por el ${params.proximo}: el último número no puede ser menor.`,
  TALONARIO_USADO: (params) => `${pad(params)} ya se usó: su punto de venta y su primer número no cambian.`,
  CAI_INVALIDO: () => 'El CAI tiene 14 cifras.',
  CAI_SIN_VENCIMIENTO: () => 'El CAI va con su vencimiento.',
  CAI_NO_VIGENTE: () => 'El vencimiento del CAI ya pasó.',
};

const quedan = (count: number, one: string, many: string) =>
  `${count === 1 ? 'queda' : 'quedan'} ${plural(count, one, many)}`;
