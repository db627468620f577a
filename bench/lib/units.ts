import type { RunResult } from '../workers/messages.ts';

/** What a run amounts to; times in milliseconds. */
export interface Measure {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  operations: number;
}

/** The value below which `share` (0…1) of a sorted list lies. */
export function percentile(sorted: readonly number[], share: number): number {
  const index = Math.min(sorted.length - 1, Math.floor(sorted.length * share));
  return sorted[index] ?? Number.NaN;
}

/** Several slices of one measurement together. */
export function summarize(slices: readonly RunResult[]): Measure {
  const latencies = slices.flatMap((slice) => slice.latencies).sort((a, b) => a - b);
  const seconds = slices.reduce((sum, slice) => sum + slice.seconds, 0);
  return {
    perSecond: latencies.length / seconds,
    p50: percentile(latencies, 0.5) / 1000,
    p95: percentile(latencies, 0.95) / 1000,
    p99: percentile(latencies, 0.99) / 1000,
    operations: latencies.length,
  };
}

/** 'es-AR' figures, at most three that count: 1.234, 12,3, 0,45. */
export function figure(value: number): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return value.toLocaleString('es-AR', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
