import { formatDia, type Messages, plural } from '../kernel/index.ts';

export type CodigoTalonario =
  | 'TALONARIO_INEXISTENTE'
  | 'TALONARIO_DE_OTRO_COMPROBANTE'
  | 'TALONARIO_INACTIVO'
  | 'TALONARIO_AGOTADO'
  | 'TALONARIO_NO_ALCANZA'
  | 'CAI_VENCIDO'
  | 'TALONARIO_POR_AGOTARSE'
  | 'CAI_POR_VENCER';

type Params = Readonly<Record<string, string | number>>;
const pad = ({ talonario, letra }: Params) => `El talonario ${talonario} (letra ${letra})`;

export const MENSAJES_TALONARIO: Messages<CodigoTalonario> = {
  TALONARIO_INEXISTENTE: ({ talonario, letra }) => `No existe el talonario ${talonario} de letra ${letra}.`,
  TALONARIO_DE_OTRO_COMPROBANTE: (params) => `${pad(params)} es de otro comprobante.`,
  TALONARIO_INACTIVO: (params) => `${pad(params)} no está activo.`,
  TALONARIO_AGOTADO: (params) => `${pad(params)} se agotó en el número ${params.hasta}. Cargá uno nuevo para seguir.`,
  TALONARIO_NO_ALCANZA: (params) =>
    `${pad(params)} solo tiene ${plural(Number(params.libres), 'número libre', 'números libres')}.`,
  CAI_VENCIDO: (params) =>
    `El CAI del talonario ${params.talonario} venció el ${formatDia(String(params.vence))}. Cargá el nuevo para seguir.`,
  TALONARIO_POR_AGOTARSE: (params) => `${pad(params)}: ${quedan(Number(params.libres), 'número', 'números')}.`,
  CAI_POR_VENCER: ({ talonario, dias }) =>
    Number(dias) === 0
      ? `El CAI del talonario ${talonario} vence hoy.`
      : `El CAI del talonario ${talonario} vence en ${plural(Number(dias), 'día', 'días')}.`,
};

const quedan = (count: number, one: string, many: string) =>
  `${count === 1 ? 'queda' : 'quedan'} ${plural(count, one, many)}`;
