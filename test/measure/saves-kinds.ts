import type { Statement } from '../support/statements';
import { median } from './table';

/** Statements of one kind in a save. */
export interface StatementKind {
  readonly kind: string;
  /** Number of statements in each save. */
  readonly count: number;
  /** Milliseconds in each save; median. */
  readonly milliseconds: number;
}

/** The command of a statement with its first table, such as `update users`. */
export const kindOf = (text: string): string => {
  const words = text.replaceAll('"', '').trim().toLowerCase();
  const command = /^\w+/.exec(words)?.[0] ?? '';
  const writes = /\b(?:insert into|delete from|update) (?!of\b|skip\b)(\w+)/.exec(words);
  const [found = '', table = ''] = writes ?? /\bfrom (\w+)/.exec(words) ?? [];
  if (table === '') return command;
  const verb = writes === null ? 'select' : (found.split(' ')[0] ?? command);
  return `${verb} ${table}${writes === null && / for (no key )?update/.test(words) ? ' for update' : ''}`;
};

/** Time of each kind in one of many equal saves, slowest first. */
export const byKind = (saves: readonly (readonly Statement[])[]): readonly StatementKind[] => {
  const sums = saves.map((statements) => {
    const of = new Map<string, { count: number; milliseconds: number }>();
    for (const { text, milliseconds } of statements) {
      const kind = kindOf(text);
      const sum = of.get(kind) ?? { count: 0, milliseconds: 0 };
      of.set(kind, { count: sum.count + 1, milliseconds: sum.milliseconds + milliseconds });
    }
    return of;
  });
  const kinds = [...new Set(sums.flatMap((of) => [...of.keys()]))];
  const medianOf = (kind: string, what: 'count' | 'milliseconds'): number =>
    median(sums.map((of) => of.get(kind)?.[what] ?? 0));
  return kinds
    .map((kind) => ({ kind, count: medianOf(kind, 'count'), milliseconds: medianOf(kind, 'milliseconds') }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.milliseconds - one.milliseconds);
};
