import { BUTTON_STYLES, HIGHLIGHTS, MOST_BLOCKS, MOST_ENTRIES } from '../../src/domain/content/block.rule';
import { parseUtc } from '../../src/domain/shared/instant';
import { LONGEST_LOCATION, type NamedFile } from '../library/published/shown-files';
import { readId } from '../shared/fields';
import { blankOf, fieldsOfType, type TypeField } from './block-types';
import type { StoredBlock } from './item-state';

/** What was sent is none of ours. */
class NoBlocks extends Error {}
const refuse = (): never => { throw new NoBlocks(); };

type Given = Readonly<Record<string, unknown>>;
type Files = ReadonlyMap<string, NamedFile>;

const isObject = (value: unknown): value is Given => typeof value === 'object' && value !== null && !Array.isArray(value);
const objectIn = (value: unknown): Given => (isObject(value) ? value : refuse());
/** Texts go into the database, which takes no NUL, and travel as UTF-8. */
const textIn = (value: unknown): string => (typeof value === 'string' && !value.includes('\0') && value.isWellFormed() ? value : refuse());
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) && value.length <= MOST_ENTRIES ? value : refuse());
const optionIn = (value: unknown, options: readonly string[]): string => (options.includes(textIn(value)) ? textIn(value) : refuse());
const flagIn = (value: unknown): 0 | 1 => (value === 1 || value === true ? 1 : value === 0 || value === false ? 0 : refuse());
const idIn = (value: unknown): number => readId(String(typeof value === 'number' || typeof value === 'string' ? value : '')) ?? refuse();
const momentIn = (value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null;
  return parseUtc(textIn(value)) === null ? refuse() : textIn(value);
};
const isNothing = (value: unknown): boolean => value === null || value === undefined || value === '';

/** A picture or file, by its location. */
const fileIn = (value: unknown, files: Files, pictures: boolean): number | null => {
  if (isNothing(value)) return null;
  const file = files.get(textIn(value));
  return file === undefined || (pictures && !file.isPicture) ? refuse() : file.id;
};

/** What is kept of a value of this field; its files by their identities. */
const valueIn = (field: TypeField, value: unknown, files: Files): unknown => {
  const { type, options = [], multiple = false } = field;
  if (value === null || value === undefined) return blankOf(field);
  switch (type) {
    case 'text': case 'textarea': case 'editor': return textIn(value);
    case 'select': case 'radio': return value === '' ? '' : optionIn(value, options);
    case 'checkbox': return flagIn(value);
    case 'datetime': return momentIn(value);
    case 'image': return fileIn(value, files, true);
    case 'files': return listIn(value).map((file) => fileIn(file, files, false) ?? refuse());
    case 'slideshow': return listIn(value).map((slide) => {
      const { image, caption } = objectIn(slide);
      return { image: fileIn(image, files, true), caption: textIn(caption ?? '') };
    });
    case 'button': {
      const { label, url, style } = objectIn(value);
      return { label: textIn(label ?? ''), url: textIn(url ?? ''), style: optionIn(style ?? BUTTON_STYLES[0], BUTTON_STYLES) };
    }
    case 'autocomplete': case 'custom-autocomplete': {
      const ids = [...new Set((Array.isArray(value) ? listIn(value) : value === '' ? [] : [value]).map(idIn))];
      return !multiple && ids.length > 1 ? refuse() : ids;
    }
    case 'categories': case 'branches': {
      const entries = listIn(value).map((entry) => {
        const { id, highlight } = objectIn(entry);
        return { id: idIn(id), highlight: flagIn(highlight ?? 0) };
      });
      return entries.length > HIGHLIGHTS || new Set(entries.map(({ id }) => id)).size < entries.length ? refuse() : entries;
    }
  }
};

/** The locations in what was sent, wherever a field has files; of a list that is too long, and refused for that, no more than may be. */
const locationsIn = (blocks: readonly unknown[]): readonly string[] => blocks.flatMap((block) => {
  const { code, data } = isObject(block) ? block : {};
  const values = isObject(data) ? data : {};
  return (typeof code === 'string' ? fieldsOfType(code) ?? [] : []).flatMap(({ type, code: name }) => {
    const value = values[name];
    if (type === 'image') return [value];
    const entries: readonly unknown[] = Array.isArray(value) ? value.slice(0, MOST_ENTRIES) : [];
    if (type === 'files') return entries;
    return type === 'slideshow' ? entries.map((slide) => (isObject(slide) ? slide['image'] : null)) : [];
  }).filter((value): value is string => typeof value === 'string' && value !== '' && value.length <= LONGEST_LOCATION);
});

const blockIn = (given: unknown, files: Files): StoredBlock => {
  const { guid, code, id, data, publication, disabled } = objectIn(given);
  const fields = fieldsOfType(textIn(code)) ?? refuse();
  const values = objectIn(data ?? {});
  if (Object.keys(values).some((name) => !fields.some((field) => field.code === name))) refuse();
  const { from, to } = isNothing(publication) ? {} : objectIn(publication);
  const shown = { from: momentIn(from), to: momentIn(to) };
  return {
    guid: /^[\w-]{1,64}$/.test(textIn(guid)) ? textIn(guid) : refuse(), code: textIn(code), id: textIn(id ?? ''),
    publication: shown.from === null && shown.to === null ? null : shown, disabled: flagIn(disabled ?? 0) === 1,
    data: Object.fromEntries(fields.map((field) => [field.code, valueIn(field, values[field.code], files)])),
  };
};

/**
 * The blocks that a text of JSON holds, as they are kept; null when it holds anything else: a type or a field that is not known, a
 * value that its field does not take, a file that is not there. What is missing is blank. Whether they are complete is the rule's affair.
 * @param find looks up all locations at once
 */
export const readBlocks = async (json: string, find: (locations: readonly string[]) => Promise<Files>): Promise<readonly StoredBlock[] | null> => {
  try {
    const given: unknown = json === '' ? [] : JSON.parse(json);
    if (!Array.isArray(given) || given.length > MOST_BLOCKS) return null;
    const files = await find(locationsIn(given));
    return given.map((block: unknown) => blockIn(block, files));
  } catch (failure) {
    if (failure instanceof NoBlocks || failure instanceof SyntaxError) return null;
    throw failure;
  }
};
