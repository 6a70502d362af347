import {
  type DraftOf,
  type FieldTable,
  type FilterOf,
  custom,
  type RowOf,
} from '../../../../src/domain/shared/fields/field-table';
import { ruleOf, valuesOf } from '../../../../src/domain/shared/fields/table-values';

const fields = {
  name: { kind: 'line', most: 10, required: true, listed: true, sortable: true, filter: 'contains' },
  remark: { kind: 'text', most: 20 },
  body: { kind: 'html', most: 30, required: true },
  day: { kind: 'day', filter: ['from', 'until'] },
  opening: { kind: 'day', required: true, listed: true },
  start: { kind: 'moment', required: true, sortable: true, listed: true },
  saved: { kind: 'moment', given: true, listed: true },
  color: { kind: 'choice', values: ['red', 'blue'], required: true, filter: 'one' },
  sizes: { kind: 'choice', values: ['s', 'm'], initial: 'm', filter: 'several' },
  active: { kind: 'flag', initial: true, filter: 'yesNo' },
  owner: { ...custom<{ readonly id: string } | null>(null), required: true, listed: true },
  tags: custom<readonly string[]>([]),
} as const satisfies FieldTable;

const valid: DraftOf<typeof fields> = {
  name: 'Naam',
  remark: '',
  body: '<p>x</p>',
  day: '',
  opening: '2026-12-24',
  start: 0,
  color: 'red',
  sizes: 'm',
  active: false,
  owner: { id: '1' },
  tags: [],
};

describe('a field table', () => {
  test('gives the blank form, the empty filter and the keys to sort by', () => {
    expect(valuesOf(fields)).toEqual({
      fields,
      blank: {
        name: '',
        remark: '',
        body: '',
        day: '',
        opening: '',
        start: null,
        color: '',
        sizes: 'm',
        active: true,
        owner: null,
        tags: [],
      },
      noFilter: { name: '', from: '', until: '', color: '', sizes: [], active: null },
      sortable: ['name', 'start'],
    });
  });

  test('types rows, drafts and filters by its names', () => {
    const row: RowOf<typeof fields> = { id: '1', name: '', opening: '', start: null, saved: 0, owner: null };
    const filter: FilterOf<typeof fields> = { name: '', from: '', until: '', color: '', sizes: [], active: null };
    // @ts-expect-error: the field is called "name"
    const misspelt: RowOf<typeof fields> = { ...row, nmae: '' };
    // @ts-expect-error: the server sets it
    const given: DraftOf<typeof fields> = { ...valid, saved: 0 };
    // @ts-expect-error: a flag has no maximum
    const wrong = { active: { kind: 'flag', most: 3 } } as const satisfies FieldTable;
    expect([row, filter, misspelt, given, wrong]).toHaveLength(5);
  });

  test('types initial values and further checks by its values and names', () => {
    const sized = { size: { kind: 'choice', values: ['s', 'm'], initial: 'x' } } as const satisfies FieldTable;
    // @ts-expect-error: there is no such size
    expect(valuesOf(sized).blank).toEqual({ size: 'x' });
    // @ts-expect-error: the field is called "name"
    expect(ruleOf(fields, () => ({ nmae: 'required' }))(valid)).toEqual({ nmae: 'required' });
    expect(ruleOf(fields, () => ({ 'owner.id': 'required' }))(valid)).toEqual({ 'owner.id': 'required' });
  });
});

describe('the rule of a field table', () => {
  const rule = ruleOf(fields);
  const problems = (change: Partial<DraftOf<typeof fields>>) => rule({ ...valid, ...change });

  test('accepts what is complete', () => {
    expect(problems({})).toEqual({});
  });

  test('refuses a blank form by its required fields', () => {
    expect(rule(valuesOf(fields).blank)).toEqual({
      name: 'required',
      body: 'required',
      opening: 'required',
      start: 'required',
      color: 'required',
      owner: 'required',
    });
  });

  test.each([
    [{ name: ' \t ' }, { name: 'required' }],
    [{ name: ` ${'x'.repeat(10)} ` }, {}],
    [{ name: 'x'.repeat(11) }, { name: 'tooLong.10' }],
    [{ remark: 'x'.repeat(20) }, {}],
    [{ remark: ` ${'x'.repeat(20)}` }, { remark: 'tooLong.20' }],
    [{ body: 'x'.repeat(31) }, { body: 'tooLong.30' }],
    [
      { name: 'a\u0000b', remark: '\ud83d' },
      { name: 'pattern.default', remark: 'pattern.default' },
    ],
    [{ name: 'é'.normalize('NFD').repeat(10), remark: '\ud83d\ude00' }, {}],
    [{ day: '2026-02-29' }, { day: 'pattern.default' }],
    [{ day: '2028-02-29' }, {}],
    [{ opening: 'morgen' }, { opening: 'pattern.default' }],
    [{ start: 'morgen' }, { start: 'pattern.default' }],
    [{ start: Number.NaN }, { start: 'pattern.default' }],
    [{ color: 'one of the API' }, {}],
    [{ sizes: '' }, {}],
    [{ owner: null }, { owner: 'required' }],
  ])('of %j says %j', (change, expected) => {
    expect(problems(change)).toEqual(expected);
  });

  test('tries no further check on what the table refuses', () => {
    const seen: string[] = [];
    const rule = ruleOf(fields, ({ name, opening }) => {
      seen.push(name, opening);
      return {};
    });
    expect(rule({ ...valid, name: 'x'.repeat(100_000), opening: 'morgen' })).toEqual({
      name: 'tooLong.10',
      opening: 'pattern.default',
    });
    expect(seen).toEqual(['', '']);
  });

  test('asks further checks where the table finds nothing wrong', () => {
    const both = ruleOf(fields, ({ name }) => ({ 'name': name === 'x' ? 'tooShort' : null, 'owner.id': 'tooEarly' }));
    expect(both({ ...valid, name: 'x' })).toEqual({ 'name': 'tooShort', 'owner.id': 'tooEarly' });
    expect(both({ ...valid, name: '' })).toEqual({ 'name': 'required', 'owner.id': 'tooEarly' });
  });
});
