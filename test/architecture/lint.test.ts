import { PlantedTree, type Files } from './planted-tree';

/** The shape of oxlint's JSON reporter; `code` is `plugin(rule)`. */
interface OxlintReport {
  readonly diagnostics: readonly { readonly message: string; readonly code: string; readonly filename: string }[];
}

/** Lints the files; returns the complaints about each, as "rule: message". */
function complaints(files: Files): Map<string, string[]> {
  const tree = new PlantedTree(files, 'real');
  const found = new Map<string, string[]>(Object.keys(files).map((path) => [path, []]));
  const places = ['src', 'server', 'test/domain'];
  const { stdout, stderr } = tree.run('oxlint/bin/oxlint', '--type-aware', '--format', 'json', ...places);
  tree.remove();
  if (stdout === '') throw new Error(stderr);
  // Cast: `OxlintReport` describes this output.
  for (const { message, code, filename } of (JSON.parse(stdout) as OxlintReport).diagnostics)
    found.get(filename)?.push(`${code}: ${message}`);
  return found;
}

const view = (jsx: string, before = '') =>
  `${before}\nexport const View = ({ words }: { readonly words: string }) =>\n  ${jsx};\nexport const use = (words: string) => words;`;
const effect =
  "import { useEffect } from 'react';\nexport const useBridge = () => {\n  useEffect(() => undefined, []);\n};";
const service =
  "import { useService } from '../shared/runtime/use-service';\nexport const useUsers = () => useService();";

/** Files that must pass, by path. */
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
    '// oxlint-disable-next-line kantoor/no-world -- Shown to the person who runs it.\nexport const nothing = () => console;',
  'server/wide.ts': `export const x = '${'x'.repeat(120)}';`,
  'server/path-data.ts': `export const x =\n  'M4 ${'1.500 2h3v-1z'.repeat(20)}';`,
  'server/print.ts': 'console.log(Date.now(), new Date());',
};

const impure = /kantoor\(pure\): Time and chance/;
const world = /kantoor\(no-world\): .*port/;
const text = /kantoor\(no-texts\): What a person reads/;
const formatted = /kantoor\(one-formatter\): Dates, numbers and money/;
const hook = (name: string) => `src/ui/shared/${name}.bridge.tsx`;

const react = (names: string, code: string) => `import { ${names} } from 'react';\n${code}`;
/** The errors that the rules of React and its compiler must find, by rule. */
const HOOKS = [
  ['rules-of-hooks', react('useState', 'export const useX = (x: boolean) => (x ? useState(1)[0] : 2);')],
  ['exhaustive-deps', react('useCallback', 'export const useX = (y: number) => useCallback(() => y, []);')],
  ['use-memo', react('useMemo', 'export const useX = (y: number) => useMemo(async () => Promise.resolve(y), [y]);')],
  [
    'static-components',
    'export const View = ({ x }: { readonly x: string }) => {\n  const Inner = () => <p>{x}</p>;\n  return <Inner />;\n};',
  ],
  ['immutability', 'export const View = ({ x }: { x: { y: number } }) => {\n  x.y = 2;\n  return <p>{x.y}</p>;\n};'],
  ['globals', 'let x = 0;\nexport const View = () => {\n  x = x + 1;\n  return <p>{x}</p>;\n};'],
  [
    'refs',
    react('useRef', 'export const View = () => {\n  const ref = useRef(0);\n  return <p>{ref.current}</p>;\n};'),
  ],
  [
    'set-state-in-effect',
    react(
      'useEffect, useState',
      'export const useX = (y: number) => {\n  const [x, setX] = useState(0);\n' +
        '  useEffect(() => {\n    setX(y);\n  }, [y]);\n  return x;\n};',
    ),
  ],
  [
    'set-state-in-render',
    react('useState', 'export const useX = () => {\n  const [x, setX] = useState(0);\n  setX(x + 1);\n  return x;\n};'),
  ],
  [
    'error-boundaries',
    'const Other = () => <p />;\nexport const View = () => {\n' +
      '  try {\n    return <Other />;\n  } catch {\n    return null;\n  }\n};',
  ],
  ['purity', 'export const View = () => <p>{Math.random()}</p>;'],
  [
    'unsupported-syntax',
    'export const View = ({ x }: { readonly x: string }) => {\n  eval(x);\n  return <p>{x}</p>;\n};',
  ],
  [
    'incompatible-library',
    "import { useReactTable } from '@tanstack/react-table';\n" +
      'export const useX = () => {\n  const table = useReactTable({});\n  return table;\n};',
  ],
] as const;

