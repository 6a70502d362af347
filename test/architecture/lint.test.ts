import { PlantedHouse, type Files } from './planted-house';

interface Result {
  readonly filePath: string;
  readonly messages: readonly { readonly ruleId: string | null; readonly message: string }[];
}

/** The shape of oxlint's JSON reporter; `code` is `plugin(rule)`. */
interface OxlintReport {
  readonly diagnostics: readonly { readonly message: string; readonly code: string; readonly filename: string }[];
}

/** Runs both linters over the files; returns the complaints about each file, as "rule: message". */
function complaints(files: Files): Map<string, string[]> {
  const house = new PlantedHouse(files, 'real');
  const places = ['src', 'server', 'test/domain'];
  const found = new Map<string, string[]>(Object.keys(files).map((path) => [path, []]));
  const eslint = house.run('eslint/bin/eslint.js', '--format', 'json', ...places);
  const oxlint = house.run('oxlint/bin/oxlint', '--type-aware', '--format', 'json', ...places);
  house.remove();
  for (const { stdout, stderr } of [eslint, oxlint]) if (stdout === '') throw new Error(stderr);
  // The shape of eslint's own JSON reporter.
  for (const { filePath, messages } of JSON.parse(eslint.stdout) as Result[])
    for (const { ruleId, message } of messages)
      found.get(house.inside(filePath))?.push(`${ruleId ?? 'parser'}: ${message}`);
  // See OxlintReport.
  for (const { message, code, filename } of (JSON.parse(oxlint.stdout) as OxlintReport).diagnostics)
    found.get(filename)?.push(`${code}: ${message}`);
  return found;
}

const view = (jsx: string, before = '') =>
  `${before}\nexport const View = ({ words }: { readonly words: string }) =>\n  ${jsx};\nexport const use = (words: string) => words;`;
const effect =
  "import { useEffect } from 'react';\nexport const useBridge = () => {\n  useEffect(() => undefined, []);\n};";
const service =
  "import { useService } from '../shared/runtime/use-service';\nexport const useUsers = () => useService();";

/** What must pass, by path. */
const sound: Files = {
  'src/ui/shared/runtime/use-service.ts': 'export const useService = () => 1;',
  'src/ui/shared/chart.bridge.ts': effect,
  'src/ui/access/users.view.tsx': service,
  'src/ui/shell/top-bar.tsx': service,
  'src/ui/access/words.view.tsx': view(
    '<p title={words} aria-label={use("access.users.title")}>{words} · {use("access.name")}</p>',
  ),
  'src/ui/access/styled.view.tsx': view(
    '(\n  <p\n    // The width is what the person dragged it to.\n    style={{ width: words.length }}\n  />\n)',
  ),
  'src/domain/shared/format.ts': "export const money = (amount: number) => new Intl.NumberFormat('nl').format(amount);",
  'src/domain/shared/day.ts': 'export const dayOf = (text: string) => new Date(text);',
  'src/domain/shared/cast.ts':
    '// Checked by the caller.\nexport const narrowed = (x: unknown) => x as string;\n' +
    "export const fixed = ['a'] as const;\nexport const machine = { types: { context: {} as { n: number } } };",
  'src/domain/shared/disabled.ts':
    '// eslint-disable-next-line no-restricted-globals -- Shown to the person who runs it.\nexport const nothing = () => console;',
  'server/wide.ts': `export const x = '${'x'.repeat(120)}';`,
  'server/path-data.ts': `export const x =\n  'M4 ${'1.500 2h3v-1z'.repeat(20)}';`,
  'server/print.ts': 'console.log(Date.now(), new Date());',
};

const impure = /no-restricted-syntax: Time and chance/;
const world = /no-restricted-globals: .*port/;
const text = /no-restricted-syntax: What a person reads/;
const formatted = /no-restricted-syntax: Dates, numbers and money/;

