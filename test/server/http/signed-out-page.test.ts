import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Strings } from '../../../server/session/strings';

const root = join(__dirname, '../../..');

/** Source files that are shown before sign-in, with the files that hold their strings. */
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

/** Keys of three or more parts in a file, up to their first placeholder. */
const keysOf = (file: string): readonly string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/['"`]((?:session|shared|shell)\.\w+\.[\w.]*)(\$\{)?/g)].map(
    ([, key = '', open]) => (open === undefined ? key : key.replace(/\.?\w*$/, '')),
  );

const has = (node: unknown, [part, ...rest]: readonly string[]): boolean =>
  part === undefined ||
  (typeof node === 'object' &&
    node !== null &&
    Object.entries(node).some(([key, child]) => (key === part || key.startsWith(`${part}_`)) && has(child, rest)));

const stringsFor = async (language: 'en' | 'nl', linked: boolean): Promise<unknown> => {
  const { answer } = await new Strings(join(root, 'src/ui/strings')).forSignedOut(language, linked);
  const { strings } = answer as { readonly strings: unknown }; // cast: `GET lang` answers with this type
  return strings;
};

test.each(['en', 'nl'] as const)('the page of a link brings every word of its screens in %s', async (language) => {
  const strings = await stringsFor(language, true);
  const keys = files.flatMap(keysOf);
  expect(keys).toEqual(expect.arrayContaining(['session.signIn.title', 'session.accept.title', 'shell.routes.login']));
  expect(keys.filter((key) => !has(strings, key.split('.')))).toEqual([]);
});

test('without a link the words of invitations and new passwords stay behind', async () => {
  const strings = await stringsFor('en', false);
  expect(has(strings, ['session', 'signIn', 'title'])).toBe(true);
  expect(has(strings, ['session', 'request', 'title'])).toBe(true);
  for (const branch of ['accept', 'newPassword', 'reset']) expect(has(strings, ['session', branch])).toBe(false);
});
