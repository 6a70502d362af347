import { LIST, TEXT, type EquivalentMutants } from './equivalent';

const COMMERCE = 'src/domain/commerce';

export const IN_COMMERCE: readonly EquivalentMutants[] = [
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
    source: `${COMMERCE}/explain-rule.ts`,
    line: "typeof line.quantity === 'number' &&",
    replacements: ['true'],
    reason: 'Narrows a type: nothing else is whole.',
  },
];
