import type { Clock } from '../../../application/shared/ports/clock.port';
import { forms, newField, type Form, type FormField } from '../../../domain/communication/form';
import type { FieldType } from '../../../domain/communication/form.rule';
import { storedPart, type Parts } from '../../../domain/shared/parts/part';
import type { Callers } from '../shared/caller';
import type { MemoryCalls } from '../shared/memory-calls';
import { plainMemory } from '../shared/plain.memory';
import { recordPartsMemory } from '../shared/record-parts.memory';

const field = (
  type: FieldType,
  place: number,
  label: string,
  name: string,
  options: readonly string[] = [],
): FormField => ({
  ...newField(type, place),
  label,
  name,
  required: place <= 2,
  options: options.map((value) => ({ label: value, value })),
});

/** One field of each type. */
const FIELDS = [
  field('text', 1, 'Naam', 'naam'),
  field('textarea', 2, 'Vraag', 'vraag'),
  field('radio', 3, 'U bent', 'u_bent', ['Installateur', 'Architect', 'Particulier']),
  field('checkbox', 4, 'Onderwerpen', 'onderwerpen', ['Warmtepompen', 'Ventilatie']),
];

const SEED: readonly Form[] = [
  {
    id: '1',
    name: 'Contact',
    number: '100',
    subject: 'Algemene vraag',
    parts: FIELDS.map((value, place) => storedPart(String(place + 1), value)),
  },
  { id: '2', name: 'Offerte aanvragen', number: '210', subject: 'Offerte', parts: [] },
];

const wholeForms = plainMemory(forms, { seed: SEED });

/** Forms in memory, and their fields in their order. */
export const formsMemory = (calls: MemoryCalls, people: Callers, clock: Clock) =>
  recordPartsMemory(wholeForms(calls, people, clock), forms.blank, (draft, parts: Parts<FormField>) => ({
    ...draft,
    parts: [...parts].sort((one, other) => one.value.place - other.value.place),
  }));
