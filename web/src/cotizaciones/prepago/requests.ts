import { getContextoVenta } from '@distri/domain/clientes';
import { listCotizaciones } from '@distri/domain/cotizaciones';
import type { Call } from '@distri/domain/kernel';
import { listPedidos } from '@distri/domain/pedidos';
import {
  changeStatusCotizacion,
  deleteComprobantePrepago,
  deleteCotizacion,
  editCotizacion,
  getComprobantePrepago,
  listPrepago,
  listPrepagoItems,
  updatePrepago,
  uploadComprobantePrepago,
} from '@distri/domain/prepago';
import { useQueryClient } from '@tanstack/react-query';
import { type UseCallMutationOptions, useCallMutation } from '../../platform/api/index.ts';

/** What a change of a prepaid quotation may have changed elsewhere: itself, the approvals, its order, the credit. */
const TOUCHED = [listCotizaciones, listPrepago, listPrepagoItems, listPedidos, getContextoVenta];

/** A change after which what shows these quotations is read again. */
function useChange<C extends Call>(call: C, calls: readonly Call[] = TOUCHED, options: UseCallMutationOptions = {}) {
  const client = useQueryClient();
  const mutation = useCallMutation(call, options);
  const refresh = () => Promise.all(calls.map(({ name }) => client.invalidateQueries({ queryKey: [name] })));
  return { ...mutation, refresh };
}

export const useUpdatePrepago = () => useChange(updatePrepago);
export const useChangeStatus = () => useChange(changeStatusCotizacion);
export const useDeleteCotizacion = () => useChange(deleteCotizacion);
export const useEditCotizacion = () => useChange(editCotizacion);

/** Proofs change the items of one quotation only: a form that is open over it keeps what was typed. Their dialog says what failed. */
const PROOFS = [getComprobantePrepago, listPrepagoItems];
export const useUploadComprobante = () => useChange(uploadComprobantePrepago, PROOFS, { errorShown: 'screen' });
export const useDeleteComprobante = () => useChange(deleteComprobantePrepago, PROOFS, { errorShown: 'screen' });
