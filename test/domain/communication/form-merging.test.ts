import fc from 'fast-check';
import { forms, newField, withFieldAt, withNewField, type FormField } from '../../../src/domain/communication/form';
import { formMerging } from '../../../src/domain/communication/form-merging';
import { storedPart, withPartAfter, withPartValue, type Parts } from '../../../src/domain/shared/parts/part';

const { merge, resolve } = formMerging<FormField, typeof forms.blank>();
const draft = (parts: Parts<FormField>) => ({ ...forms.blank, name: 'Contact', parts });
const field = (key: string, place: number, label = key) =>
  storedPart(key, { ...newField('text', place), label, name: 'naam' });
const BASE: Parts<FormField> = ['a', 'b', 'c'].map((key, index) => field(key, index + 1));

/** The fields as an API answers them: in order of place. */
const stored = (parts: Parts<FormField>): Parts<FormField> =>
  parts.toSorted((one, other) => one.value.place - other.value.place);
const labelled = (parts: Parts<FormField>, key: string, label: string): Parts<FormField> =>
  parts.flatMap((part) => (part.key === key ? withPartValue([part], key, { ...part.value, label }) : [part]));
const withAdded = (parts: Parts<FormField>, label: string): Parts<FormField> =>
  withNewField(parts, 'text').map((part) =>
    part.value.label === '' ? { ...part, value: { ...part.value, label, name: 'naam' } } : part,
  );
const labels = (parts: Parts<FormField>) => parts.map(({ value }) => value.label);
const merged = (mine: Parts<FormField>, theirs: Parts<FormField>, base = BASE) => {
  const { merged: after, conflicts } = merge(draft(base), draft(mine), draft(stored(theirs)));
  return { parts: after.parts, conflicts };
};
const ascend = (parts: Parts<FormField>): boolean =>
  parts.every(({ value }, index) => index === 0 || value.place > (parts[index - 1]?.value.place ?? 0));

describe('two people at one form (R-FRM-06)', () => {
  test.each<[string, Parts<FormField>, Parts<FormField>, readonly string[]]>([
    ['nobody moved a field', BASE, BASE, ['a', 'b', 'c']],
    ['they moved one, I changed another', labelled(BASE, 'a', 'A'), withFieldAt(BASE, 'c', 0), ['c', 'A', 'b']],
    ['they moved one, I changed it', labelled(BASE, 'c', 'C'), withFieldAt(BASE, 'c', 0), ['C', 'a', 'b']],
    ['I moved one, they changed it', withFieldAt(BASE, 'c', 0), labelled(BASE, 'c', 'C'), ['C', 'a', 'b']],
    ['both moved one: my order', withFieldAt(BASE, 'c', 0), withFieldAt(BASE, 'a', 2), ['c', 'a', 'b']],
    ['both added one', withAdded(BASE, 'mine'), [...BASE, field('9', 4, 'theirs')], ['a', 'b', 'c', 'theirs', 'mine']],
    [
      'they added one in the middle, I moved another',
      withFieldAt(BASE, 'c', 0),
      [field('a', 1), field('9', 2, 'theirs'), field('b', 3), field('c', 4)],
      ['c', 'a', 'theirs', 'b'],
    ],
    ['they deleted one, I moved another', withFieldAt(BASE, 'c', 0), BASE.slice(1), ['c', 'b']],
  ])('%s', (_, mine, theirs, wanted) => {
    const { parts, conflicts } = merged(mine, theirs);
    expect([labels(parts), conflicts, ascend(parts)]).toEqual([wanted, [], true]);
  });

  test('what I did not change is stored as it stands, with gaps between the places: nothing is left to save', () => {
    const theirs = [field('b', 2), field('a', 7), field('9', 9, 'theirs')];
    expect(merged(BASE, theirs).parts).toEqual(theirs);
  });

  test('a field that both changed is asked for; the stored one takes the place in the merged order', () => {
    const mine = labelled(withFieldAt(BASE, 'c', 0), 'b', 'mine');
    const theirs = labelled(BASE, 'b', 'theirs');
    const { merged: after, conflicts } = merge(draft(BASE), draft(mine), draft(theirs));
    expect([labels(after.parts), conflicts]).toEqual([['c', 'a', 'mine'], ['parts.b.label']]);
    const resolved = resolve(after, draft(theirs), conflicts);
    expect(resolved.parts.map(({ value: { label, place } }) => [label, place])).toEqual([
      ['c', 1],
      ['a', 2],
      ['theirs', 3],
    ]);
  });

  test('one that they deleted and I changed becomes a new one at its place, with a key of its own', () => {
    const mine = withAdded(labelled(BASE, 'b', 'mine'), 'new');
    const theirs = draft(stored([field('a', 1), field('c', 3)]));
    const { merged: after, conflicts } = merge(draft(BASE), draft(mine), theirs);
    expect(conflicts).toEqual(['parts.b']);
    const { parts } = resolve(after, theirs, []);
    expect(labels(parts)).toEqual(['a', 'mine', 'c', 'new']);
    expect(parts.filter(({ state }) => state === 'new').map(({ key }) => key)).toEqual(['new-2', 'new-1']);
  });

  test('whatever both do, no field is lost or doubled, and places ascend', () => {
    const edit = fc.array(
      fc.record({ kind: fc.constantFrom('move', 'add', 'mark', 'label'), at: fc.nat(4), to: fc.nat(5) }),
      { maxLength: 6 },
    );
    const edited = (steps: readonly { kind: string; at: number; to: number }[], by: string): Parts<FormField> =>
      steps.reduce<Parts<FormField>>((parts, { kind, at, to }, number) => {
        const key = parts[at]?.key ?? '';
        if (kind === 'move') return withFieldAt(parts, key, to);
        if (kind === 'add') return withAdded(parts, `${by}${String(number)}`);
        if (kind === 'mark') return withPartAfter(parts, key, { type: 'part.removed' });
        return labelled(parts, key, `${by}${String(number)}`);
      }, BASE);
    fc.assert(
      fc.property(edit, edit, (first, second) => {
        const mine = edited(first, 'mine');
        const theirs = edited(second, 'theirs').flatMap(({ key, state, value }) =>
          state === 'marked' ? [] : [storedPart(state === 'new' ? `their-${key}` : key, value)],
        );
        const { parts } = merged(mine, theirs);
        const keys = parts.map(({ key }) => key);
        expect(ascend(parts)).toBe(true);
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys).toEqual(expect.arrayContaining(theirs.map(({ key }) => key)));
        const added = mine.filter(({ state }) => state === 'new').map(({ key }) => key);
        expect(keys).toEqual(expect.arrayContaining(added));
      }),
    );
  });
});
