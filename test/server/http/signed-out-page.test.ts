import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Strings } from '../../../server/session/strings';

const root = join(__dirname, '../../..');

/** The files that somebody can see who is not signed in, with what they speak through. */
const files = [
  ...readdirSync(join(root, 'src/ui/session'))
    .filter((name) => /\.tsx?$/.test(name) && !/^(profile|photo|avatar|own-form|support)/.test(name))
    .map((name) => `src/ui/session/${name}`),
  ...['outside', 'notices', 'app'].map((name) => `src/ui/shell/${name}.view.tsx`),
  ...['button', 'field', 'input-box', 'password-field'].map((name) => `src/ui/shared/controls/${name}.tsx`),
  'src/ui/shared/overlays/notices.tsx',
  'src/ui/shared/page/message-strip.tsx',
  'src/ui/shared/page/page-title.bridge.ts',
  'src/ui/shared/list/refusal-key.ts',
  'src/application/shared/describe-failure.ts',
  'src/application/session/wire-session.ts',
];

/** Every key of three parts or more that a file names, up to the first place that is filled in. */
const keysOf = (file: string): readonly string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/['"`]((?:session|shared|shell)\.\w+\.[\w.]*)(\$\{)?/g)].map(
    ([, key = '', open]) => (open === undefined ? key : key.replace(/\.?\w*$/, '')),
  );

const has = (node: unknown, [part, ...rest]: readonly string[]): boolean =>
  part === undefined ||
  (typeof node === 'object' &&
    node !== null &&
    Object.entries(node).some(([key, child]) => (key === part || key.startsWith(`${part}_`)) && has(child, rest)));

test.each(['en', 'nl'] as const)('the page of a visitor brings every word of its screens in %s', async (language) => {
  const { answer } = await new Strings(join(root, 'src/ui/strings')).forSignedOut(language);
  const { strings } = answer as { readonly strings: unknown }; // as `GET lang` answers
  const keys = files.flatMap(keysOf);
  expect(keys).toEqual(expect.arrayContaining(['session.signIn.title', 'session.accept.title', 'shell.routes.login']));
  expect(keys.filter((key) => !has(strings, key.split('.')))).toEqual([]);
});
