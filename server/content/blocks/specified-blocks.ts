import type { Fields } from '../../shared/fields';
import { pick, type Projection } from '../../shared/specified';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const idOf = (choice: unknown): unknown => (isObject(choice) ? choice['id'] : choice);

/** Links travel as identities; their names are fetched by other calls. */
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

/** A field with its specified keys; the options of a select or radio are its `data` entries. */
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

/** Blocks without identity, window and switch. */
export const specifiedBlocks: Projection = pick('id code label', { fields: specifiedFields });

const specifiedKeys = pick('code id data');

/** A save without the keys of blocks that are not specified; what is no list is left to the reader of blocks. */
export const withoutBlockKeys = (form: Fields): Fields => {
  const content = form.has('content') ? form.text('content', Infinity) : undefined;
  if (content === undefined || content === '') return form;
  try {
    return form.with('content', JSON.stringify(specifiedKeys(JSON.parse(content))));
  } catch {
    return form;
  }
};
