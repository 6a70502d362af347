import { blankOf, fieldsOfType, type TypeField } from './block-types';
import type { StoredBlock, StoredHighlight, StoredSlide } from './item-state';
import type { Shown } from './shown';
import { wordsOf, type Texts } from './texts';

/** A value as it is answered: for identities, what they stand for now; what is gone is left out. */
const valueOnWire = (field: TypeField, stored: unknown, { files, labels }: Shown): unknown => {
  const file = (id: number) => {
    const found = files.get(id);
    return found === undefined ? null : { location: found.location, name: found.name, thumbnail: found.thumbnail };
  };
  const value = stored === undefined ? blankOf(field) : stored;
  switch (field.type) {
    case 'image':
      return value === null ? null : file(value as number); // what is stored was read by the same types, see read-blocks.ts
    case 'files':
      return (value as number[]).map(file).filter((found) => found !== null); // as above
    case 'slideshow':
      return (value as StoredSlide[]).map(({ image, caption }) => ({
        image: image === null ? null : file(image),
        caption,
      })); // as above
    case 'autocomplete':
    case 'custom-autocomplete': {
      const words = labels(field.source ?? 'page');
      return (value as number[]).flatMap((id) => (words.has(id) ? [{ id, label: words.get(id) }] : [])); // as above
    }
    case 'categories':
    case 'branches': {
      const words = labels(field.type === 'categories' ? 'category' : 'branch');
      return (value as StoredHighlight[]).flatMap(({ id, highlight }) =>
        words.has(id) ? [{ id, label: words.get(id), highlight }] : [],
      ); // as above
    }
    default:
      return value;
  }
};

const fieldOnWire = (field: TypeField, value: unknown, texts: Texts): object => {
  const { type, code, required, options, source, multiple } = field;
  return {
    type,
    code,
    label: wordsOf(texts.fields, code),
    required: required ? 1 : 0,
    value,
    ...(options === undefined ? {} : { options: options.map((id) => ({ id, label: wordsOf(texts.options, id) })) }),
    ...(source === undefined ? {} : { source, multiple: multiple === true ? 1 : 0 }),
  };
};

/** A type of block with blank values, as it is answered; undefined when there is none of that code. */
export const showType = (code: string, texts: Texts): object | undefined => {
  const fields = fieldsOfType(code);
  return (
    fields && {
      code,
      label: wordsOf(texts.blocks, code),
      fields: fields.map((field) => fieldOnWire(field, blankOf(field), texts)),
    }
  );
};

/** A block as it is answered. */
export const showBlock = (
  { guid, id, code, publication, disabled, data }: StoredBlock,
  shown: Shown,
  texts: Texts,
): object => ({
  guid,
  id,
  code,
  label: wordsOf(texts.blocks, code),
  fields: (fieldsOfType(code) ?? []).map((field) =>
    fieldOnWire(field, valueOnWire(field, data[field.code], shown), texts),
  ),
  publication,
  disabled: disabled ? 1 : 0,
});
