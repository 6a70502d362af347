import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import manifest from '../../package.json';

/** Paths of the project between backticks; a name without an extension is a folder or a file of any kind. */
const PATHS = /`((?:src|server|test|docs|\.ci)\/[\w./{},*-]+)`/g;
/** Links to files of the project, without the anchor. */
const LINKS = /\]\((?!https?:|#)([^)#\s]+)(?:#[\w-]*)?\)/g;
const COMMANDS = /npm run ([a-z0-9:-]+)/g;
/** The module that a guide creates as its example. */
const EXAMPLE = /pickup/;
const DECISIONS = 'docs/decisions';

const DOCUMENTS = ['.', 'docs', DECISIONS].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
);

const FILES = ['src', 'server', 'test', 'docs', '.ci'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => join(root, path)),
);

const partsOf = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, part = '']) => part);

/** Expands braces: `a/{b,c}` is `a/b` and `a/c`. */
const spelledOut = (path: string): readonly string[] => {
  const [all = '', choices = ''] = /\{([^}]*)\}/.exec(path) ?? [];
  return all === '' ? [path] : choices.split(',').flatMap((choice) => spelledOut(path.replace(all, choice)));
};

/** Whether a path exists; `*` matches any part of a name, `**` any folders. */
const exists = (path: string): boolean => {
  if (!path.includes('*')) return existsSync(path);
  const pattern = path.split('*').map((part) => part.replaceAll('.', '\\.'));
  const whole = new RegExp(
    `^${pattern
      .join('*')
      .replaceAll('**', '.*')
      .replaceAll(/(?<!\.)\*/g, '[^/]*')}$`,
  );
  return FILES.some((file) => whole.test(file));
};

test('the documents are found', () => {
  expect(DOCUMENTS.length).toBeGreaterThan(60);
});

describe.each(DOCUMENTS)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  test('names paths that exist', () => {
    const paths = partsOf(text, PATHS).filter((path) => !EXAMPLE.test(path));
    expect(paths.flatMap(spelledOut).filter((path) => !exists(path))).toEqual([]);
  });

  test('links to files that exist', () => {
    expect(partsOf(text, LINKS).filter((path) => !existsSync(join(dirname(document), path)))).toEqual([]);
  });

  test('names commands that exist', () => {
    expect(partsOf(text, COMMANDS).filter((name) => !(name in manifest.scripts))).toEqual([]);
  });
});

test('the index of the decisions lists each page once, by its number and heading, and each begins with its decision', () => {
  const pages = readdirSync(DECISIONS).filter((name) => name !== 'README.md');
  const listed = readFileSync(`${DECISIONS}/README.md`, 'utf8').match(/^- .*$/gm) ?? [];
  const expected = pages.map((name) => {
    const [heading = '', , first = ''] = readFileSync(`${DECISIONS}/${name}`, 'utf8').split('\n');
    expect(`${name}: ${first}`).toContain(': **Decision.** ');
    return `- [${name.slice(0, 2)}](${name}) ${heading.slice(2)}`;
  });
  expect([...listed].sort()).toEqual(expected.sort());
});
