import type { Fields } from '../../shared/fields';
import { pick, type Projection } from '../../shared/specified';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const idOf = (choice: unknown): unknown => (isObject(choice) ? choice['id'] : choice);

/** Links are sent as ids; other calls provide their names. */
const linked = (value: unknown, multiple: unknown): unknown => {
  const ids = Array.isArray(value) ? value.map(idOf) : [];
  return multiple === 1 ? ids : (ids[0] ?? null);
};

const file = pick('location name');

const specifiedValue = ({ type, value, multiple }: Readonly<Record<string, unknown>>): unknown => {
  switch (type) {
    case 'autocomplete':
    case 'custom-autocomplete':
      return linked(value, multiple);
    case 'categories':
    case 'branches':
      return pick('id highlight')(value);
    case 'image':
    case 'files':
      return file(value);
    case 'slideshow':
      return pick('caption', { image: file })(value);
    default:
      return value;
  }
};

/** The specified keys of a field; options of a select or radio are its `data` entries. */
const specifiedField = (field: unknown): unknown => {
  if (!isObject(field)) return field;
  const { type, code, label, required, options } = field;
  return {
    type,
    code,
    label,
    required,
    value: specifiedValue(field),
    ...(options === undefined ? {} : { data: options }),
  };
};

export const specifiedFields: Projection = (fields) => (Array.isArray(fields) ? fields.map(specifiedField) : fields);

/** Blocks without guid, visibility window and the disabled flag. */
export const specifiedBlocks: Projection = pick('id code label', { fields: specifiedFields });

const specifiedKeys = pick('code id data');

/**
 * Removes the unspecified keys of blocks from a save. A value that is not a list is left for `readBlocks` to refuse.
 */
export const withoutBlockKeys = (form: Fields): Fields => {
  const content = form.has('content') ? form.text('content', Infinity) : undefined;
  if (content === undefined || content === '') return form;
  try {
    return form.with('content', JSON.stringify(specifiedKeys(JSON.parse(content))));
  } catch {
    return form;
  }
};
