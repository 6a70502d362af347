import type { Database } from '../../database/database';
import { findFilesByLocation } from '../../library/published/file-references';
import type { FieldCode } from '../../shared/refusal';
import { labelsOf } from '../choices/choice-labels';
import { applyScalars, type ItemForm } from './item-fields';
import type { ItemState } from './item-state';
import { resolveBlocks, type FieldErrors } from '../blocks/resolve-blocks';

type Db = Pick<Database, 'execute'>;
export type { FieldErrors };

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
  const { blocks, errors } = await resolveBlocks(db, website, stored.blocks, sent.content);
  Object.assign(wrong, errors);
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
  return { state: { ...scalars, ...images, ...chosen, blocks }, errors: wrong };
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
