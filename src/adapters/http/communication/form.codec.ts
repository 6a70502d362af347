import * as t from 'io-ts';
import type { Form, FormField, FormKind, FormRow } from '../../../domain/communication/form';
import { FIELD_TYPES, hasOptions } from '../../../domain/communication/form.rule';
import { storedPart } from '../../../domain/shared/parts/part';
import { unlessEmpty, type FormFields } from '../shared/form';
import type { PartCodec } from '../shared/record-parts.http';
import type { ResourceCodec } from '../shared/resource-gateway.http';
import { defaulted, Flag, Id, mapped, optional } from '../shared/wire';
import { JsonOf, Numeral, oneOf, otherThan, textOf } from '../shared/wire-fields';

const Text = defaulted(t.string, '');

/** The subject of requests: its name with a number beside it, or both together. */
const WireRow = t.type({
  id: Id,
  name: t.string,
  request_subject: optional(t.union([t.string, t.type({ number: optional(Id), subject: optional(t.string) })])),
  request_subject_number: optional(Id),
});

const rowOf = ({
  id,
  name,
  request_subject: about,
  request_subject_number: number,
}: t.TypeOf<typeof WireRow>): FormRow =>
  typeof about === 'object' && about !== null
    ? { id, name, number: about.number ?? '', subject: about.subject ?? '' }
    : { id, name, number: number ?? '', subject: about ?? '' };

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

/** Forms on the wire; their fields travel by calls of their own. */
export const formCodec: ResourceCodec<FormKind> = {
  endpoint: 'form',
  plural: 'forms',
  singular: 'form',
  row: mapped(WireRow, 'form row', rowOf),
  detail: mapped(
    t.intersection([WireRow, t.type({ fields: defaulted(t.array(WireField), []) })]),
    'form',
    ({ fields, ...row }): Form => ({
      ...rowOf(row),
      parts: [...fields].sort((one, other) => one.value.place - other.value.place),
    }),
  ),
  write: ({ name, number, subject }, before) => ({
    name: name.trim(),
    request_subject_number: unlessEmpty(number.trim(), before.number),
    request_subject: unlessEmpty(subject.trim(), before.subject),
  }),
  wireNames: { number: 'request_subject_number', subject: 'request_subject' },
};

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
