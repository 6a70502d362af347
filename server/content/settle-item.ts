import type { Database } from '../database/database';
import { findFilesByLocation, findFilesById } from '../library/published/file-references';
import type { FieldCode } from '../shared/refusal';
import { labelsOf } from './choice-labels';
import type { ChoiceSource } from './choice-sources';
import { choicesInBlocks, filesInBlocks } from './gathered';
import { withPlain, type Sent } from './item-fields';
import type { ItemState, StoredBlock } from './item-state';
import { readBlocks, type Named, type WrongPlaces } from './read-blocks';

type Db = Pick<Database, 'execute'>;
/** What was refused of a save, by its name on the wire; inside blocks also by `content.{guid}.{field}`. */
export type Wrong = Readonly<Record<string, FieldCode>>;

/** The state that a save asks for, and what of it could not be taken. */
export interface Settled {
  readonly state: ItemState;
  readonly wrong: Wrong;
}

const NAMES = { image: 'image', cover: 'cover', shareImage: 'meta_og_image' } as const;
const PICTURES = Object.keys(NAMES) as (keyof typeof NAMES)[]; // its own keys

/**
 * Finds out what the locations and identities of a form stand for, on this website. What the item had already may be
 * gone; it is let go of.
 */
export const settleItem = async (db: Db, website: number, stored: ItemState, sent: Sent): Promise<Settled> => {
  const wrong: Record<string, FieldCode> = Object.fromEntries(
    sent.unread.map((name) => [name, 'VALUE_NOT_VALID' as const]),
  );
  const plain = withPlain(stored, sent);
  const read =
    sent.content === undefined
      ? { blocks: stored.blocks, wrong: {} }
      : await readBlocks(sent.content, (locations) => namedIn(db, stored.blocks, locations));
  const places = Object.entries({
    ...read?.wrong,
    ...(await lostChoices(db, website, stored.blocks, read?.blocks ?? [])),
  });
  if (read === null || places.length > 0) wrong['content'] = 'BLOCKS_NOT_VALID';
  for (const [place, code] of places) wrong[`content.${place}`] = code;
  const files = await findFilesByLocation(db, Object.values(sent.pictures));
  const pictures: Partial<Record<keyof typeof NAMES, number | null>> = {};
  for (const field of PICTURES) {
    const location = sent.pictures[field];
    if (location === undefined) continue;
    const file = files.get(location);
    if (location !== '' && file?.isImage !== true) wrong[NAMES[field]] = 'FILE_NOT_FOUND';
    pictures[field] = file?.id ?? null;
  }
  const chosen = await chosenOf(db, website, stored, sent, wrong);
  return { state: { ...plain, ...pictures, ...chosen, blocks: read?.blocks ?? [] }, wrong };
};

const chosenOf = async (
  db: Db,
  website: number,
  stored: ItemState,
  { one, many }: Sent,
  wrong: Record<string, FieldCode>,
): Promise<Partial<ItemState>> => {
  const wanted = [
    ...one.map(({ field, name, source, id }) => ({
      field,
      name,
      source,
      ids: id === null ? [] : [id],
      had: [stored[field] ?? 0],
      single: true,
    })),
    ...many.map(({ field, name, source, ids }) => ({ field, name, source, ids, had: stored[field], single: false })),
  ];
  const chosen: Record<string, unknown> = {};
  for (const { field, name, source, ids, had, single } of wanted) {
    const labels = await labelsOf(db, source, website, ids);
    const there = ids.filter((id) => labels.has(id));
    if (ids.some((id) => !labels.has(id) && !had.includes(id))) wrong[name] = 'VALUE_NOT_VALID';
    chosen[field] = single ? (there[0] ?? null) : there;
  }
  return chosen;
};

/** The files at these locations; where one is missing, also the places whose stored files are gone. */
const namedIn = async (db: Db, before: readonly StoredBlock[], locations: readonly string[]): Promise<Named> => {
  const files = await findFilesByLocation(db, locations);
  if (locations.every((location) => files.has(location))) return { files, gone: new Set() };
  const had = filesInBlocks(before);
  const there = await findFilesById(
    db,
    had.map(({ file }) => file),
  );
  return { files, gone: new Set(had.flatMap(({ place, file }) => (there.has(file) ? [] : [place]))) };
};

/** The places that lead to what is not there, or not on this website; what was chosen before may have gone since. */
const lostChoices = async (
  db: Db,
  website: number,
  before: readonly StoredBlock[],
  blocks: readonly StoredBlock[],
): Promise<WrongPlaces> => {
  const had = new Map<ChoiceSource, Set<number>>();
  for (const { source, ids } of choicesInBlocks(before)) had.set(source, new Set([...(had.get(source) ?? []), ...ids]));
  const added = choicesInBlocks(blocks).map(({ place, source, ids }) => ({
    place,
    source,
    ids: ids.filter((id) => had.get(source)?.has(id) !== true),
  }));
  const lost: Record<string, FieldCode> = {};
  for (const source of new Set(added.flatMap((one) => (one.ids.length > 0 ? [one.source] : [])))) {
    const asked = added.filter((one) => one.source === source);
    const labels = await labelsOf(
      db,
      source,
      website,
      asked.flatMap(({ ids }) => ids),
    );
    for (const { place, ids } of asked) if (ids.some((id) => !labels.has(id))) lost[place] = 'VALUE_NOT_VALID';
  }
  return lost;
};
