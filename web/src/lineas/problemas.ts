import { type Messages, type Problem, problemText, type Severity } from '@distri/domain/kernel';
import type { ShownProblem } from '../platform/document/shownProblem.ts';

/** A problem in words, and where it is: `linea` from 1, `campo` of that line or of the form. */
export interface ProblemaVisible extends ShownProblem {
  code: string;
  campo: string | null;
}

const ORDEN: Readonly<Record<Severity, number>> = { block: 0, warn: 1, info: 2 };

/** The problems that the rules found, worded: what blocks first, then in the order of the document. */
export function visibleProblems<Code extends string>(
  messages: Messages<Code>,
  problems: readonly Problem<Code>[],
): ProblemaVisible[] {
  return problems
    .map((problem) => visible(problem, problemText(messages, problem)))
    .sort((a, b) => ORDEN[a.severity] - ORDEN[b.severity]);
}

function visible({ code, severity, path = '' }: Problem, text: string): ProblemaVisible {
  const match = /^articulos\.(\d+)\.(\w+)$/.exec(path);
  const key = `${code}:${path}:${text}`;
  if (match) return { key, code, severity, text, linea: Number(match[1]) + 1, campo: match[2] ?? null };
  return { key, code, severity, text, campo: path === '' ? null : path };
}

/** A day that is being typed, or was erased. */
export function fechaIncompleta(campo: 'ingreso' | 'entrega'): ProblemaVisible {
  const text = campo === 'ingreso' ? 'Completá la fecha de ingreso' : 'Completá la fecha de entrega';
  return { key: `FECHA_INCOMPLETA:${campo}`, code: 'FECHA_INCOMPLETA', severity: 'block', text, campo };
}

/** What the entry row holds is no line yet, and would be left out (ui.md: typing is never lost). */
export function lineaSinAgregar(codigo: string): ProblemaVisible {
  const text = `Agregá o borrá la línea que estás escribiendo${codigo === '' ? '' : `: ${codigo}`}`;
  return { key: 'LINEA_SIN_AGREGAR', code: 'LINEA_SIN_AGREGAR', severity: 'block', text, campo: 'articulos' };
}
