import { either } from 'fp-ts';
import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import {
  BUTTON_STYLES,
  type Block,
  type BlockField,
  type BlockType,
  type Choice,
  type FieldValue,
  type Highlight,
  type Slide,
} from '../../../domain/content/block';
import type { PictureReference } from '../../../domain/library/published/picture-reference';
import { formatUtc } from '../../../domain/shared/instant';
import type { TypedMoment } from '../../../domain/shared/typed-moment';
import { isBareHtml, isBlankText, isEmptyValue } from '../../../domain/content/block.rule';
import { locationOf } from '../library/published/location';
import { Picture } from '../library/published/picture-reference.codec';
import { defaulted, Flag, Id, mapped, oneOf, optional, UtcDateTime } from '../shared/wire';

const Text = defaulted(t.string, '');
/** A choice is called by its label, name or number, whichever its list has. */
export const WireChoice = mapped(
  t.type({
    id: Id,
    label: optional(t.string),
    name: optional(t.string),
    fullname: optional(t.string),
    number: optional(Id),
    code: optional(t.string),
  }),
  'choice',
  ({ id, label, name, fullname, number, code }): Choice => ({
    id,
    label: label ?? name ?? fullname ?? number ?? code ?? id,
  }),
);
const Choices = defaulted(t.array(WireChoice), []);
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
      t.intersection([WireChoice, t.type({ highlight: defaulted(Flag, false) })]),
      'entry',
      ({ id, label, highlight }): Highlight => ({ id, label, highlight }),
    ),
  ),
  [],
);
const Button = defaulted(t.type({ label: Text, url: Text, style: defaulted(oneOf('style', BUTTON_STYLES), 'red') }), {
  label: '',
  url: '',
  style: 'red' as const,
});

const Shell = t.type({
  type: t.string,
  code: t.string,
  label: Text,
  required: defaulted(Flag, false),
  options: Choices,
  source: Text,
  multiple: defaulted(Flag, true),
});

/** How the value of each type is read; the wire's names are the domain's. */
const read = (wire: t.TypeOf<typeof Shell>, value: unknown): t.Validation<FieldValue> => {
  const { type, options, source, multiple } = wire;
  const of = <A>(codec: t.Type<A, unknown>, make: (found: A) => FieldValue): t.Validation<FieldValue> =>
    either.map(make)(codec.validate(value, [{ key: 'value', type: codec, actual: value }]));
  switch (type) {
    case 'text':
    case 'textarea':
    case 'editor':
      return of(Text, (found) => ({ type, value: found }));
    case 'select':
    case 'radio':
      return of(Text, (found) => ({ type, value: found, options }));
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
      return of(Choices, (found) => ({ type, value: found, source, multiple }));
    case 'categories':
    case 'branches':
      return of(Highlights, (found) => ({ type, value: found }));
    // A type that this console does not know is kept as it came.
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

const typeFields = { code: t.string, label: Text, fields: defaulted(t.array(Field), []) };

/** A type of block, with empty fields. */
export const WireBlockType = mapped(t.type(typeFields), 'block type', ({ code, label, fields }): BlockType => ({
  code,
  label: label === '' ? code : label,
  id: '',
  fields,
  publication: null,
  disabled: false,
}));

const Window = optional(t.type({ from: optional(UtcDateTime), to: optional(UtcDateTime) }));

/**
 * A block of an item. An API without the extra keys gives it the identity of its place, which holds until the item is
 * saved.
 */
export const WireBlocks = mapped(
  defaulted(
    t.array(
      t.type({ ...typeFields, guid: optional(Id), id: Text, publication: Window, disabled: defaulted(Flag, false) }),
    ),
    [],
  ),
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
      return field.value.map(({ id }) => id);
    case 'categories':
    case 'branches':
      return field.value.map(({ id, highlight }) => ({ id, highlight: highlight ? 1 : 0 }));
    default:
      return field.value;
  }
};

/** Whether a field may go as null: it need not be filled, and not a sign of it would be lost. */
const isLeftOut = (field: BlockField): boolean =>
  !field.required &&
  field.type !== 'checkbox' &&
  isEmptyValue(field.value, field.type === 'editor' ? isBareHtml : isBlankText);

/** Blocks as one JSON text; what is empty and may be is null. Rule R-CON-05. */
export const writeBlocks = (blocks: readonly Block[]): string =>
  JSON.stringify(
    blocks.map(({ guid, code, id, fields, publication, disabled }) => ({
      guid,
      code,
      id,
      data: Object.fromEntries(fields.map((field) => [field.code, isLeftOut(field) ? null : writeValue(field)])),
      publication: publication && { from: writeMoment(publication.from), to: writeMoment(publication.to) },
      disabled: disabled ? 1 : 0,
    })),
  );
