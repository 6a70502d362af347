import { readdirSync, readFileSync } from 'node:fs';

/** Ids of rules. */
const RULE = /\bR-[A-Z]{3}-\d{2,}\b/g;
/** Files that a cell names one by one; of more it counts those of each folder. */
const MOST_FILES = 8;

export type FilesByRule = ReadonlyMap<string, readonly string[]>;

/** The files below some folders that name each rule, in alphabetical order. */
export const filesByRule = (...folders: readonly string[]): FilesByRule => {
  const named = new Map<string, string[]>();
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .sort(),
  );
  for (const file of files)
    for (const id of new Set(readFileSync(file, 'utf8').match(RULE))) named.set(id, [...(named.get(id) ?? []), file]);
  return named;
};

/** The folder of a file, of at most three levels. */
const areaOf = (file: string): string => file.split('/').slice(0, -1).slice(0, 3).join('/');

const cellOf = (files: readonly string[]): string => {
  if (files.length <= MOST_FILES) return files.map((file) => `\`${file}\``).join(', ');
  const counts = new Map<string, number>();
  for (const area of files.map(areaOf)) counts.set(area, (counts.get(area) ?? 0) + 1);
  return [...counts].map(([area, count]) => `\`${area}\` (${count})`).join(', ');
};

/** The cells of each rule on the page. */
export const ruleRows = (page: string): readonly (readonly string[])[] =>
  page
    .split('\n')
    .filter((line) => line.startsWith('| R-'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

/** The page with its columns "code" and "tests" written from the files that name each rule. */
export const withColumns = (page: string, code: FilesByRule, tests: FilesByRule): string =>
  page.replaceAll(/^\| R-.*$/gm, (line) => {
    const [[id = '', ...cells] = []] = ruleRows(line);
    const [statement = '', figures = ''] = cells;
    const written = [id, statement, figures, cellOf(code.get(id) ?? []), cellOf(tests.get(id) ?? [])];
    return `|${written.map((cell) => (cell === '' ? ' ' : ` ${cell} `)).join('|')}|`;
  });
