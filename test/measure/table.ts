import type { Figures } from './journey';
import type { ApiFigure } from './api';

export interface Row {
  readonly measure: string;
  readonly floor: number | null;
  readonly figure: number;
  readonly budget: number;
}

/** The limit of a figure, computed from the figure of the page without a framework in the same run. */
type Budget = (floor: number) => number;
const times =
  (factor: number): Budget =>
  (floor) =>
    floor * factor;
const most =
  (limit: number): Budget =>
  () =>
    limit;

/** Delay of a search after the last key, in ms. */
const DEBOUNCE = 300;

const budgets: Readonly<Record<string, Budget>> = {
  'sign-in page, KB': most(125),
  'through the first list, KB': most(190),
  'through the first list, requests': most(4),
  'cold sign-in page': times(2.5),
  'cold sign-in page, long line': times(3.3),
  'signed in to list painted': times(1.5),
  'signed in to list painted, long line': times(1.2),
  'list, warm cache': times(1.2),
  'sort': times(1.1),
  'next page': times(1.1),
  '100 rows per page': times(1.5),
  'search': most(DEBOUNCE + 50),
  'search, Enter': times(1.1),
  'open a record': times(1.25),
  'save, to the message': times(1.15),
  'list, warm, CPU x4': times(1.4),
  '100 rows, CPU x4': times(1.4),
  'long tasks, cold to list': most(50),
  'long tasks, using the list': most(0),
  'long tasks, 100 rows, CPU x4': most(60),
  'heap after the list, MB': most(6),
  'DOM elements': most(450),
};

const contentListBudgets: Readonly<Record<string, Budget>> = {
  'list, warm cache': times(1.2),
  'sort': times(1.1),
  'next page': times(1.1),
  '100 rows per page': times(1.5),
  'filter': times(1.5),
  'search': most(DEBOUNCE + 50),
  'search, Enter': times(1.1),
  'long tasks, using the list': most(0),
  'DOM elements': most(450),
};

const itemBudgets: Readonly<Record<string, Budget>> = {
  'load to usable, warm cache': most(220),
  'longest task of the load': most(50),
  'opened from its list': most(120),
  'editing begun': most(200),
  'a key in any field, all open; median': most(10),
  'a key in any field, all open; p95': most(17),
  'a key in any field: longest task': most(0),
  'block picker shown': most(45),
  'block added': most(45),
  'block moved by a key': most(45),
  'block dropped': most(45),
  'calls to the server meanwhile': most(0),
  'save, to the message': most(160),
  'longest task of the save': most(50),
  'heap, MB': most(18),
  'DOM elements, at any scroll position': most(1800),
  'worst frame while scrolling': most(17),
};

const libraryBudgets: Readonly<Record<string, Budget>> = {
  'to the first files, tree included': most(260),
  'folder of 1,000 files opened': most(100),
  'its end reached': most(50),
  'search, to the answer': most(90),
  'search for two letters, to the answer': most(90),
  'heap, MB': most(12),
  'DOM elements, at any scroll position': most(1300),
};

const structureBudgets: Readonly<Record<string, Budget>> = {
  'level opened; median': most(100),
  'level opened; p95': most(100),
  // Two frames at 60 Hz: one frame may be missed.
  'worst frame while scrolling': most(33.5),
  'DOM elements, at any scroll position': most(1000),
  'heap, MB': most(25),
};

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Medians of the rounds with their budgets. */
const medians = (
  wanted: Readonly<Record<string, Budget>>,
  ours: readonly Figures[],
  floor: readonly Figures[] | null,
): Row[] =>
  Object.entries(wanted).map(([measure, budget]) => {
    const of = (rounds: readonly Figures[]) => median(rounds.map((figures) => figures[measure] ?? NaN));
    const least = floor === null ? null : of(floor);
    return { measure, floor: least, figure: of(ours), budget: budget(least ?? NaN) };
  });

export const consoleRows = (floor: readonly Figures[], ours: readonly Figures[]): Row[] =>
  medians(budgets, ours, floor);
export const contentListRows = (floor: readonly Figures[], ours: readonly Figures[]): Row[] =>
  medians(contentListBudgets, ours, floor);
/** Rows without comparison: no page without a framework edits blocks or shows a library. */
export const itemRows = (ours: readonly Figures[]): Row[] => medians(itemBudgets, ours, null);
export const libraryRows = (ours: readonly Figures[]): Row[] => medians(libraryBudgets, ours, null);

export const structureRows = (ours: readonly Figures[]): Row[] => medians(structureBudgets, ours, null);

export const apiRows = (figures: readonly ApiFigure[]): Row[] => figures.map((figure) => ({ ...figure, floor: null }));

export const shown = (value: number | null): string =>
  value === null ? '' : value >= 100 ? value.toFixed(0) : value.toFixed(1);

/** A Markdown table of figures without budgets; the first column is text, the others are numbers. */
export const plainTable = (title: string, head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [
    `## ${title}`,
    '',
    `| ${head.join(' | ')} |`,
    `|${head.map((_, place) => (place === 0 ? '---' : '--:')).join('|')}|`,
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
    '',
  ].join('\n');

/** A Markdown table: figure, budget, and ratio of the two. */
export function tableOf(title: string, rows: readonly Row[]): string {
  const lines = rows.map(({ measure, floor, figure, budget }) => {
    const ratio = floor === null || floor === 0 ? '' : `${(figure / floor).toFixed(2)} x`;
    const verdict = Number.isNaN(figure) ? 'not measured' : figure <= budget ? 'OK' : 'over';
    const values = [floor, figure, budget].map((value) => shown(value).padStart(7));
    return `| ${[measure.padEnd(44), ...values, ratio.padStart(8), verdict].join(' | ')} |`;
  });
  return [
    `## ${title}`,
    '',
    `| ${'measure'.padEnd(44)} |   floor |    ours |  budget |    ratio | |`,
    '|---|--:|--:|--:|--:|---|',
    ...lines,
    '',
  ].join('\n');
}
