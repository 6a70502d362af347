import type { Database } from '../../database/database';
import type { Caller } from '../../shared/endpoint';
import { storableAmong } from '../../shared/references';
import type { FieldCode } from '../../shared/refusal';
import { labelsOf } from '../choices/choice-labels';
import { applyScalars, type ItemForm } from './item-fields';
import type { ItemState } from './item-state';
import { resolveBlocks, type FieldErrors, type ExistingReferences } from '../blocks/resolve-blocks';

type Db = Pick<Database, 'execute'>;
export type { FieldErrors };

/** The requested state and its field errors. */
export interface ResolvedItem {
  readonly state: ItemState;
  readonly errors: FieldErrors;
}

const IMAGE_WIRE_NAMES = { image: 'image', cover: 'cover', shareImage: 'meta_og_image' } as const;
// Cast: `Object` functions widen keys to `string`.
const IMAGE_KEYS = Object.keys(IMAGE_WIRE_NAMES) as (keyof typeof IMAGE_WIRE_NAMES)[];

/**
 * Resolves the locations and ids of a form on the caller's website. Removes references of the stored item that no
 * longer exist. Rule R-SHR-53.
 */
export const resolveItem = async (
  db: Db,
  caller: Caller,
  stored: ItemState,
  sent: ItemForm,
  held: ExistingReferences,
): Promise<ResolvedItem> => {
  const wrong: Record<string, FieldCode> = Object.fromEntries(
    sent.invalid.map((name) => [name, 'VALUE_NOT_VALID' as const]),
  );
  const scalars = applyScalars(stored, sent);
  const locations = Object.values(sent.images).filter((location) => location !== '');
  const { blocks, errors, files } = await resolveBlocks(db, caller, stored.blocks, sent.content, held, locations);
  Object.assign(wrong, errors);
  const images: Partial<Record<keyof typeof IMAGE_WIRE_NAMES, number | null>> = {};
  for (const field of IMAGE_KEYS) {
    const location = sent.images[field];
    if (location === undefined) continue;
    const file = files.get(location);
    if (location !== '' && file?.isImage !== true) wrong[IMAGE_WIRE_NAMES[field]] = 'FILE_NOT_FOUND';
    images[field] = file?.id ?? null;
  }
  const chosen = await resolveChoices(db, caller, sent, wrong, held);
  return { state: { ...scalars, ...images, ...chosen, blocks }, errors: wrong };
};

const resolveChoices = async (
  db: Db,
  caller: Caller,
  { singleChoices, multipleChoices }: ItemForm,
  errors: Record<string, FieldCode>,
  held: ExistingReferences,
): Promise<Partial<ItemState>> => {
  const wanted = [
    ...singleChoices.map(({ field, name, source, id }) => ({
      field,
      name,
      source,
      ids: id === null ? [] : [id],
      single: true,
    })),
    ...multipleChoices.map(({ field, name, source, ids }) => ({ field, name, source, ids, single: false })),
  ];
  const chosen: Record<string, unknown> = {};
  const labels = await labelsOf(db, caller.website, wanted);
  for (const { field, name, source, ids, single } of wanted) {
    const storable = storableAmong(caller, source, ids, held.choices(source), labels(source));
    const there = ids.filter((id) => storable.has(id) && labels(source).has(id));
    if (ids.some((id) => !storable.has(id))) errors[name] = 'VALUE_NOT_VALID';
    chosen[field] = single ? (there[0] ?? null) : there;
  }
  return chosen;
};
