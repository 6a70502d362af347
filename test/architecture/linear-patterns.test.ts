import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { cpuTime } from '../support/cpu-time';

/** Regular expressions that run only on constants of the project or of its built page. */
const OVER_CONSTANTS = [/^server\/seed\//, /\.seed\.ts$/];
/** Places that build a pattern at run time; `linear-text.test.ts` covers those that read user text. */
const PUT_TOGETHER = [
  'server/http/security-headers.ts',
  'server/live/record-paths.ts',
  'src/domain/communication/mail-variables.rule.ts',
  'src/domain/content/block.rule.ts',
  'src/domain/operations/whitelist-entry.rule.ts',
  'src/domain/shared/email.rule.ts',
  'src/domain/shared/rich-text/tokens.ts',
  'src/ui/shared/controls/highlight.tsx',
];

/** Units that are repeated, beside the literal texts of a pattern. */
const UNITS = ['a', '0', ' ', '\t', '\n', '<', '>', '/', '.', '-', '&', '@', '"', '<a', '(', '\u2028'];
const PREFIXES = ['', 'a', '00', '0000', '-:', '<a', 'a@a'];
/** A character that no pattern expects, so that a match fails at the end. */
const SUFFIX = '\u0000';
/** Input lengths: enough for exponential, cubic and quadratic time to show, in this order. */
const [TINY, SHORT, LONG] = [22, 2_000, 6_000];
/** Milliseconds of CPU time. A linear pattern takes far less, a quadratic one far more. */
const [SUSPICIOUS, MOST] = [0.3, 10];

const literalsIn = (source: string): readonly string[] => [
  ...new Set(
    (source.match(/(?:\\[^a-zA-Z]|[^\\[\](){}|?*+^$.])+/g) ?? []).flatMap((text) => {
      const plain = text.replaceAll('\\', '');
      return [plain, plain.charAt(0)].filter((own) => own !== '');
    }),
  ),
];

const timeOf = (pattern: RegExp, text: string, calls = 1): number => cpuTime(() => text.replace(pattern, ''), calls);

/** An input on which a pattern takes more than linear time; null where none was found, which is no proof. */
const slowInput = (pattern: RegExp): string | null => {
  if (!/[*+]|,\}/.test(pattern.source)) return null;
  const own = literalsIn(pattern.source);
  for (const prefix of [...PREFIXES, ...own])
    for (const unit of [...UNITS, ...own]) {
      const takes = (length: number, least: number): boolean => {
        const text = prefix + unit.repeat(length / unit.length) + SUFFIX;
        return timeOf(pattern, text) > least && timeOf(pattern, text, 3) > least;
      };
      const isSlow = takes(TINY, MOST) || takes(SHORT, MOST) || (takes(SHORT, SUSPICIOUS) && takes(LONG, MOST));
      if (isSlow) return JSON.stringify([prefix, unit]);
    }
  return null;
};

interface Found {
  readonly path: string;
  readonly literals: readonly string[];
  readonly putTogether: boolean;
  readonly normalizes: boolean;
}

const read = (path: string): Found => {
  const literals: string[] = [];
  let [putTogether, normalizes] = [false, false];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) literals.push(node.text);
    if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp') putTogether = true;
    if (ts.isPropertyAccessExpression(node) && node.name.text === 'normalize') normalizes = true;
    ts.forEachChild(node, visit);
  };
  const text = readFileSync(path, 'utf8');
  if (/\/.*\/|RegExp|normalize/.test(text)) visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return { path, literals, putTogether, normalizes };
};

const files = ['src', 'server']
  .flatMap((root) => readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => `${root}/${name}`))
  .filter((path) => /\.tsx?$/.test(path) && !OVER_CONSTANTS.some((place) => place.test(path)))
  .map(read);

const patternOf = (literal: string): RegExp => {
  const end = literal.lastIndexOf('/');
  return new RegExp(literal.slice(1, end), literal.slice(end + 1));
};

describe('regular expressions', () => {
  it.each(['/<[^>]*>/g', String.raw`/^\d+(?:\s*[-.\s]\s*)\d$/`, '/^(?:a+)+$/'])(
    'that take more than linear time are found: %s',
    (literal) => {
      expect(slowInput(patternOf(literal))).not.toBeNull();
    },
  );

  it('take linear time (R-SHR-57)', () => {
    const placed = new Map(files.flatMap(({ path, literals }) => literals.map((literal) => [literal, path] as const)));
    expect(
      [...placed].flatMap(([literal, path]) => {
        const slow = slowInput(patternOf(literal));
        return slow === null ? [] : [`${path}: ${literal} on ${slow}`];
      }),
    ).toEqual([]);
  });

  it('are put together in known places only', () => {
    expect(
      files
        .filter(({ putTogether }) => putTogether)
        .map(({ path }) => path)
        .sort(),
    ).toEqual(PUT_TOGETHER);
  });
});

it('text is normalized in one place, which bounds what ICU does with a long run of combining marks', () => {
  expect(files.filter(({ normalizes }) => normalizes).map(({ path }) => path)).toEqual([
    'src/domain/shared/normalize.ts',
  ]);
});
