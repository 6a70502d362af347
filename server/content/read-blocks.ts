import { BUTTON_STYLES, HIGHLIGHTS, MOST_BLOCKS, MOST_ENTRIES } from '../../src/domain/content/block.rule';
import { parseUtc } from '../../src/domain/shared/instant';
import { LONGEST_LOCATION, type LocatedFile } from '../library/published/file-references';
import { readId } from '../shared/fields';
import { blankOf, fieldsOfType, type TypeField } from './block-types';
import type { StoredBlock } from './item-state';
import type { FieldCode } from '../shared/refusal';

/** What was sent is none of ours; `code` says so of the field that it stands in. */
class NoBlocks extends Error {
  constructor(readonly code: FieldCode = 'VALUE_NOT_VALID') {
    super(code);
  }
}
const refuse = (): never => {
  throw new NoBlocks();
};

type Given = Readonly<Record<string, unknown>>;
type Files = ReadonlyMap<string, LocatedFile>;

const isObject = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objectIn = (value: unknown): Given => (isObject(value) ? value : refuse());
/** Texts go into the database, which takes no NUL, and travel as UTF-8. */
const textIn = (value: unknown): string =>
  typeof value === 'string' && !value.includes('\0') && value.isWellFormed() ? value : refuse();
const listIn = (value: unknown): readonly unknown[] =>
  Array.isArray(value) && value.length <= MOST_ENTRIES ? value : refuse();
const optionIn = (value: unknown, options: readonly string[]): string =>
  options.includes(textIn(value)) ? textIn(value) : refuse();
const flagIn = (value: unknown): 0 | 1 =>
  value === 1 || value === true ? 1 : value === 0 || value === false ? 0 : refuse();
const idIn = (value: unknown): number =>
  readId(String(typeof value === 'number' || typeof value === 'string' ? value : '')) ?? refuse();
const momentIn = (value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null;
  return parseUtc(textIn(value)) === null ? refuse() : textIn(value);
};
const isNothing = (value: unknown): boolean => value === null || value === undefined || value === '';

/** A picture or file, by its location. @param mayBeGone one that is not there any more counts as none */
const fileIn = (value: unknown, files: Files, pictures: boolean, mayBeGone: boolean): number | null => {
  if (isNothing(value)) return null;
  const file = files.get(textIn(value));
  if (file === undefined && mayBeGone) return null;
  if (file === undefined) throw new NoBlocks('FILE_NOT_FOUND');
  return pictures && !file.isImage ? refuse() : file.id;
};

/** What is kept of a value of this field; its files by their identities. */
const valueIn = (field: TypeField, value: unknown, files: Files, mayBeGone: boolean): unknown => {
  const { type, options = [], multiple = false } = field;
  // Nothing chosen is a choice of its own; what is not sent is as in a new block.
  if (value === null && (type === 'select' || type === 'radio')) return '';
  if (value === null || value === undefined) return blankOf(field);
  switch (type) {
    case 'text':
    case 'textarea':
    case 'editor':
      return textIn(value);
    case 'select':
    case 'radio':
      return value === '' ? '' : optionIn(value, options);
    case 'checkbox':
      return flagIn(value);
    case 'datetime':
      return momentIn(value);
    case 'image':
      return fileIn(value, files, true, mayBeGone);
    case 'files':
      return listIn(value)
        .map((file) => fileIn(file, files, false, mayBeGone) ?? (mayBeGone ? null : refuse()))
        .filter((file) => file !== null);
    case 'slideshow':
      return listIn(value).map((slide) => {
        const { image, caption } = objectIn(slide);
        return { image: fileIn(image, files, true, mayBeGone), caption: textIn(caption ?? '') };
      });
    case 'button': {
      const { label, url, style } = objectIn(value);
      return {
        label: textIn(label ?? ''),
        url: textIn(url ?? ''),
        style: optionIn(style ?? BUTTON_STYLES[0], BUTTON_STYLES),
      };
    }
    case 'autocomplete':
    case 'custom-autocomplete': {
      const ids = [...new Set((Array.isArray(value) ? listIn(value) : value === '' ? [] : [value]).map(idIn))];
      return !multiple && ids.length > 1 ? refuse() : ids;
    }
    case 'categories':
    case 'branches': {
      const entries = listIn(value).map((entry) => {
        const { id, highlight } = objectIn(entry);
        return { id: idIn(id), highlight: flagIn(highlight ?? 0) };
      });
      return entries.length > HIGHLIGHTS || new Set(entries.map(({ id }) => id)).size < entries.length
        ? refuse()
        : entries;
    }
  }
};

