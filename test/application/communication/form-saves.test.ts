import fc from 'fast-check';
import { newField, withFieldAt, withNewField, type FormField } from '../../../src/domain/communication/form';
import { FIELD_TYPES, type FieldType } from '../../../src/domain/communication/form.rule';
import { storedPart, withPartAfter, withPartValue, type Parts } from '../../../src/domain/shared/parts/part';
import { editedForm, type Fault } from './support/form-backend';

const field = (type: FieldType, place: number, label: string): FormField => ({
  ...newField(type, place),
  label,
  name: 'naam',
  options: [{ label: 'Ja', value: 'ja' }],
});
/** Places with a gap, as after a deletion. */
const BEFORE: Parts<FormField> = ['a', 'b', 'c', 'd'].map((label, index) =>
  storedPart(String(index + 1), field('text', index < 2 ? index + 1 : index + 3, label)),
);

type Step =
  | { readonly kind: 'add'; readonly type: FieldType }
  | { readonly kind: 'move'; readonly from: number; readonly to: number }
  | { readonly kind: 'rename' | 'removed' | 'restored'; readonly at: number };
const place = fc.nat({ max: 7 });
const someSteps = fc.array<Step>(
  fc.oneof(
    fc.record({ kind: fc.constant('add' as const), type: fc.constantFrom(...FIELD_TYPES) }),
    fc.record({ kind: fc.constant('move' as const), from: place, to: place }),
    fc.record({ kind: fc.constantFrom('rename' as const, 'removed' as const, 'restored' as const), at: place }),
  ),
  { maxLength: 12 },
);
const someFaults = fc.array(fc.constantFrom<(Fault | null)[]>(null, null, 'cut', 'refused', 'lost'), { maxLength: 12 });

/** The fields after a step; `number` makes the label unique. */
const after = (parts: Parts<FormField>, step: Step, number: number): Parts<FormField> => {
  const label = `l${String(number)}`;
  if (step.kind === 'move') return withFieldAt(parts, parts[step.from]?.key ?? '', step.to);
  if (step.kind === 'add') {
    const all = withNewField(parts, step.type);
    return all.map((part) =>
      parts.includes(part) ? part : { ...part, value: field(step.type, part.value.place, label) },
    );
  }
  const part = parts[step.at];
  if (part === undefined) return parts;
  if (step.kind === 'rename') return withPartValue(parts, part.key, { ...part.value, label });
  // A new field that is discarded after a lost answer may be stored: it reappears on the next read.
  if (part.sent !== undefined && step.kind === 'removed') return parts;
  return withPartAfter(parts, part.key, { type: step.kind === 'removed' ? 'part.removed' : 'part.restored' });
};

const shown = (parts: Parts<FormField>): readonly string[] =>
  parts.filter(({ state }) => state !== 'marked').map(({ value }) => value.label);

// Rules R-COM-06 and R-FRM-04.
test('fields survive any order of adding, moving, deleting and restoring, and saves that fail in the middle', async () => {
  await fc.assert(
    fc.asyncProperty(someSteps, someSteps, someFaults, async (first, second, faults) => {
      const screen = await editedForm(BEFORE, faults);
      let number = 0;
      const edit = (steps: readonly Step[]): void => {
        for (const step of steps) screen.change((parts) => after(parts, step, (number += 1)));
      };
      edit(first);
      let wanted = shown(screen.parts());
      let state = await screen.save();
      if (state === 'editing') {
        // Fields that are not stored yet stay in the form and can be edited.
        expect(shown(screen.parts())).toEqual(wanted);
        edit(second);
        wanted = shown(screen.parts());
      }
      for (let tries = 0; state === 'editing' && tries <= faults.length; tries += 1) state = await screen.save();
      expect(state).toBe('reading');
      expect(screen.stored().map(({ label }) => label)).toEqual(wanted);
    }),
    { numRuns: 150 },
  );
});
