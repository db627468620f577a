import { parseArgs } from 'node:util';
import { FALLAS, type Falla, startArbaSimulada } from '../cot/index.ts';
import { StartRefusal } from '../platform/startRefusal.ts';
import { runCommand, say, UsageError } from './shell.ts';

const USAGE = `Una ARBA simulada, para probar sin la verdadera: recibe los archivos de COT y contesta como ella.

  npm run arba                              (en http://127.0.0.1:4090)
  npm run arba -- --puerto 4091 --clave secreta
  npm run arba -- --fallas muda,bien,media  (qué pasa con cada uno de los archivos que lleguen)

Fallas: ${FALLAS.join(', ')}; 'bien' es ninguna. La empresa la usa con "servidor": "http://127.0.0.1:4090" en su "cot".`;

const PUERTO = 4090;
const options = {
  puerto: { type: 'string' },
  clave: { type: 'string' },
  fallas: { type: 'string' },
} as const;

function readPuerto(text: string | undefined): number {
  if (text === undefined) return PUERTO;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new UsageError(`--puerto es un número hasta 65535, no '${text}'.`);
}

const isFalla = (text: string): text is Falla => FALLAS.some((falla) => falla === text);

function readFallas(text: string | undefined): (Falla | null)[] {
  return (text ?? '')
    .split(',')
    .filter(Boolean)
    .map((name) => {
      if (name === 'bien') return null;
      if (isFalla(name)) return name;
      throw new UsageError(`No existe la falla '${name}'. Son: ${FALLAS.join(', ')} y bien.`);
    });
}

await runCommand(USAGE, async (args) => {
  const { values } = parseArgs({ args, options });
  const fallas = readFallas(values.fallas);
  const port = readPuerto(values.puerto);
  const clave = values.clave === undefined ? {} : { clave: values.clave };
  const arba = await startArbaSimulada({ port, ...clave }).catch(() => {
    throw new StartRefusal(`El puerto ${port} está en uso o no se puede abrir. Elegí otro con --puerto.`);
  });
  arba.guion.fallas.push(...fallas);
  say(`La ARBA simulada está en ${arba.url}. Ctrl-C la detiene.`);
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  await arba.close();
});
