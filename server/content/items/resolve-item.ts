import type { Database } from '../../database/database';
import { findFilesByLocation, findFilesById } from '../../library/published/file-references';
import type { FieldCode } from '../../shared/refusal';
import { labelsOf } from '../choices/choice-labels';
import type { ChoiceSource } from '../choices/choice-sources';
import { choicesInBlocks, filesInBlocks } from './collect-references';
import { applyScalars, type ItemForm } from './item-fields';
import type { ItemState, StoredBlock } from './item-state';
import { readBlocks, type ResolvedFiles, type BlockErrors } from '../blocks/read-blocks';

type Db = Pick<Database, 'execute'>;
/** By wire name; errors in blocks also by `content.{guid}.{field}`. */
export type FieldErrors = Readonly<Record<string, FieldCode>>;

/** The requested state and its field errors. */
export interface ResolvedItem {
  readonly state: ItemState;
  readonly errors: FieldErrors;
}

const IMAGE_WIRE_NAMES = { image: 'image', cover: 'cover', shareImage: 'meta_og_image' } as const;
const IMAGE_KEYS = Object.keys(IMAGE_WIRE_NAMES) as (keyof typeof IMAGE_WIRE_NAMES)[]; // its own keys

/**
 * Resolves the locations and ids of a form on this website.
 * References that the stored item has already may be missing; they are removed.
 */
export const resolveItem = async (
  db: Db,
  website: number,
  stored: ItemState,
  sent: ItemForm,
): Promise<ResolvedItem> => {
  const wrong: Record<string, FieldCode> = Object.fromEntries(
    sent.invalid.map((name) => [name, 'VALUE_NOT_VALID' as const]),
  );
  const scalars = applyScalars(stored, sent);
  const read =
    sent.content === undefined
      ? { blocks: stored.blocks, wrong: {} }
      : await readBlocks(sent.content, (locations) => resolveFiles(db, stored.blocks, locations));
  const blockErrors = Object.entries({
    ...read?.wrong,
    ...(await missingChoices(db, website, stored.blocks, read?.blocks ?? [])),
  });
  if (read === null || blockErrors.length > 0) wrong['content'] = 'BLOCKS_NOT_VALID';
  for (const [place, code] of blockErrors) wrong[`content.${place}`] = code;
  const files = await findFilesByLocation(db, Object.values(sent.images));
  const images: Partial<Record<keyof typeof IMAGE_WIRE_NAMES, number | null>> = {};
  for (const field of IMAGE_KEYS) {
    const location = sent.images[field];
    if (location === undefined) continue;
    const file = files.get(location);
    if (location !== '' && file?.isImage !== true) wrong[IMAGE_WIRE_NAMES[field]] = 'FILE_NOT_FOUND';
    images[field] = file?.id ?? null;
  }
  const chosen = await resolveChoices(db, website, stored, sent, wrong);
  return { state: { ...scalars, ...images, ...chosen, blocks: read?.blocks ?? [] }, errors: wrong };
};

const resolveChoices = async (
  db: Db,
  website: number,
  stored: ItemState,
  { singleChoices, multipleChoices }: ItemForm,
  errors: Record<string, FieldCode>,
): Promise<Partial<ItemState>> => {
  const wanted = [
    ...singleChoices.map(({ field, name, source, id }) => ({
      field,
      name,
      source,
      ids: id === null ? [] : [id],
      had: [stored[field] ?? 0],
      single: true,
    })),
    ...multipleChoices.map(({ field, name, source, ids }) => ({
      field,
      name,
      source,
      ids,
      had: stored[field],
      single: false,
    })),
  ];
  const chosen: Record<string, unknown> = {};
  for (const { field, name, source, ids, had, single } of wanted) {
    const labels = await labelsOf(db, source, website, ids);
    const there = ids.filter((id) => labels.has(id));
    if (ids.some((id) => !labels.has(id) && !had.includes(id))) errors[name] = 'VALUE_NOT_VALID';
    chosen[field] = single ? (there[0] ?? null) : there;
  }
  return chosen;
};

/** Files by location; if one is missing, also the places whose stored file was deleted. */
const resolveFiles = async (
  db: Db,
  before: readonly StoredBlock[],
  locations: readonly string[],
): Promise<ResolvedFiles> => {
  const files = await findFilesByLocation(db, locations);
  if (locations.every((location) => files.has(location))) return { files, deleted: new Set() };
  const had = filesInBlocks(before);
  const there = await findFilesById(
    db,
    had.map(({ file }) => file),
  );
  return { files, deleted: new Set(had.flatMap(({ place, file }) => (there.has(file) ? [] : [place]))) };
};

/** Places with new references to missing records; references that were stored before are allowed. */
const missingChoices = async (
  db: Db,
  website: number,
  before: readonly StoredBlock[],
  blocks: readonly StoredBlock[],
): Promise<BlockErrors> => {
  const previous = new Map<ChoiceSource, Set<number>>();
  for (const { source, ids } of choicesInBlocks(before))
    previous.set(source, new Set([...(previous.get(source) ?? []), ...ids]));
  const added = choicesInBlocks(blocks).map(({ place, source, ids }) => ({
    place,
    source,
    ids: ids.filter((id) => previous.get(source)?.has(id) !== true),
  }));
  const errors: Record<string, FieldCode> = {};
  for (const source of new Set(added.flatMap((one) => (one.ids.length > 0 ? [one.source] : [])))) {
    const asked = added.filter((one) => one.source === source);
    const labels = await labelsOf(
      db,
      source,
      website,
      asked.flatMap(({ ids }) => ids),
    );
    for (const { place, ids } of asked) if (ids.some((id) => !labels.has(id))) errors[place] = 'VALUE_NOT_VALID';
  }
  return errors;
};
