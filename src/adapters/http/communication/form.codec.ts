import * as t from 'io-ts';
import { formTable, type FormField } from '../../../domain/communication/form';
import { FIELD_TYPES, hasOptions } from '../../../domain/communication/form.rule';
import { storedPart } from '../../../domain/shared/parts/part';
import type { FormFields } from '../shared/form';
import type { PartCodec } from '../shared/record-parts.http';
import { tableCodec } from '../shared/table.codec';
import { defaulted, Flag, Id, mapped, optional } from '../shared/wire';
import { JsonOf, Numeral, oneOf, otherThan, textOf } from '../shared/wire-fields';

const Text = defaulted(t.string, '');

/** The subject of requests: its name with a number beside it, or an object with both. */
const About = mapped(
  t.type({
    request_subject: optional(t.union([t.string, t.type({ number: optional(Id), subject: optional(t.string) })])),
    request_subject_number: optional(Id),
  }),
  'subject',
  ({ request_subject: about, request_subject_number: number }) =>
    typeof about === 'object' && about !== null ? about : { number, subject: about },
);

const Options = t.array(t.type({ label: Text, value: Text }));

const fieldShape = {
  id: Id,
  label: Text,
  name: Text,
  required: defaulted(Flag, false),
  sort_id: defaulted(Numeral, 0),
};
const KnownField = mapped(
  t.type({
    ...fieldShape,
    type: oneOf('FieldType', FIELD_TYPES),
    data: optional(t.union([Options, JsonOf(Options)])),
  }),
  'form field',
  ({ id, data, sort_id: place, ...field }) => storedPart<FormField>(id, { ...field, options: data ?? [], place }),
);
const OtherField = mapped(
  t.type({ ...fieldShape, type: otherThan(FIELD_TYPES), data: t.unknown }),
  'form field',
  ({ id, data, sort_id: place, ...field }) =>
    storedPart<FormField>(id, { ...field, options: [], place, kept: textOf(data) }),
);
const WireField = t.union([KnownField, OtherField]);

/** Forms on the wire; their fields have their own calls. */
export const formCodec = tableCodec(formTable, {
  endpoint: 'form',
  plural: 'forms',
  singular: 'form',
  wireNames: { number: 'request_subject_number', subject: 'request_subject' },
  byHand: {
    number: { reader: mapped(About, 'number', ({ number }) => number ?? '') },
    subject: { reader: mapped(About, 'subject', ({ subject }) => subject ?? '') },
    parts: {
      reader: mapped(t.type({ fields: defaulted(t.array(WireField), []) }), 'form', ({ fields }) =>
        [...fields].sort((one, other) => one.value.place - other.value.place),
      ),
      write: () => ({}),
    },
  },
});

const writeField = ({ type, label, name, required, options, place, kept }: FormField): FormFields => ({
  type,
  label: label.trim(),
  name,
  required,
  sort_id: place,
  data: kept ?? JSON.stringify(hasOptions(type) ? options : []),
});

export const formFieldCodec: PartCodec<FormField> = {
  endpoint: 'form',
  path: 'field',
  create: writeField,
  created: (field) => field,
  change: writeField,
  names: { data: 'options', sort_id: 'place' },
};
