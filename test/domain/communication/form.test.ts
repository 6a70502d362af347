import fc from 'fast-check';
import {
  forms,
  newField,
  repeatedNames,
  withFieldAt,
  withNewField,
  withType,
  type FormField,
} from '../../../src/domain/communication/form';
import {
  cleanFieldName,
  FIELD_TYPES,
  fieldProblems,
  formRule,
  isCleanFieldName,
  storedFieldName,
} from '../../../src/domain/communication/form.rule';
import { storedPart, withPartAfter, type Parts } from '../../../src/domain/shared/parts/part';

const field = (changed: Partial<FormField> = {}): FormField => ({
  ...newField('text', 1),
  label: 'Naam',
  name: 'naam',
  ...changed,
});
const parts = (...names: readonly string[]): Parts<FormField> =>
  names.map((name, index) => storedPart(name, field({ name, place: index + 1 })));

describe('the name of a field (R-FRM-03)', () => {
  test.each([
    ['E-mail adres', 'Email_adres'],
    ['naam 2', 'naam_'],
    ['één ding te veel', 'één_ding te veel'],
    ['a_b', 'a_b'],
    ['<script>', 'script'],
    ['', ''],
  ])('%j becomes %j', (typed, name) => {
    expect(cleanFieldName(typed)).toBe(name);
  });

  test('holds letters, underscores and spaces whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(cleanFieldName(typed)).toMatch(/^[\p{L}_ ]*$/u);
      }),
    );
  });

  test('is stored as it was cleaned: another space is not taken from it', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'é', '_', ' ', '1', '-') }), (typed) => {
        const name = cleanFieldName(typed);
        expect(isCleanFieldName(name)).toBe(true);
        expect(storedFieldName(name)).toBe(name);
        expect(storedFieldName(typed)).toBe(isCleanFieldName(typed) ? typed : name);
      }),
    );
    expect(Object.keys(fieldProblems(field({ name: 'een_twee drie' })))).toEqual([]);
  });

  test('that another field has, too, is named, whatever its case; one that goes does not count', () => {
    const [one, two, three] = parts('naam', 'NAAM', 'vraag');
    expect([...repeatedNames([one, two, three].filter((part) => part !== undefined))]).toEqual(['NAAM']);
    const marked = withPartAfter(parts('naam', 'NAAM'), 'NAAM', { type: 'part.removed' });
    expect([...repeatedNames(marked)]).toEqual([]);
  });
});

describe('what a field needs (R-FRM-02)', () => {
  test.each<[string, Partial<FormField>, readonly string[]]>([
    ['nothing more', {}, []],
    ['a label', { label: ' ' }, ['label']],
    ['a label of 200 characters', { label: 'a'.repeat(200) }, []],
    ['no longer label', { label: 'a'.repeat(201) }, ['label']],
    ['a name', { name: '' }, ['name']],
    ['a clean name', { name: 'naam 1' }, ['name']],
    ['a name without a first space', { name: 'uw naam' }, ['name']],
    ['a name of 64 characters', { name: 'a'.repeat(65) }, ['name']],
    ['an option, where it is chosen', { type: 'radio', options: [] }, ['options']],
    ['a label of each option', { type: 'checkbox', options: [{ label: '', value: 'a' }] }, ['options.0.label']],
    ['a value of each option', { type: 'checkbox', options: [{ label: 'a', value: ' ' }] }, ['options.0.value']],
    ['no options, where it is typed', { type: 'text', options: [{ label: '', value: '' }] }, []],
    [
      'at most 100 options',
      { type: 'radio', options: Array.from({ length: 101 }, () => ({ label: 'a', value: 'a' })) },
      ['options'],
    ],
  ])('%s', (_, changed, wrong) => {
    expect(Object.keys(fieldProblems(field(changed)))).toEqual(wrong);
  });
});

test('a field of another type keeps its options, and begins one where it is chosen (R-FRM-02)', () => {
  const blank = { label: '', value: '' };
  const chosen = withType(field(), 'radio');
  expect([chosen.type, chosen.options]).toEqual(['radio', [blank]]);
  const options = [{ label: 'Ja', value: 'ja' }];
  expect(withType(withType(field({ type: 'radio', options }), 'text'), 'checkbox').options).toEqual(options);
});

