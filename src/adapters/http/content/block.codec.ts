import { either } from 'fp-ts';
import { isRight } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import {
  type Block,
  type BlockField,
  type BlockType,
  type Choice,
  type FieldValue,
  type Highlight,
  type Slide,
} from '../../../domain/content/block';
import type { FieldPart } from '../../../domain/content/field-part';
import type { PictureReference } from '../../../domain/library/published/picture-reference';
import { formatUtc } from '../../../domain/shared/instant';
import type { TypedMoment } from '../../../domain/shared/typed-moment';
import { isBareHtml, isBlankText, isEmptyValue } from '../../../domain/content/block.rule';
import { locationOf } from '../library/published/location';
import { Picture } from '../library/published/picture-reference.codec';
import { defaulted, extra, Flag, Id, mapped, optional, UtcDateTime } from '../shared/wire';
import { Word } from '../shared/wire-fields';
import { sourceOf, WireChoice, WireLinks, WireOptionList } from './choice.codec';

const Text = defaulted(t.string, '');
const Pictures = mapped(defaulted(t.array(Picture), []), 'files', (files): readonly PictureReference[] =>
  files.filter((file) => file !== null),
);
const Slides = defaulted(
  t.array(mapped(t.type({ image: Picture, caption: Text }), 'slide', (slide): Slide => slide)),
  [],
);
const Highlights = defaulted(
  t.array(
    mapped(
      t.union([t.intersection([WireChoice, t.type({ highlight: defaulted(Flag, false) })]), WireChoice]),
      'entry',
      (entry): Highlight => ({ id: entry.id, label: entry.label, highlight: 'highlight' in entry && entry.highlight }),
    ),
  ),
  [],
);
const Style = mapped(optional(Word), 'style', (style) => style ?? 'red');
const Button = defaulted(t.type({ label: Text, url: Text, style: Style }), {
  label: '',
  url: '',
  style: 'red',
});

const Shell = t.type({
  type: t.string,
  code: t.string,
  label: Text,
  required: defaulted(Flag, false),
  options: WireOptionList,
  data: t.unknown,
  source: Text,
  multiple: optional(Flag),
});

/** APIs may send options as the field's data entries. */
const optionsOf = ({ options, data }: t.TypeOf<typeof Shell>): readonly Choice[] =>
  options.length > 0
    ? options
    : pipe(
        WireOptionList.decode(data),
        either.getOrElse((): Choice[] => []),
      );

/** Adds a value that is not among the options. Rule R-SHR-60. */
const withValue = (options: readonly Choice[], value: string): readonly Choice[] =>
  value === '' || options.some(({ id }) => id === value) ? options : [...options, { id: value, label: value }];

/** A field type with its sub-fields. */
export const WireFieldParts = mapped(
  t.type({ fields: defaulted(t.array(Shell), []) }),
  'field type',
  ({ fields }): readonly FieldPart[] =>
    fields.map((field) => ({ code: field.code, label: field.label, options: optionsOf(field) })),
);

/** Reads the value of each field type; wire names equal those of the domain. */
const read = (wire: t.TypeOf<typeof Shell>, value: unknown): t.Validation<FieldValue> => {
  const { type, code, source } = wire;
  const options = optionsOf(wire);
  const of = <A>(codec: t.Type<A, unknown>, make: (found: A) => FieldValue): t.Validation<FieldValue> =>
    either.map(make)(codec.validate(value, [{ key: 'value', type: codec, actual: value }]));
  switch (type) {
    case 'text':
    case 'textarea':
    case 'editor':
      return of(Text, (found) => ({ type, value: found }));
    case 'select':
    case 'radio':
      return of(defaulted(Word, ''), (found) =>
        options.length === 0
          ? { type: 'text', value: found }
          : { type, value: found, options: withValue(options, found) },
      );
    case 'checkbox':
      return of(defaulted(Flag, false), (found) => ({ type, value: found }));
    case 'datetime':
      return of(optional(UtcDateTime), (found) => ({ type, value: found }));
    case 'image':
      return of(Picture, (found) => ({ type, value: found }));
    case 'files':
      return of(Pictures, (found) => ({ type, value: found }));
    case 'slideshow':
      return of(Slides, (found) => ({ type, value: found }));
    case 'button':
      return of(Button, (found) => ({ type, value: found }));
    case 'autocomplete':
    case 'custom-autocomplete':
      return of(WireLinks, (found) => ({
        type,
        value: found,
        source: source === '' ? sourceOf(code) : source,
        multiple: wire.multiple ?? (value === undefined || Array.isArray(value)),
      }));
    case 'categories':
    case 'branches':
      return of(Highlights, (found) => ({ type, value: found }));
    // The value of an unknown type is kept unchanged.
    default:
      return either.right({ type: 'unknown', wireType: type, value });
  }
};

