import { readdirSync, readFileSync } from 'node:fs';

interface Behaviour {
  readonly what: string;
  /** Found in the source wherever the behaviour stands. */
  readonly pattern: RegExp;
  /** The only files that have it. */
  readonly allowed: readonly string[];
}

const recordOff = 'src/ui/shared/record/record-off.ts';
const command = 'src/ui/shared/commands/command.ts';
const commandBridge = 'src/ui/shared/commands/command.bridge.ts';
const formKeyboard = 'src/ui/shared/record/form-keyboard.bridge.ts';
const same = 'src/ui/shared/runtime/use-same.ts';
const recordScreen = 'src/ui/shared/record/record-screen.tsx';

/** One row a line. */
const ONCE: readonly Behaviour[] = [
  {
    what: 'why a record is off',
    pattern: /'shared\.record\.(?:(?:save|edit)Off|saveWait|incomplete|off\.)/,
    allowed: [recordOff],
  },
  { what: 'the words of a reason', pattern: /text\(\w*off\.key/i, allowed: [command] },
  { what: 'a reason told by a key', pattern: /\.say\('info', key, NOTICE_TIME\.warning/, allowed: [commandBridge] },
  { what: 'the key that saves', pattern: /key\.toLowerCase\(\) [!=]== 's'/, allowed: [formKeyboard] },
  { what: 'a value kept while it is the same', pattern: /sameValue\(held/, allowed: [same] },
  { what: 'the form of a record', pattern: /'conflict\.resolved', takeStored/, allowed: [recordScreen] },
];

const SOURCES = ['src', 'server'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${root}/${name.replaceAll('\\', '/')}`),
);

test.each(ONCE)('stands once: $what', ({ pattern, allowed }) => {
  expect(SOURCES.filter((file) => pattern.test(readFileSync(file, 'utf8')))).toEqual(allowed);
});
