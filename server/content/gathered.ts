import { mediaNamesIn } from '../library/published/file-references';
import { fieldsOfType, type TypeField } from './block-types';
import type { ItemState, StoredBlock, StoredHighlight, StoredSlide } from './item-state';

/** A field of a stored block with what it holds; fields of a type that is not known any more are left out. */
const valuesOf = (
  blocks: readonly StoredBlock[],
): readonly { readonly place: string; readonly field: TypeField; readonly value: unknown }[] =>
  blocks.flatMap(({ guid, code, data }) =>
    (fieldsOfType(code) ?? []).map((field) => ({ place: `${guid}.${field.code}`, field, value: data[field.code] })),
  );

/** The files that blocks show, by their identities, with the place of each: `{guid}.{field}`. */
export const filesInBlocks = (
  blocks: readonly StoredBlock[],
): readonly { readonly place: string; readonly file: number }[] =>
  valuesOf(blocks).flatMap(({ place, field: { type }, value }) => {
    // What is stored was read by the same types.
    const found =
      type === 'image'
        ? [value as number | null | undefined]
        : type === 'files'
          ? ((value ?? []) as number[]) // as above
          : type === 'slideshow'
            ? ((value ?? []) as StoredSlide[]).map(({ image }) => image)
            : []; // as above
    return found.flatMap((file) => (file === null || file === undefined ? [] : [{ place, file }]));
  });

/** What blocks lead to, by the call that suggests it, with the place of each: `{guid}.{field}`. */
export const choicesInBlocks = (
  blocks: readonly StoredBlock[],
): readonly {
  readonly place: string;
  readonly source: NonNullable<TypeField['source']>;
  readonly ids: readonly number[];
}[] =>
  valuesOf(blocks).flatMap(({ place, field: { type, source }, value }) => {
    if (source !== undefined) return [{ place, source, ids: (value ?? []) as number[] }]; // what is stored was read by the same types
    if (type !== 'categories' && type !== 'branches') return [];
    return [
      {
        place,
        source: type === 'categories' ? 'category' : 'branch',
        ids: ((value ?? []) as StoredHighlight[]).map(({ id }) => id),
      },
    ]; // as above
  });

const htmlIn = (state: ItemState): readonly string[] => [
  state.intro,
  state.recap,
  state.notes,
  ...valuesOf(state.blocks).flatMap(({ field: { type }, value }) =>
    type === 'editor' && typeof value === 'string' ? [value] : [],
  ),
];

/** The files that an item shows, by their identities. */
export const filesOf = ({ image, cover, shareImage, blocks }: ItemState): readonly number[] => [
  ...new Set(
    [image, cover, shareImage].filter((id) => id !== null).concat(filesInBlocks(blocks).map(({ file }) => file)),
  ),
];

/** The last names of the library's addresses in the HTML of an item. Rule R-LIB-12. */
export const mediaOf = (state: ItemState): readonly string[] => [...new Set(htmlIn(state).flatMap(mediaNamesIn))];
