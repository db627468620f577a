export { appConfigQuery } from './appConfig.ts';
export { busy } from './busy.ts';
export { type CallOptions, callApi } from './client.ts';
export { ApiError, type ProblemaServidor } from './errors.ts';
export {
  callKey,
  callQuery,
  type UseCallMutationOptions,
  type UseCallOptions,
  useCall,
  useCallMutation,
  useFreshCall,
} from './hooks.ts';
export { createQueryClient } from './queryClient.ts';
export type { Files, Input } from './request.ts';