test('a type that only the API knows needs nothing, and has its data again when it is chosen again (R-SHR-60)', () => {
  const stored = field({ type: 'divider', label: '', name: '', kept: '{"lines":2}' });
  expect(fieldProblems(stored)).toEqual({});
  const changed = withType(stored, 'text', stored);
  expect(changed).not.toHaveProperty('kept');
  expect(withType(changed, 'divider', stored)).toEqual(stored);
});

test('a form needs a name; of its subject nothing (R-FRM-01)', () => {
  expect(formRule({ name: ' ', number: '', subject: '' })).toEqual({ name: 'required' });
  expect(formRule({ name: 'a'.repeat(201), number: '1'.repeat(65), subject: 'a'.repeat(201) })).toEqual({
    name: 'tooLong.200',
    number: 'tooLong.64',
    subject: 'tooLong.200',
  });
  const many = Array.from({ length: 201 }, (_, index) => storedPart(String(index), field()));
  expect(forms.rule({ ...forms.blank, name: 'Contact', parts: many })).toEqual({ parts: 'tooMany' });
  expect(forms.rule({ ...forms.blank, name: 'Contact', parts: parts('naam', '') })).toEqual({
    'parts.1.value.name': 'required',
  });
});

describe('the order of fields (R-FRM-04)', () => {
  const names = (fields: Parts<FormField>) => fields.map(({ key, value }) => [key, value.place]);

  test('one that is moved takes its place, and all are counted anew; the others keep their identity', () => {
    const before = parts('a', 'b', 'c');
    const after = withFieldAt(before, 'c', 1);
    expect(names(after)).toEqual([
      ['a', 1],
      ['c', 2],
      ['b', 3],
    ]);
    expect(after[0]).toBe(before[0]);
    expect(withFieldAt(before, 'x', 1)).toBe(before);
  });

  type Step =
    | { readonly kind: 'add' }
    | { readonly kind: 'move'; readonly from: number; readonly to: number }
    | { readonly kind: 'removed' | 'restored'; readonly at: number };
  const place = fc.nat({ max: 9 });
  const someSteps = fc.array<Step>(
    fc.oneof(
      fc.constant({ kind: 'add' as const }),
      fc.record({ kind: fc.constant('move' as const), from: place, to: place }),
      fc.record({ kind: fc.constantFrom('removed' as const, 'restored' as const), at: place }),
    ),
    { maxLength: 30 },
  );

  test('a new one comes behind the others, which keep their places', () => {
    const [one, , three] = parts('a', 'b', 'c');
    const before = [one, three].filter((part) => part !== undefined);
    const after = withNewField(before, 'text');
    expect(names(after)).toEqual([
      ['a', 1],
      ['c', 3],
      ['new-1', 4],
    ]);
    expect(after.slice(0, 2)).toEqual(before);
    expect(names(withNewField([], 'text'))).toEqual([['new-1', 1]]);
  });

  test('after any order of adding, moving, deleting and restoring, places ascend and no stored field is lost', () => {
    fc.assert(
      fc.property(someSteps, (steps) => {
        const before = parts('a', 'b', 'c');
        const after = steps.reduce<Parts<FormField>>((fields, step) => {
          if (step.kind === 'add') return withNewField(fields, FIELD_TYPES[0]);
          if (step.kind === 'move') return withFieldAt(fields, fields[step.from]?.key ?? '', step.to);
          const type = step.kind === 'removed' ? 'part.removed' : 'part.restored';
          return withPartAfter(fields, fields[step.at]?.key ?? '', { type });
        }, before);
        const places = after.map(({ value }) => value.place);
        expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
        expect(
          after
            .filter(({ state }) => state !== 'new')
            .map(({ key }) => key)
            .sort(),
        ).toEqual(['a', 'b', 'c']);
        expect(new Set(after.map(({ key }) => key)).size).toBe(after.length);
      }),
    );
  });
});
