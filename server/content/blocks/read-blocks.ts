import { randomUUID } from 'node:crypto';
import { BUTTON_STYLES, MAX_HIGHLIGHTS, MAX_BLOCKS, MAX_ENTRIES } from '../../../src/domain/content/block.rule';
import { parseUtc } from '../../../src/domain/shared/instant';
import { LONGEST_LOCATION, type LocatedFile } from '../../library/published/file-references';
import { isStorableText, readId } from '../../shared/fields';
import { emptyValue, fieldsOfType, type BlockField } from './block-types';
import type { StoredBlock } from '../items/item-state';
import type { FieldCode } from '../../shared/refusal';

/** Thrown for input that cannot be stored; `code` is reported for the field. */
class InvalidBlocks extends Error {
  constructor(readonly code: FieldCode = 'VALUE_NOT_VALID') {
    super(code);
  }
}
const refuse = (): never => {
  throw new InvalidBlocks();
};

type JsonObject = Readonly<Record<string, unknown>>;
type Files = ReadonlyMap<string, LocatedFile>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const readObject = (value: unknown): JsonObject => (isObject(value) ? value : refuse());
const readText = (value: unknown): string => (typeof value === 'string' && isStorableText(value) ? value : refuse());
const readList = (value: unknown): readonly unknown[] =>
  Array.isArray(value) && value.length <= MAX_ENTRIES ? value : refuse();
const readOption = (value: unknown, options: readonly string[]): string =>
  options.includes(readText(value)) ? readText(value) : refuse();
const readFlag = (value: unknown): 0 | 1 =>
  value === 1 || value === true ? 1 : value === 0 || value === false ? 0 : refuse();
const readIdValue = (value: unknown): number =>
  readId(String(typeof value === 'number' || typeof value === 'string' ? value : '')) ?? refuse();
const readMoment = (value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null;
  return parseUtc(readText(value)) === null ? refuse() : readText(value);
};
const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/**
 * Resolves a location to a file id.
 * @param allowMissing returns null for a missing file
 */
const readFile = (value: unknown, files: Files, imagesOnly: boolean, allowMissing: boolean): number | null => {
  if (isEmpty(value)) return null;
  const file = files.get(readText(value));
  if (file === undefined && allowMissing) return null;
  if (file === undefined) throw new InvalidBlocks('FILE_NOT_FOUND');
  return imagesOnly && !file.isImage ? refuse() : file.id;
};

/** Parses a field value; file locations become ids. */
const readValue = (field: BlockField, value: unknown, files: Files, allowMissing: boolean): unknown => {
  const { type, options = [], multiple = false } = field;
  // null clears a choice; undefined means the default.
  if (value === null && (type === 'select' || type === 'radio')) return '';
  if (value === null || value === undefined) return emptyValue(field);
  switch (type) {
    case 'text':
    case 'textarea':
    case 'editor':
      return readText(value);
    case 'select':
    case 'radio':
      return value === '' ? '' : readOption(value, options);
    case 'checkbox':
      return readFlag(value);
    case 'datetime':
      return readMoment(value);
    case 'image':
      return readFile(value, files, true, allowMissing);
    case 'files':
      return readList(value)
        .map((file) => readFile(file, files, false, allowMissing) ?? (allowMissing ? null : refuse()))
        .filter((file) => file !== null);
    case 'slideshow':
      return readList(value).map((slide) => {
        const { image, caption } = readObject(slide);
        return { image: readFile(image, files, true, allowMissing), caption: readText(caption ?? '') };
      });
    case 'button': {
      const { label, url, style } = readObject(value);
      return {
        label: readText(label ?? ''),
        url: readText(url ?? ''),
        style: readOption(style ?? BUTTON_STYLES[0], BUTTON_STYLES),
      };
    }
    case 'autocomplete':
    case 'custom-autocomplete': {
      const ids = [...new Set((Array.isArray(value) ? readList(value) : value === '' ? [] : [value]).map(readIdValue))];
      return !multiple && ids.length > 1 ? refuse() : ids;
    }
    case 'categories':
    case 'branches': {
      const entries = readList(value).map((entry) => {
        const { id, highlight } = readObject(entry);
        return { id: readIdValue(id), highlight: readFlag(highlight ?? 0) };
      });
      return entries.length > MAX_HIGHLIGHTS || new Set(entries.map(({ id }) => id)).size < entries.length
        ? refuse()
        : entries;
    }
  }
};

