/** Mutants that no test can tell from the source. */
export interface EquivalentMutants {
  readonly source: string;
  /** The line on which the mutated code begins. */
  readonly line: string;
  readonly replacements: readonly string[];
  readonly reason: string;
}

const TEXT = '"Stryker was here!"';
const LIST = '["Stryker was here"]';
const COMMERCE = 'src/domain/commerce';
const MERGE = 'src/domain/shared/merge.ts';
const PARTS = 'src/domain/shared/parts/merge-parts.ts';
const BLOCKS = 'src/domain/content/merge-blocks.ts';
const REDIRECTS = 'src/domain/site/redirect-check.rule.ts';
const DATES = 'src/domain/shared/read-date.ts';
const LOCKS = 'server/shared/record-locks.ts';
const LIST_OF_ROWS = 'server/shared/list.ts';

export const EQUIVALENT_MUTANTS: readonly EquivalentMutants[] = [
  {
    source: `${COMMERCE}/promotion.rule.ts`,
    line: "const isMoneyTyped = (figure: TypedFigure): figure is TypedMoney => typeof figure !== 'number';",
    replacements: ['true', '""'],
    reason: 'Narrows a type: `moneyProblem` has the same problem for a number.',
  },
  {
    source: `${COMMERCE}/promotion.rule.ts`,
    line: "const isNumberTyped = (figure: TypedFigure): figure is TypedNumber => figure === null || typeof figure !== 'object';",
    replacements: ['true', '""'],
    reason: 'Narrows a type: `numberProblem` has the same problem for an amount.',
  },
  {
    source: `${COMMERCE}/promotion.rule.ts`,
    line: "return Object.keys(found).length === 0 && start !== '' && end !== '' && end < start ? { end: 'tooEarly' } : found;",
    replacements: ['true', TEXT],
    reason: 'No date is before empty text.',
  },
  {
    source: `${COMMERCE}/promotion-checks.ts`,
    line: "if (end < promotion.start || (start !== '' && start > last)) return 'outside';",
    replacements: ['true', TEXT],
    reason: 'Empty text is after no date.',
  },
  {
    source: `${COMMERCE}/promotion-checks.ts`,
    line: "const isPartly = (start !== '' && start < promotion.start) || (rule.end !== '' && rule.end > last);",
    replacements: ['true', TEXT],
    reason: 'Empty text is after no date.',
  },
  {
    source: `${COMMERCE}/promotion-checks.ts`,
    line: 'return prices.length > 0 && value > Math.min(...prices) * Math.max(1, min);',
    replacements: ['true', 'prices.length >= 0'],
    reason: 'The least of no prices is infinite.',
  },
  {
    source: `${COMMERCE}/explain.ts`,
    line: '? { ...line, cents: net, by: lowest?.list.id ?? null }',
    replacements: ['lowest.list'],
    reason: 'A net amount comes from a lowest price.',
  },
  {
    source: `${COMMERCE}/explain.ts`,
    line: 'return gross === null || line.cents === null ? 0 : gross - line.cents;',
    replacements: ['false'],
    reason: 'A line with a net price has an amount.',
  },
  {
    source: `${COMMERCE}/explain.ts`,
    line: 'const found = price === undefined ? (prices.get(item.id) ?? []) : [];',
    replacements: [LIST],
    reason: 'Fewer than two prices are no conflict.',
  },
  {
    source: `${COMMERCE}/explain-rule.ts`,
    line: "start: [terms.start, promotion.start].sort().at(-1) ?? '',",
    replacements: [TEXT, '+1'],
    reason: 'The list has two entries.',
  },
  {
    source: `${COMMERCE}/explain-rule.ts`,
    line: "if (start !== '' && date < start) return { kind: 'early', from: start };",
    replacements: ['true', TEXT],
    reason: 'No date is before empty text.',
  },
  {
    source: `${COMMERCE}/explain-rule.ts`,
    line: 'return lines.filter(({ assortments }) => assortments?.some((id) => chosen.has(id)) === true);',
    replacements: ['assortments.some'],
    reason: 'Lines without assortments returned before.',
  },
  {
    source: `${COMMERCE}/explain-rule.ts`,
    line: "if (lowest === undefined || levels.length < terms.levels.length) return { kind: 'unreadable' };",
    replacements: ['false'],
    reason: 'Without a lowest level there are fewer than the rule has.',
  },
  {
    source: MERGE,
    line: "if (typeof known !== 'object' || typeof value !== 'object' || Array.isArray(known)) return true;",
    replacements: ['false'],
    reason: 'Both have one type here.',
  },
  {
    source: PARTS,
    line: 'const wasSent = <Value>({ sent }: Part<Value>, value: Value): boolean => sent !== undefined && sameValue(value, sent);',
    replacements: ['true'],
    reason: 'No value of a part is undefined.',
  },
  {
    source: PARTS,
    line: 'if (!isFields(from) || !isFields(mine.value) || !isFields(stored))',
    replacements: [
      'false',
      '!isFields(from) && !isFields(mine.value)',
      '(!isFields(from) || !isFields(mine.value)) && !isFields(stored)',
    ],
    reason: 'Narrows types: the values of a part are of one kind.',
  },
  {
    source: PARTS,
    line: 'const from = sent !== undefined && sameValue(stored.value, sent) ? stored : base;',
    replacements: ['true'],
    reason: 'No value of a part is undefined.',
  },
  {
    source: PARTS,
    line: 'groups: FieldGroups<Value> = [],',
    replacements: [LIST],
    reason: 'No field has this name.',
  },
  {
    source: PARTS,
    line: 'const arrived: Part<Value>[] = [];',
    replacements: [LIST],
    reason: 'Only parts are looked for in it.',
  },
  {
    source: PARTS,
    line: 'const fields = mergeFields<Draft>({ ...base, parts: [] }, { ...mine, parts: [] }, { ...stored, parts: [] });',
    replacements: [LIST],
    reason: 'The parts are replaced afterwards.',
  },
  {
    source: BLOCKS,
    line: 'const field = value ?? (left === undefined ? right : undefined);',
    replacements: ['true'],
    reason: 'A value that is gone while the own side has one is gone from the stored side.',
  },
  {
    source: BLOCKS,
    line: 'return block !== undefined && (moved.has(base.guid) || !sameBlock(base, block));',
    replacements: ['true'],
    reason: 'Asked of a side that has the block.',
  },
  {
    source: BLOCKS,
    line: 'const before = sideOf(base, []);',
    replacements: [LIST],
    reason: 'What moved in the base is not read.',
  },
  {
    source: BLOCKS,
    line: 'if (only === undefined) continue;',
    replacements: ['false'],
    reason: 'Each block is on one side at least.',
  },
  {
    source: BLOCKS,
    line: 'merged: mergeOrder(left, right, (guid) => merged.has(guid)).flatMap((guid) => merged.get(guid) ?? []),',
    replacements: [LIST],
    reason: 'The order holds kept blocks only.',
  },
  {
    source: BLOCKS,
    line: 'return order.flatMap((guid) => settled.get(guid) ?? []);',
    replacements: [LIST],
    reason: 'The order holds settled blocks only.',
  },
  {
    source: `${COMMERCE}/explain-rule.ts`,
    line: "typeof line.quantity === 'number' &&",
    replacements: ['true'],
    reason: 'Narrows a type: nothing else is whole.',
  },
  {
    source: REDIRECTS,
    line: 'while (at !== undefined && !paths.has(at) && !path.has(at)) {',
    replacements: ['true'],
    reason: 'No path leads on from its end.',
  },
  {
    source: REDIRECTS,
    line: 'at !== undefined && rules.length < Math.min(steps, MAX_LISTED);',
    replacements: ['true'],
    reason: 'A path has as many rules as steps.',
  },
  {
    source: REDIRECTS,
    line: 'for (let at: Rule | undefined = start; at !== undefined && !visited.has(at); at = next.get(at)) visited.add(at);',
    replacements: ['true'],
    reason: 'No path leads on from its end.',
  },
  {
    source: REDIRECTS,
    line: 'const END = { steps: 0, cycle: null, isInside: false };',
    replacements: ['true'],
    reason: 'Each rule says for itself whether it is inside.',
  },
  {
    source: DATES,
    line: "const clock = createFormat({ ...settings, zone: 'UTC' });",
    replacements: ['""'],
    reason: 'A zone that is not known is UTC.',
  },
  {
    source: LIST_OF_ROWS,
    line: "return { expression, direction: order === 'asc' ? sql`asc` : sql`desc` };",
    replacements: ['``'],
    reason: 'Ascending is the default.',
  },
  {
    source: LIST_OF_ROWS,
    line: 'const direction = sorts.at(-1)?.direction ?? sql`asc`;',
    replacements: ['``'],
    reason: 'Ascending is the default.',
  },
  {
    source: LIST_OF_ROWS,
    line: 'if ((list.page - 1) * list.perPage >= total) return { rows: [], total };',
    replacements: ['false', '(list.page - 1) * list.perPage > total', '(list.page - 1) / list.perPage'],
    reason: 'Saves a query that finds no rows.',
  },
  {
    source: LIST_OF_ROWS,
    line: 'with found as ${total <= MAX_SORTED_ROWS ? sql`materialized` : sql`not materialized`} (',
    replacements: ['true', 'false', 'total < MAX_SORTED_ROWS', 'total > MAX_SORTED_ROWS', '``'],
    reason: 'How the rows are found, not which.',
  },
  {
    source: LOCKS,
    line: 'const isHeld = session !== null && seen !== null && isAlive(fromUtc(seen), now);',
    replacements: ['true'],
    reason: 'Narrows a type: both are stored together.',
  },
  {
    source: LOCKS,
    line: "const lock = isHeld ? { session, since: since ?? seen, name: name ?? '', user } : null;",
    replacements: [TEXT],
    reason: 'Each session has a user with a name.',
  },
];
