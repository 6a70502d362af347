import type { Database } from '../database/database';
import { filesAt } from '../library/published/shown-files';
import type { FieldCode } from '../shared/refusal';
import { labelsOf } from './choice-labels';
import type { ChoiceSource } from './choice-sources';
import { choicesInBlocks } from './gathered';
import { withPlain, type Sent } from './item-fields';
import type { ItemState, StoredBlock } from './item-state';
import { readBlocks } from './read-blocks';

type Db = Pick<Database, 'execute'>;
/** What was refused of a save, by its name on the wire. */
export type Wrong = Readonly<Record<string, FieldCode>>;

/** The state that a save asks for, and what of it could not be taken. */
export interface Settled {
  readonly state: ItemState;
  readonly wrong: Wrong;
}

const NAMES = { image: 'image', cover: 'cover', shareImage: 'meta_og_image' } as const;
const PICTURES = Object.keys(NAMES) as (keyof typeof NAMES)[]; // its own keys

/** Finds out what the locations and identities of a form stand for, on this website. What the item had already may be gone; it is let go of. */
export const settleItem = async (db: Db, website: number, stored: ItemState, sent: Sent): Promise<Settled> => {
  const wrong: Record<string, FieldCode> = Object.fromEntries(sent.unread.map((name) => [name, 'VALUE_NOT_VALID' as const]));
  const plain = withPlain(stored, sent);
  const blocks = sent.content === undefined ? stored.blocks : await readBlocks(sent.content, (locations) => filesAt(db, locations));
  if (blocks === null) wrong['content'] = 'BLOCKS_NOT_VALID';
  else if (!(await choicesAreThere(db, website, stored.blocks, blocks))) wrong['content'] = 'BLOCKS_NOT_VALID';
  const files = await filesAt(db, Object.values(sent.pictures));
  const pictures: Partial<Record<keyof typeof NAMES, number | null>> = {};
  for (const field of PICTURES) {
    const location = sent.pictures[field];
    if (location === undefined) continue;
    const file = files.get(location);
    if (location !== '' && file?.isPicture !== true) wrong[NAMES[field]] = 'FILE_NOT_FOUND';
    pictures[field] = file?.id ?? null;
  }
  const chosen = await chosenOf(db, website, stored, sent, wrong);
  return { state: { ...plain, ...pictures, ...chosen, blocks: blocks ?? [] }, wrong };
};

const chosenOf = async (db: Db, website: number, stored: ItemState, { one, many }: Sent, wrong: Record<string, FieldCode>): Promise<Partial<ItemState>> => {
  const wanted = [
    ...one.map(({ field, name, source, id }) => ({ field, name, source, ids: id === null ? [] : [id], had: [stored[field] ?? 0], single: true })),
    ...many.map(({ field, name, source, ids }) => ({ field, name, source, ids, had: stored[field], single: false })),
  ];
  const chosen: Record<string, unknown> = {};
  for (const { field, name, source, ids, had, single } of wanted) {
    const labels = await labelsOf(db, source, website, ids);
    const there = ids.filter((id) => labels.has(id));
    if (ids.some((id) => !labels.has(id) && !had.includes(id))) wrong[name] = 'VALUE_NOT_VALID';
    chosen[field] = single ? there[0] ?? null : there;
  }
  return chosen;
};

/** Whether everything that blocks lead to is there, or was chosen before it went. */
const choicesAreThere = async (db: Db, website: number, before: readonly StoredBlock[], blocks: readonly StoredBlock[]): Promise<boolean> => {
  const bySource = (all: readonly StoredBlock[]): ReadonlyMap<ChoiceSource, ReadonlySet<number>> => {
    const found = new Map<ChoiceSource, Set<number>>();
    for (const { source, ids } of choicesInBlocks(all)) found.set(source, new Set([...found.get(source) ?? [], ...ids]));
    return found;
  };
  const had = bySource(before);
  for (const [source, ids] of bySource(blocks)) {
    const added = [...ids].filter((id) => had.get(source)?.has(id) !== true);
    const labels = await labelsOf(db, source, website, added);
    if (added.some((id) => !labels.has(id))) return false;
  }
  return true;
};
