import { readFileSync } from 'node:fs';
import { keysOf, SPECIFIED } from '../../docs/specified-calls';
import { whole } from '../../server/shared/specified';

const page = readFileSync('docs/api-calls.md', 'utf8');
const rows = [...page.matchAll(/^\| `(\w+ [^`]+)` \| (.*?) ?\| (.*?) ?\|$/gm)].map(
  ([, call = '', fields = '', keys = '']) => ({ call, fields, keys }),
);
const examples = new Map(
  [...page.matchAll(/^#### `([^`]+)`\n([^#]*?)(?=^#|(?![^]))/gm)].map(([, call = '', text = '']) => [call, text]),
);
const answerOf = (text: string): unknown => {
  const [, json] = /```json\n([^]*?)\n```/.exec(text) ?? [];
  return json === undefined ? undefined : JSON.parse(json);
};

/** Keys of a call that its example lacks because another answer has them: a file instead of a folder. */
const OTHERWISE: Readonly<Record<string, readonly string[]>> = { 'GET library/:path{.+}': ['file'] };

test('docs/api-calls.md names each specified call once, and no other', () => {
  const calls = SPECIFIED.map(({ call }) => call);
  expect(calls.length).toBeGreaterThan(300);
  expect(rows.map(({ call }) => call).toSorted()).toEqual(calls.toSorted());
  expect([...examples.keys()].toSorted()).toEqual(calls.toSorted());
});

test.each(SPECIFIED.map((one) => [one.call, one] as const))(
  'docs/api-calls.md has the fields, the keys and an example of %s',
  (call, { fields, answer }) => {
    const row = rows.find((one) => one.call === call);
    const example = examples.get(call) ?? '';
    const body = answerOf(example);
    expect(row?.fields).toBe(fields.join(', '));
    expect(example).toMatch(/→ 2\d\d/);
    if (answer === whole) {
      expect(body !== undefined || example.includes('A file (')).toBe(true);
      return;
    }
    expect(row?.keys).toBe(keysOf(answer));
    // A call that is specified only with its code may answer without a body.
    // Cast: the bodies are JSON objects.
    const { code = 'OK', ...rest } = Object(body ?? {}) as Readonly<Record<string, unknown>>;
    expect(['OK', 'PARTIAL']).toContain(code);
    const keys = [...(answer.keys?.keys() ?? [])].filter((key) => !OTHERWISE[call]?.includes(key));
    expect(Object.keys(rest).toSorted()).toEqual(keys.toSorted());
    expect(answer(rest)).toEqual(rest);
  },
);
