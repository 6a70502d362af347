import type { Recorded } from './api-recorder';
import { CONTEXT_NAMES, keysOf, type SpecifiedCall } from './specified-calls';
import { whole } from '../server/shared/specified';

const INTRO = `# Specified calls

Written by \`npm run api-calls\` from [\`server/specified-calls.ts\`](../server/specified-calls.ts) and the endpoints of the reference API.
Each example is a request to the reference API with \`EXTRAS=none\` and its answer. [Your own API](your-own-api.md) says how to begin.

Paths are below \`/api/\`; \`:name\` is a variable part, \`:path{.+}\` all that follows. A call reads its fields from the query if it is
a GET, else from the form. A star marks those that have to be sent; \`name[]\` is repeated for each value, \`name[…]\` has a key between
the brackets. The column of keys leaves out \`code\`, with which every JSON answer begins; in braces stand the keys of what is inside.

A call that deletes several records answers 204 where all were deleted. In examples, lists are cut to their first value, and long texts
end in "…".
`;

const LONGEST_TEXT = 60;
const LONGEST_LINE = 110;
/** Keys of an object whose keys are not specified, such as the strings. */
const MOST_KEYS = 3;

/** What differs from run to run, as one value. */
const STEADY: readonly (readonly [RegExp, string])[] = [
  [/[0-9a-f]{32,}|[0-9a-f]{8}-[0-9a-f-]{27}/g, '0123456789abcdef'],
  [/\b(preview\/\w+|avatar\/\d+)\/[\w-]+/g, '$1/0123456789abcdef'],
  [/(?<=\bcode=)[\w-]{20,}/g, '0123456789abcdef'],
  [/\d+ MB, heap \d+ MB/g, '400 MB, heap 80 MB'],
  [/^\d+ ms$/, '20 ms'],
];
const steady = (text: string): string =>
  STEADY.reduce((shown, [pattern, instead]) => shown.replace(pattern, instead), text);

const cutText = (text: string): string => (text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text);

const cut = (value: unknown, most: number): unknown => {
  if (typeof value === 'string') return cutText(steady(value));
  if (Array.isArray(value)) return value.slice(0, 1).map((one) => cut(one, most));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, most)
      .map(([name, one]) => [name, name === 'preview_hash' ? '0123456789abcdef' : cut(one, most)]),
  );
};

/** JSON that breaks what does not fit on a line. */
const written = (value: unknown, indent = ''): string => {
  const line = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || indent.length + line.length <= LONGEST_LINE) return line;
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((one) => inner + written(one, inner))
    : Object.entries(value).map(([name, one]) => `${inner}${JSON.stringify(name)}: ${written(one, inner)}`);
  const [open, close] = Array.isArray(value) ? (['[', ']'] as const) : (['{', '}'] as const);
  return [open, parts.join(',\n'), indent + close].join('\n');
};

const isJson = ({ type }: Recorded): boolean => type.includes('json');

const example = ({ call, answer }: SpecifiedCall, recorded: Recorded): string => {
  const { request, status, location, body, type } = recorded;
  const head = [request, '', `→ ${status}`, ...(location === null ? [] : [`Location: ${location}`])];
  const sent = `\`\`\`text\n${head.map((line) => cutLine(steady(line))).join('\n')}\n\`\`\``;
  const got = isJson(recorded)
    ? `\`\`\`json\n${written(cut(body, answer === whole ? MOST_KEYS : Infinity))}\n\`\`\``
    : status === 204
      ? 'No body.'
      : `A file (\`${type}\`).`;
  return `#### \`${call}\`\n\n${sent}\n\n${got}\n`;
};

const cutLine = (line: string): string =>
  line.length > 2 * LONGEST_LINE ? `${line.slice(0, 2 * LONGEST_LINE)}…` : line;

const answerCell = ({ answer }: SpecifiedCall, recorded: Recorded): string => {
  if (answer !== whole) return keysOf(answer);
  return isJson(recorded)
    ? Object.keys(recorded.body ?? {})
        .slice(1)
        .join(', ')
    : 'a file';
};

/** @throws when a call has no example */
export const pageOf = (calls: readonly SpecifiedCall[], examples: ReadonlyMap<string, Recorded>): string => {
  const exampleOf = ({ call }: SpecifiedCall): Recorded => {
    const found = examples.get(call);
    if (found === undefined) throw new Error(`${call} has no example`);
    return found;
  };
  const sections = CONTEXT_NAMES.map((context) => {
    const own = calls.filter((one) => one.context === context);
    const rows = own.map(
      (one) => `| \`${one.call}\` | ${one.fields.join(', ')} | ${answerCell(one, exampleOf(one))} |`,
    );
    return [
      `## ${context}\n`,
      '| call | fields | keys of the answer |\n|---|---|---|',
      ...rows,
      `\n### Examples of ${context}\n`,
      own.map((one) => example(one, exampleOf(one))).join('\n'),
    ].join('\n');
  });
  return [INTRO, ...sections].join('\n');
};
