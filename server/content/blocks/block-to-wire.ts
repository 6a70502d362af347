import { emptyValue, fieldsOfType, type BlockField } from './block-types';
import type { StoredBlock, StoredHighlight, StoredSlide } from '../items/item-state';
import type { LinkedRecords } from '../items/linked-records';
import { labelOf, type Texts } from '../texts';

/** Converts a stored value to the wire: ids become the records they refer to; deleted records are left out. */
const valueToWire = (field: BlockField, stored: unknown, { files, labels }: LinkedRecords): unknown => {
  const file = (id: number) => {
    const found = files.get(id);
    return found === undefined ? null : { location: found.location, name: found.name, thumbnail: found.thumbnail };
  };
  const value = stored === undefined ? emptyValue(field) : stored;
  switch (field.type) {
    case 'image':
      return value === null ? null : file(value as number); // cast: read-blocks.ts stores this type
    case 'files':
      return (value as number[]).map(file).filter((found) => found !== null); // cast: read-blocks.ts stores this type
    case 'slideshow':
      return (value as StoredSlide[]).map(({ image, caption }) => ({
        image: image === null ? null : file(image),
        caption,
      })); // cast: read-blocks.ts stores this type
    case 'autocomplete':
    case 'custom-autocomplete': {
      const words = labels(field.source ?? 'page');
      // Cast: read-blocks.ts stores this type.
      return (value as number[]).flatMap((id) => (words.has(id) ? [{ id, label: words.get(id) }] : []));
    }
    case 'categories':
    case 'branches': {
      const words = labels(field.type === 'categories' ? 'category' : 'branch');
      return (value as StoredHighlight[]).flatMap(({ id, highlight }) =>
        words.has(id) ? [{ id, label: words.get(id), highlight }] : [],
      ); // cast: read-blocks.ts stores this type
    }
    default:
      return value;
  }
};

const fieldToWire = (field: BlockField, value: unknown, texts: Texts): object => {
  const { type, code, required, options, source, multiple } = field;
  return {
    type,
    code,
    label: labelOf(texts.fields, code),
    required: required ? 1 : 0,
    value,
    ...(options === undefined ? {} : { options: options.map((id) => ({ id, label: labelOf(texts.options, id) })) }),
    ...(source === undefined ? {} : { source, multiple: multiple === true ? 1 : 0 }),
  };
};

/** A block type with empty values; undefined if unknown. `publication` and `disabled` show that blocks support them. */
export const blockTypeToWire = (code: string, texts: Texts): object | undefined => {
  const fields = fieldsOfType(code);
  return (
    fields && {
      code,
      label: labelOf(texts.blocks, code),
      fields: fields.map((field) => fieldToWire(field, emptyValue(field), texts)),
      publication: null,
      disabled: 0,
    }
  );
};

export const blockToWire = (
  { guid, id, code, publication, disabled, data }: StoredBlock,
  linked: LinkedRecords,
  texts: Texts,
): object => ({
  guid,
  id,
  code,
  label: labelOf(texts.blocks, code),
  fields: (fieldsOfType(code) ?? []).map((field) =>
    fieldToWire(field, valueToWire(field, data[field.code], linked), texts),
  ),
  publication,
  disabled: disabled ? 1 : 0,
});