/**
 * The locations in what was sent, wherever a field has files; of a list that is too long, and refused for that, no more
 * than may be.
 */
const locationsIn = (blocks: readonly unknown[]): readonly string[] =>
  blocks.flatMap((block) => {
    const { code, data } = isObject(block) ? block : {};
    const values = isObject(data) ? data : {};
    return (typeof code === 'string' ? (fieldsOfType(code) ?? []) : [])
      .flatMap(({ type, code: name }) => {
        const value = values[name];
        if (type === 'image') return [value];
        const entries: readonly unknown[] = Array.isArray(value) ? value.slice(0, MOST_ENTRIES) : [];
        if (type === 'files') return entries;
        return type === 'slideshow' ? entries.map((slide) => (isObject(slide) ? slide['image'] : null)) : [];
      })
      .filter(
        (value): value is string => typeof value === 'string' && value !== '' && value.length <= LONGEST_LOCATION,
      );
  });

/** By `{guid}.{field}`: what was sent there cannot be taken. */
export type WrongPlaces = Readonly<Record<string, FieldCode>>;

/**
 * The files that were named, and the places whose stored file is gone: there it is let go of, unless there must be one.
 */
export interface Named {
  readonly files: Files;
  readonly gone: ReadonlySet<string>;
}

const blockIn = (given: unknown, { files, gone }: Named, wrong: Record<string, FieldCode>): StoredBlock => {
  const { guid, code, id, data, publication, disabled } = objectIn(given);
  const own = /^[\w-]{1,64}$/.test(textIn(guid)) ? textIn(guid) : refuse();
  const fields = fieldsOfType(textIn(code)) ?? refuse();
  const values = objectIn(data ?? {});
  if (Object.keys(values).some((name) => !fields.some((field) => field.code === name))) refuse();
  const { from, to } = isNothing(publication) ? {} : objectIn(publication);
  const shown = { from: momentIn(from), to: momentIn(to) };
  const valueOf = (field: TypeField): unknown => {
    const place = `${own}.${field.code}`;
    try {
      return valueIn(field, values[field.code], files, !field.required && gone.has(place));
    } catch (failure) {
      if (!(failure instanceof NoBlocks)) throw failure;
      wrong[place] = failure.code;
      return blankOf(field);
    }
  };
  return {
    guid: own,
    code: textIn(code),
    id: textIn(id ?? ''),
    publication: shown.from === null && shown.to === null ? null : shown,
    disabled: flagIn(disabled ?? 0) === 1,
    data: Object.fromEntries(fields.map((field) => [field.code, valueOf(field)])),
  };
};

/**
 * The blocks that a text of JSON holds, as they are kept, with the places that hold a value which their field does not
 * take, or a file that is not there; null when it holds anything else: a type or a field that is not known. What is
 * missing is blank. Whether they are complete is the rule's affair.
 * @param find looks up all locations at once
 */
export const readBlocks = async (
  json: string,
  find: (locations: readonly string[]) => Promise<Named>,
): Promise<{ readonly blocks: readonly StoredBlock[]; readonly wrong: WrongPlaces } | null> => {
  try {
    const given: unknown = json === '' ? [] : JSON.parse(json);
    if (!Array.isArray(given) || given.length > MOST_BLOCKS) return null;
    const named = await find(locationsIn(given));
    const wrong: Record<string, FieldCode> = {};
    return { blocks: given.map((block: unknown) => blockIn(block, named, wrong)), wrong };
  } catch (failure) {
    if (failure instanceof NoBlocks || failure instanceof SyntaxError) return null;
    throw failure;
  }
};