/** Collects the file locations in a request; of overlong lists only as many as allowed. */
const collectLocations = (blocks: readonly unknown[]): readonly string[] =>
  blocks.flatMap((block) => {
    const { code, data } = isObject(block) ? block : {};
    const values = isObject(data) ? data : {};
    return (typeof code === 'string' ? (fieldsOfType(code) ?? []) : [])
      .flatMap(({ type, code: name }) => {
        const value = values[name];
        if (type === 'image') return [value];
        const entries: readonly unknown[] = Array.isArray(value) ? value.slice(0, MAX_ENTRIES) : [];
        if (type === 'files') return entries;
        return type === 'slideshow' ? entries.map((slide) => (isObject(slide) ? slide['image'] : null)) : [];
      })
      .filter(
        (value): value is string => typeof value === 'string' && value !== '' && value.length <= LONGEST_LOCATION,
      );
  });

/** By `{guid}.{field}`. */
export type BlockErrors = Readonly<Record<string, FieldCode>>;

/**
 * Files by location, and the places (`{guid}.{field}`) whose stored file was deleted. An optional field at such a
 * place is cleared instead of refused.
 */
export interface ResolvedFiles {
  readonly files: Files;
  readonly deleted: ReadonlySet<string>;
}

const readBlock = (
  given: unknown,
  { files, deleted }: ResolvedFiles,
  errors: Record<string, FieldCode>,
): StoredBlock => {
  const { guid, code, id, data, publication, disabled } = readObject(given);
  // Blocks without guid get a new one.
  const own = guid === undefined ? randomUUID() : readText(guid);
  if (!/^[\w-]{1,64}$/.test(own)) refuse();
  const fields = fieldsOfType(readText(code)) ?? refuse();
  const values = readObject(data ?? {});
  if (Object.keys(values).some((name) => !fields.some((field) => field.code === name))) refuse();
  const { from, to } = isEmpty(publication) ? {} : readObject(publication);
  const window = { from: readMoment(from), to: readMoment(to) };
  const valueOf = (field: BlockField): unknown => {
    const place = `${own}.${field.code}`;
    try {
      return readValue(field, values[field.code], files, !field.required && deleted.has(place));
    } catch (failure) {
      if (!(failure instanceof InvalidBlocks)) throw failure;
      errors[place] = failure.code;
      return emptyValue(field);
    }
  };
  return {
    guid: own,
    code: readText(code),
    id: readText(id ?? ''),
    publication: window.from === null && window.to === null ? null : window,
    disabled: readFlag(disabled ?? 0) === 1,
    data: Object.fromEntries(fields.map((field) => [field.code, valueOf(field)])),
  };
};

/**
 * Parses the JSON of blocks. Null for invalid JSON, types or fields; `wrong` names invalid values. Missing values are
 * empty; `validateBlocks` checks required ones.
 * @param find looks up all locations at once
 */
export const readBlocks = async (
  json: string,
  find: (locations: readonly string[]) => Promise<ResolvedFiles>,
): Promise<{ readonly blocks: readonly StoredBlock[]; readonly wrong: BlockErrors } | null> => {
  try {
    const given: unknown = json === '' ? [] : JSON.parse(json);
    if (!Array.isArray(given) || given.length > MAX_BLOCKS) return null;
    const named = await find(collectLocations(given));
    const wrong: Record<string, FieldCode> = {};
    return { blocks: given.map((block: unknown) => readBlock(block, named, wrong)), wrong };
  } catch (failure) {
    if (failure instanceof InvalidBlocks || failure instanceof SyntaxError) return null;
    throw failure;
  }
};
