import { forms, newField, type Form, type FormField, type FormKind } from '../../../domain/communication/form';
import type { FieldType } from '../../../domain/communication/form.rule';
import { storedPart } from '../../../domain/shared/parts/part';
import { plainInParts } from '../shared/record-parts.memory';

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

/** Forms in memory, and their fields in their order. */
export const formsMemory = plainInParts<FormField, FormKind>(forms, { seed: SEED }, (draft, parts) => ({
  ...draft,
  parts: [...parts].sort((one, other) => one.value.place - other.value.place),
}));
