/** One line of the report: what was measured, beside its twin and its aim (design: performance). */
export interface Row {
  name: string;
  value: string;
  /** The same work without us: bare SQL of the same run, or nothing. */
  twin?: string;
  /** Ours against the twin. */
  ratio?: string;
  aim?: string;
  /** Whether the aim is met; left out where there is none. */
  ok?: boolean;
}

const HEADERS = ['Medida', 'Distri', 'SQL puro', 'Razón', 'Meta', ''] as const;

const mark = ({ ok }: Row) => (ok === undefined ? '' : ok ? '✓' : '✗ fuera de la meta');
const cells = (row: Row) => [row.name, row.value, row.twin ?? '', row.ratio ?? '', row.aim ?? '', mark(row)];

/** A Markdown table that also reads well on a terminal. */
export function table(rows: readonly Row[]): string {
  const lines = [[...HEADERS], ...rows.map(cells)];
  const widths = HEADERS.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const draw = (line: readonly string[]) => `| ${line.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = lines;
  return [draw(head), draw(widths.map((width) => '-'.repeat(width))), ...body.map(draw)].join('\n');
}
