import { basename } from 'node:path';
import { contextOf } from './changed-files';
import { distancesFrom } from './import-graph';

/** Checks that a change may break elsewhere: strings in both languages, labels, extras, the catalogue of rules. */
const COMPLETENESS = [
  'test/architecture/specified-columns.test.ts',
  'test/architecture/spoken-keys.test.ts',
  'test/domain/rules-catalogue.test.ts',
  'test/ui/shell/modules.test.tsx',
  'test/ui/strings/strings.test.ts',
];

/** The facts about a change. */
export interface Change {
  /** Paths from the root of the project. */
  readonly paths: readonly string[];
  /** The words of changed strings, before and after. */
  readonly words: readonly string[];
}

export interface Choice {
  readonly chosen: readonly string[];
  readonly left: readonly string[];
}

/** The first word of a file's name in the singular, as its tests use it: `redirect` for `redirects.seed.ts`. */
const stemOf = (path: string): string => basename(path).split('.', 1)[0]?.replace(/s$/, '') ?? '';

/** Takes files in order while their total time fits. */
export const within = (
  seconds: number,
  files: readonly string[],
  secondsOf: (path: string) => number,
  isNeeded: (path: string) => boolean = () => false,
): Choice => {
  let spent = 0;
  const chosen = files.filter((path) => {
    const takes = secondsOf(path);
    if (!isNeeded(path) && spent + takes > seconds) return false;
    spent += takes;
    return true;
  });
  return { chosen, left: files.filter((path) => !chosen.includes(path)) };
};

/** Sorts by several numbers; the first difference decides. */
const byFigures =
  (figures: (path: string) => readonly number[]) =>
  (one: string, other: string): number => {
    const [left, right] = [figures(one), figures(other)];
    return left.map((figure, place) => figure - (right[place] ?? 0)).find((difference) => difference !== 0) ?? 0;
  };

interface Known {
  readonly importers: ReadonlyMap<string, readonly string[]>;
  readonly secondsOf: (path: string) => number;
  readonly textOf: (path: string) => string;
}

/**
 * The jest files for a change, nearest first: changed tests, completeness checks, then by context, words, name,
 * number of imports between, and seconds.
 */
export const relatedTests = ({ paths, words }: Change, { importers, secondsOf, textOf }: Known): readonly string[] => {
  const distances = distancesFrom(paths, importers);
  const [contexts, stems] = [new Set(paths.map(contextOf)), paths.map(stemOf)];
  const related = [...distances.keys()].filter((path) => /^test\/(?!e2e\/).*\.test\.tsx?$/.test(path));
  return [...new Set([...COMPLETENESS, ...related])].sort(
    byFigures((path) => [
      paths.includes(path) || COMPLETENESS.includes(path) ? 0 : 1,
      contexts.has(contextOf(path)) || words.some((word) => textOf(path).includes(word)) ? 0 : 1,
      stems.includes(stemOf(path)) ? 0 : 1,
      distances.get(path) ?? 0,
      secondsOf(path),
    ]),
  );
};

export const isCompleteness = (path: string): boolean => COMPLETENESS.includes(path);

/** Browser tests by relevance to a change: words, name, folder of its context, seconds. */
export const orderedBrowserTests = (
  { paths, words }: Change,
  candidates: readonly string[],
  { secondsOf, textOf }: Pick<Known, 'secondsOf' | 'textOf'>,
): readonly string[] => {
  const [contexts, stems] = [paths.map(contextOf), paths.map(stemOf)];
  return candidates.toSorted(
    byFigures((path) => [
      paths.includes(path) ? 0 : 1,
      words.some((word) => textOf(path).includes(word)) ? 0 : 1,
      stems.includes(stemOf(path)) ? 0 : 1,
      contexts.some((context) => path.startsWith(`test/e2e/${context}/`)) ? 0 : 1,
      secondsOf(path),
    ]),
  );
};