/** The complaint, where it is due, and the code that earns it. */
const planted: readonly (readonly [complaint: RegExp, path: string, code: string])[] = [
  [/no-explicit-any/, 'server/any.ts', 'export const x = (y: any) => y;'],
  [/no-unsafe-/, 'server/unsafe.ts', "export const x: number = JSON.parse('1').y;"],
  [/kantoor\/reason: A cast/, 'server/cast.ts', 'export const x = (y: unknown) => y as string;'],
  [/kantoor\/reason: A cast/, 'src/domain/site/cast.ts', 'export const x = (y: unknown) => (y as { z: string }).z;'],
  [/ban-ts-comment/, 'server/ignored.ts', "// @ts-expect-error\nexport const x: number = 'a';"],
  [/no-non-null-assertion/, 'server/non-null.ts', 'export const x = (y: string | null) => y!.length;'],
  [
    /require-description/,
    'server/disabled.ts',
    '// eslint-disable-next-line eqeqeq\nexport const x = (y: number) => y == 1;',
  ],
  [
    /no-unlimited-disable/,
    'server/unlimited.ts',
    '// eslint-disable-next-line -- Why not.\nexport const x = (y: number) => y == 1;',
  ],
  [/max-len/, 'server/too-wide.ts', `export const x = '${'x'.repeat(121)}';`],
  [/max-len/, 'server/wide-text.ts', `export const x =\n  'Met ${'een ventiel '.repeat(20)}';`],
  [/no-floating-promises/, 'server/floating.ts', 'export const x = () => { Promise.resolve(1); };'],
  [impure, 'src/domain/site/now.ts', 'export const x = () => new Date();'],
  [impure, 'src/domain/site/date-now.ts', 'export const x = () => Date.now();'],
  [impure, 'src/application/site/random.ts', 'export const x = () => Math.random();'],
  ...['console', 'fetch', 'window', 'document', 'localStorage', 'setTimeout', 'setInterval', 'globalThis'].flatMap(
    (name) =>
      ['domain', 'application'].map(
        (layer) => [world, `src/${layer}/site/${name}.ts`, `export const x = () => ${name};`] as const,
      ),
  ),
  [formatted, 'src/domain/site/locale.ts', "export const x = (y: number) => y.toLocaleString('nl');"],
  [formatted, 'src/ui/site/date.view.tsx', view('<p>{new Date(words).toLocaleDateString()}</p>')],
  [formatted, 'src/ui/site/fixed.view.tsx', view('<p>{words.length.toFixed(2)}</p>')],
  [formatted, 'src/adapters/http/site/intl.ts', "export const x = new Intl.DateTimeFormat('nl');"],
  [text, 'src/ui/site/text.view.tsx', view('<p>Save</p>')],
  [text, 'src/ui/site/fragment.view.tsx', view('<>Opslaan {words}</>')],
  [text, 'src/ui/site/expression.view.tsx', view("<p>{'Save'}</p>")],
  [text, 'src/ui/site/choice.view.tsx', view("<p>{words ? 'Yes' : words}</p>")],
  [text, 'src/ui/site/template.view.tsx', view('<p>{`Hello ${words}`}</p>')],
  ...['aria-label', 'title', 'placeholder', 'alt'].flatMap((name) => [
    [text, `src/ui/site/${name}.view.tsx`, view(`<img ${name}="Save" />`)] as const,
    [text, `src/ui/site/${name}-expression.view.tsx`, view(`<img ${name}={'Save'} />`)] as const,
  ]),
  [/no-restricted-syntax: Effects/, 'src/ui/site/effect.view.tsx', effect],
  [/no-restricted-syntax: Effects/, 'src/ui/site/effect.bridge.tsx', effect],
  [
    /no-restricted-syntax: Effects/,
    'src/ui/site/react-effect.view.tsx',
    "import React from 'react';\nexport const useX = () => { React.useLayoutEffect(() => undefined); };",
  ],
  [/kantoor\/reason: An inline style/, 'src/ui/site/style.view.tsx', view('<p style={{ width: 3 }} />')],
  ...['fetch', 'localStorage', 'sessionStorage', 'indexedDB'].map(
    (name) => [/no-restricted-globals/, `src/ui/site/${name}.view.tsx`, view(`<p>{typeof ${name}}</p>`)] as const,
  ),
  [/no-restricted-properties/, 'src/ui/site/window.view.tsx', view('<p>{window.localStorage.length}</p>')],
  [/no-restricted-imports: .*useService/, 'src/ui/site/columns.ts', service],
  [
    /rules-of-hooks/,
    'src/ui/site/hook.view.tsx',
    "import { useState } from 'react';\nexport const View = ({ x }: { readonly x: boolean }) => (x ? useState(1)[0] : 2);",
  ],
  [/no-restricted-syntax: A test waits/, 'test/domain/sleep.test.ts', 'setTimeout(() => undefined, 10);'],
  [
    /no-restricted-syntax: A test waits/,
    'test/domain/wait.test.ts',
    'export const x = (page: { waitForTimeout: (n: number) => void }) => { page.waitForTimeout(10); };',
  ],
  [/no-restricted-syntax: No test/, 'test/domain/only.test.ts', "it.only('x', () => undefined);"],
];

describe('lint', () => {
  let said: Map<string, string[]>;
  beforeAll(() => {
    said = complaints({ ...sound, ...Object.fromEntries(planted.map(([, path, code]) => [path, code])) });
  });

  it.each(Object.keys(sound))('lets %s pass', (path) => {
    expect(said.get(path)).toEqual([]);
  });

  it.each(planted)('says %s in %s', (complaint, path) => {
    expect(said.get(path)).toContainEqual(expect.stringMatching(complaint));
  });
});
