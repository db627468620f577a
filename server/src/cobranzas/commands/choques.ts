import { MENSAJES_ENVIO } from '@distri/domain/cobranzas';
import { type Refusal, refuse } from '@distri/domain/kernel';
import pg from 'pg';
import { violatedConstraint } from '../../platform/db/index.ts';
import { RECIBO_REPETIDO } from './hechos.ts';

/** 'Key (numero_llano, banco)=(77, 011) already exists.' → '77'. */
function chequeOf(error: unknown): string {
  const detail = error instanceof pg.DatabaseError ? (error.detail ?? '') : '';
  return /=\(([^,)]+)/.exec(detail)?.[1] ?? '';
}

function cheque(numero: string): Refusal {
  const message = MENSAJES_ENVIO.CHEQUE_REPETIDO({ numero });
  return refuse(422, message, { problems: [{ code: 'CHEQUE_REPETIDO', message, path: 'items' }] });
}

/**
 * Runs a write; what two people did at once and only a constraint could see becomes its own sentence. Anything else
 * is thrown on.
 */
export async function orRefuse<T>(numrec: string, write: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await write();
  } catch (error) {
    switch (violatedConstraint(error)) {
      case 'cobranzas_recibo_key':
        return RECIBO_REPETIDO(numrec);
      case 'cheques_numero':
      case 'cheques_idelectro':
        return cheque(chequeOf(error));
      case 'cobranza_items_cotizacion_item_key':
        return refuse(409, 'Otra cobranza ya tomó ese ítem de la cotización prepago. Volvé a abrir la cobranza.');
      default:
        throw error;
    }
  }
}