/** The errors in comments that disable rules, by rule. */
const COMMENTS = [
  [
    'disable-enable-pair',
    'export const z = 1;\n/* eslint-disable eqeqeq -- Why. */\nexport const x = (y: number) => y == 1;',
  ],
  [
    'no-duplicate-disable',
    '/* eslint-disable eqeqeq -- Why. */\n// eslint-disable-next-line eqeqeq -- Why.\nexport const x = (y: number) => y == 1;',
  ],
  ['no-unused-enable', 'export const x = 1;\n/* eslint-enable eqeqeq */'],
  [
    'no-aggregating-enable',
    '/* eslint-disable eqeqeq -- Why. */\n/* eslint-disable no-var -- Why. */\n' +
      'export const x = (y: number) => y == 1;\n/* eslint-enable */',
  ],
] as const;

/** The expected complaint, and the code that causes it. */
const planted: readonly (readonly [complaint: RegExp, path: string, code: string])[] = [
  [/no-explicit-any/, 'server/any.ts', 'export const x = (y: any) => y;'],
  [/no-unsafe-/, 'server/unsafe.ts', "export const x: number = JSON.parse('1').y;"],
  [/kantoor\(cast-reason\): A cast/, 'server/cast.ts', 'export const x = (y: unknown) => y as string;'],
  [
    /kantoor\(cast-reason\): A cast/,
    'src/domain/site/cast.ts',
    'export const x = (y: unknown) => (y as { z: string }).z;',
  ],
  [/ban-ts-comment/, 'server/ignored.ts', "// @ts-expect-error\nexport const x: number = 'a';"],
  [/no-non-null-assertion/, 'server/non-null.ts', 'export const x = (y: string | null) => y!.length;'],
  ...[
    ['oxlint', 'oxlint-disable-next-line eqeqeq'],
    ['no-reason', 'eslint-disable-next-line eqeqeq'],
    ['no-name', 'eslint-disable-next-line -- Why not.'],
  ].map(
    ([name = '', comment = '']) =>
      [
        /kantoor\(disable-reason\)/,
        `server/${name}.ts`,
        `// ${comment}\nexport const x = (y: number) => y == 1;`,
      ] as const,
  ),
  [/kantoor\(max-len\)/, 'server/too-wide.ts', `export const x = '${'x'.repeat(121)}';`],
  [/max-lines/, 'server/too-long.ts', 'export const x = [\n' + '  1,\n'.repeat(249) + '];'],
  [/kantoor\(max-len\)/, 'server/wide-text.ts', `export const x =\n  'Met ${'een ventiel '.repeat(20)}';`],
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
  [/kantoor\(no-effects\): Effects/, 'src/ui/site/effect.view.tsx', effect],
  [/kantoor\(no-effects\): Effects/, 'src/ui/site/effect.bridge.tsx', effect],
  [
    /kantoor\(no-effects\): Effects/,
    'src/ui/site/react-effect.view.tsx',
    "import React from 'react';\nexport const useX = () => { React.useLayoutEffect(() => undefined); };",
  ],
  [/kantoor\(style-reason\): An inline style/, 'src/ui/site/style.view.tsx', view('<p style={{ width: 3 }} />')],
  ...['fetch', 'localStorage', 'sessionStorage', 'indexedDB'].map(
    (name) =>
      [/kantoor\(no-world-in-views\)/, `src/ui/site/${name}.view.tsx`, view(`<p>{typeof ${name}}</p>`)] as const,
  ),
  [/kantoor\(no-world-of-window\)/, 'src/ui/site/window.view.tsx', view('<p>{window.localStorage.length}</p>')],
  [/kantoor\(use-service-in-roots\): .*useService is for/, 'src/ui/site/columns.ts', service],
  ...HOOKS.map(([rule, code]) => [new RegExp(`react[\\w-]*\\(${rule}\\)`), hook(rule), code] as const),
  ...COMMENTS.map(([rule, code]) => [new RegExp(`eslint-comments\\(${rule}\\)`), `server/${rule}.ts`, code] as const),
  [/kantoor\(no-sleep\): A test waits/, 'test/domain/sleep.test.ts', 'setTimeout(() => undefined, 10);'],
  [
    /kantoor\(no-sleep\): A test waits/,
    'test/domain/delay.test.ts',
    "import { setTimeout as delay } from 'node:timers/promises';\nexport const x = () => delay(10);",
  ],
  [
    /kantoor\(no-sleep\): A test waits/,
    'test/domain/wait.test.ts',
    'export const x = (page: { waitForTimeout: (n: number) => void }) => { page.waitForTimeout(10); };',
  ],
  [/kantoor\(no-skipped-test\): No test/, 'test/domain/only.test.ts', "it.only('x', () => undefined);"],
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
