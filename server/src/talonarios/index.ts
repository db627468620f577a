export { setTalonario } from './cambiar.ts';
export { type Emitidos, sellarEmitidos } from './huellas.ts';
export { type EmitidosFilter, type Listado, listEmitidos, numeroCondition } from './listado.ts';
export { type ClaveTalonario, Numerador, type Numero } from './numerador.ts';
export { listTalonarios } from './repository.ts';
