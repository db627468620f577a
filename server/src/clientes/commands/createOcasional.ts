import {
  type CodigoCliente,
  createOcasional as call,
  checkOcasional,
  formatDocumento,
  MENSAJES_CLIENTE,
  normalizeDocumento,
  TRANSPORTE_PREDETERMINADO,
  vendedorDeOcasional,
} from '@distri/domain/clientes';
import {
  asCreated,
  type BodyOf,
  type Problem,
  problemText,
  type Refusal,
  refuse,
  refuseProblems,
} from '@distri/domain/kernel';
import { command } from '../../platform/commands/index.ts';
import {
  findByDocumento,
  insertOcasional,
  lockDocumento,
  type MaestrosOcasional,
  type MismoDocumento,
  readMaestrosOcasional,
} from './ocasional.ts';

type Body = BodyOf<typeof call>;

interface Elegido {
  path: 'vendedor' | 'tipodocu' | 'respIVA' | 'provincia' | 'zona' | 'transporte';
  campo: string;
  found: (maestros: MaestrosOcasional) => unknown;
}

const ELEGIDOS: readonly Elegido[] = [
  { path: 'vendedor', campo: 'el vendedor', found: (maestros) => maestros.vendedor },
  { path: 'tipodocu', campo: 'el tipo de documento', found: (maestros) => maestros.tipodocu },
  { path: 'respIVA', campo: 'la responsabilidad de IVA', found: (maestros) => maestros.resp_iva },
  { path: 'provincia', campo: 'la provincia', found: (maestros) => maestros.provincia },
  { path: 'zona', campo: 'la zona', found: (maestros) => maestros.zona },
  { path: 'transporte', campo: 'el transporte', found: (maestros) => maestros.transporte },
];

/** Filled fields whose id is in no table, or is none that this person may choose. */
function unknownChoices(body: Body, maestros: MaestrosOcasional): Problem<CodigoCliente>[] {
  return ELEGIDOS.filter(({ path, found }) => body[path] !== '' && found(maestros) === null).map(({ path, campo }) => ({
    code: 'ELEGIR_DE_LA_LISTA',
    severity: 'block',
    path,
    params: { campo },
  }));
}

/** Names the customer that has the number; 409, since it is the state of the house and not what was typed. */
function alreadyThere(body: Body, other: MismoDocumento): Refusal {
  const params = {
    numero: formatDocumento(body.tipodocu ?? 0, body.numdocu),
    cliente: `${other.razsoc} (${other.id})`,
  };
  const problem: Problem<CodigoCliente> = { code: 'DOCUMENTO_EXISTENTE', severity: 'block', path: 'numdocu', params };
  const message = problemText(MENSAJES_CLIENTE, problem);
  return refuse(409, message, { problems: [{ code: problem.code, message, path: 'numdocu' }] });
}

/**
 * POST /clientes/ocasional. A number that another customer has needs `confirmaDocumento`. Of customers out of scope
 * nothing is said (they look like missing ones): the audit row names them, for the office to put together.
 */
export const createOcasional = command(call, async (tx, { sesion, audit }, { body: sent }) => {
  const vendedor = vendedorDeOcasional(sesion, sent.vendedor);
  const body = { ...sent, vendedor, transporte: sent.transporte || TRANSPORTE_PREDETERMINADO };
  const refusal = refuseProblems(MENSAJES_CLIENTE, checkOcasional(body));
  if (refusal) return refusal;
  const tipodocu = body.tipodocu ?? 0;
  const maestros = await readMaestrosOcasional(tx, sesion, { ...body, tipodocu });
  const unknown = refuseProblems(MENSAJES_CLIENTE, unknownChoices(body, maestros));
  if (unknown) return unknown;

  const numero = normalizeDocumento(tipodocu, body.numdocu);
  await lockDocumento(tx, numero);
  const others = await findByDocumento(tx, sesion, { tipodocu, numero });
  const [known] = others.filter(({ inScope }) => inScope);
  if (known && !body.confirmaDocumento) return alreadyThere({ ...body, numdocu: numero }, known);

  const { respIVA: resp_iva, transporte } = body;
  const id = await insertOcasional(tx, sesion, {
    ...body,
    numero,
    maestros: { ...maestros, vendedor, tipodocu, resp_iva, transporte },
  });
  const mismoDocumento = others.map((other) => other.id);
  audit('crear', 'cliente', id, null, { razsoc: body.razsoc, vendedor, tipodocu, numdocu: numero, mismoDocumento });
  return asCreated(id);
});
