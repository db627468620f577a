import { z } from 'zod';
import { bandera, creado, defineCall, texto } from '../kernel/index.ts';
import { RESP_IVA_PREDETERMINADA, TIPO_DOCUMENTO_CUIT } from './ocasional.ts';

/** Ids of lookup tables travel as numbers or as text. */
const codigoDeMaestro = z.codec(z.union([z.number().int(), texto(20)]), z.string(), {
  decode: String,
  encode: (value) => value,
});

/** D2 §3, occasional customer payload; what is left out is empty. */
export const clienteOcasional = z.object({
  razsoc: texto(80).default(''),
  direccion: texto(80).default(''),
  localidad: texto(60).default(''),
  provincia: codigoDeMaestro.default(''),
  codpostal: texto(10).default(''),
  transporte: codigoDeMaestro.default(''),
  zona: codigoDeMaestro.default(''),
  telefono: texto(40).default(''),
  vendedor: texto(30).default(''),
  tipodocu: z.number().int().nullable().default(TIPO_DOCUMENTO_CUIT),
  numdocu: texto(20).default(''),
  respIVA: texto(10).default(RESP_IVA_PREDETERMINADA),
  /** Added: somebody read that the number is another customer's, and wants this one all the same. */
  confirmaDocumento: bandera.default(false),
});

export const createOcasional = defineCall({
  name: 'clientes.ocasional',
  method: 'POST',
  path: '/clientes/ocasional',
  summary: 'Da de alta un cliente ocasional; la respuesta trae su id',
  permission: 'clientes.ocasional',
  kind: 'create',
  body: clienteOcasional,
  answer: creado(z.string()),
  errorPrefix: 'Error al generar el cliente ocasional',
});