const Field = new t.Type<BlockField, unknown>(
  'field',
  (value): value is BlockField => Shell.is(value),
  (value, context) => {
    const shell = Shell.validate(value, context);
    if (!isRight(shell)) return shell;
    const { code, label, required } = shell.right;
    const own = typeof value === 'object' && value !== null && 'value' in value ? value.value : undefined;
    const found = read(shell.right, own);
    return isRight(found)
      ? t.success({ ...found.right, code, label: label === '' ? code : label, required })
      : either.left(found.left.map((error) => ({ ...error, context: [...context, ...error.context] })));
  },
  t.identity,
);

const typeFields = {
  code: t.string,
  label: Text,
  fields: defaulted(t.array(Field), []),
  publication: extra(optional(t.type({ from: optional(UtcDateTime), to: optional(UtcDateTime) }))),
  disabled: extra(Flag),
};

/** A block type with empty fields. */
export const WireBlockType = mapped(t.type(typeFields), 'block type', (wire): BlockType => ({
  ...wire,
  label: wire.label === '' ? wire.code : wire.label,
  id: '',
}));

/** Blocks of an item. A block without guid is identified by its position, which is stable until the item is saved. */
export const WireBlocks = mapped(
  defaulted(t.array(t.type({ ...typeFields, guid: optional(Id), id: Text })), []),
  'blocks',
  (wire): readonly Block[] =>
    wire.map(({ guid, code, label, id, fields, publication, disabled }, place) => ({
      guid: guid ?? `place-${String(place)}`,
      code,
      label: label === '' ? code : label,
      id,
      fields,
      publication,
      disabled,
    })),
);

const writePicture = (picture: PictureReference | null): string | null => picture && locationOf(picture.path);

const writeMoment = (moment: TypedMoment): string | null => (typeof moment === 'number' ? formatUtc(moment) : null);

const writeValue = (field: BlockField): unknown => {
  switch (field.type) {
    case 'checkbox':
      return field.value ? 1 : 0;
    case 'datetime':
      return writeMoment(field.value);
    case 'image':
      return writePicture(field.value);
    case 'files':
      return field.value.map(writePicture);
    case 'slideshow':
      return field.value.map(({ image, caption }) => ({ image: writePicture(image), caption }));
    case 'autocomplete':
    case 'custom-autocomplete':
      return field.multiple ? field.value.map(({ id }) => id) : (field.value[0]?.id ?? null);
    case 'categories':
    case 'branches':
      return field.value.map(({ id, highlight }) => ({ id, highlight: highlight ? 1 : 0 }));
    default:
      return field.value;
  }
};

/** Whether a field may be sent as null: it is optional, and its value has no content that would be lost. */
const isLeftOut = (field: BlockField): boolean =>
  !field.required &&
  field.type !== 'checkbox' &&
  isEmptyValue(field.value, field.type === 'editor' ? isBareHtml : isBlankText);

/** Blocks as JSON text; empty optional fields are null. Rule R-CON-05. */
export const writeBlocks = (blocks: readonly Block[]): string =>
  JSON.stringify(
    blocks.map(({ guid, code, id, fields, publication, disabled }) => ({
      guid,
      code,
      id,
      data: Object.fromEntries(fields.map((field) => [field.code, isLeftOut(field) ? null : writeValue(field)])),
      publication: publication && { from: writeMoment(publication.from), to: writeMoment(publication.to) },
      disabled: disabled === undefined ? undefined : disabled ? 1 : 0,
    })),
  );
