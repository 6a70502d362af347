import { namesInHtml } from '../library/published/shown-files';
import { fieldsOfType, type TypeField } from './block-types';
import type { ItemState, StoredBlock, StoredHighlight, StoredSlide } from './item-state';

/** A field of a stored block with what it holds; fields of a type that is not known any more are left out. */
const valuesOf = (blocks: readonly StoredBlock[]): readonly { readonly field: TypeField; readonly value: unknown }[] =>
  blocks.flatMap(({ code, data }) => (fieldsOfType(code) ?? []).map((field) => ({ field, value: data[field.code] })));

/** The files that blocks show, by their identities. */
const filesInBlocks = (blocks: readonly StoredBlock[]): readonly number[] => valuesOf(blocks).flatMap(({ field: { type }, value }) => {
  // What is stored was read by the same types.
  if (type === 'image') return value === null || value === undefined ? [] : [value as number];
  if (type === 'files') return (value ?? []) as number[]; // as above
  return type === 'slideshow' ? ((value ?? []) as StoredSlide[]).flatMap(({ image }) => (image === null ? [] : [image])) : []; // as above
});

/** What blocks lead to, by the call that suggests it. */
export const choicesInBlocks = (blocks: readonly StoredBlock[]): readonly { readonly source: NonNullable<TypeField['source']>; readonly ids: readonly number[] }[] =>
  valuesOf(blocks).flatMap(({ field: { type, source }, value }) => {
    if (source !== undefined) return [{ source, ids: (value ?? []) as number[] }]; // what is stored was read by the same types
    if (type !== 'categories' && type !== 'branches') return [];
    return [{ source: type === 'categories' ? 'category' : 'branch', ids: ((value ?? []) as StoredHighlight[]).map(({ id }) => id) }]; // as above
  });

const htmlIn = (state: ItemState): readonly string[] => [
  state.intro, state.recap, state.notes,
  ...valuesOf(state.blocks).flatMap(({ field: { type }, value }) => (type === 'editor' && typeof value === 'string' ? [value] : [])),
];

/** The files that an item shows, by their identities. */
export const filesOf = ({ image, cover, shareImage, blocks }: ItemState): readonly number[] =>
  [...new Set([image, cover, shareImage].filter((id) => id !== null).concat(filesInBlocks(blocks)))];

/** The last names of the library's addresses in the HTML of an item. Rule R-LIB-12. */
export const mediaOf = (state: ItemState): readonly string[] => [...new Set(htmlIn(state).flatMap(namesInHtml))];
