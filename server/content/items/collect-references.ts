import { mediaNamesIn } from '../../library/published/file-references';
import { fieldsOfType, type BlockField } from '../blocks/block-types';
import type { ItemState, StoredBlock, StoredHighlight, StoredSlide } from './item-state';

/** Lists the field values of blocks; skips unknown block types. */
const fieldValues = (
  blocks: readonly StoredBlock[],
): readonly { readonly place: string; readonly field: BlockField; readonly value: unknown }[] =>
  blocks.flatMap(({ guid, code, data }) =>
    (fieldsOfType(code) ?? []).map((field) => ({ place: `${guid}.${field.code}`, field, value: data[field.code] })),
  );

/** Lists the file ids in blocks with their places (`{guid}.{field}`). */
export const filesInBlocks = (
  blocks: readonly StoredBlock[],
): readonly { readonly place: string; readonly file: number }[] =>
  fieldValues(blocks).flatMap(({ place, field: { type }, value }) => {
    // cast: read-blocks.ts stores this type
    const found =
      type === 'image'
        ? [value as number | null | undefined]
        : type === 'files'
          ? ((value ?? []) as number[]) // cast: read-blocks.ts stores this type
          : type === 'slideshow'
            ? ((value ?? []) as StoredSlide[]).map(({ image }) => image)
            : []; // cast: read-blocks.ts stores this type
    return found.flatMap((file) => (file === null || file === undefined ? [] : [{ place, file }]));
  });

/** Lists the ids of chosen records in blocks with their places (`{guid}.{field}`). */
export const choicesInBlocks = (
  blocks: readonly StoredBlock[],
): readonly {
  readonly place: string;
  readonly source: NonNullable<BlockField['source']>;
  readonly ids: readonly number[];
}[] =>
  fieldValues(blocks).flatMap(({ place, field: { type, source }, value }) => {
    // Cast: read-blocks.ts stores this type.
    if (source !== undefined) return [{ place, source, ids: (value ?? []) as number[] }];
    if (type !== 'categories' && type !== 'branches') return [];
    return [
      {
        place,
        source: type === 'categories' ? 'category' : 'branch',
        ids: ((value ?? []) as StoredHighlight[]).map(({ id }) => id),
      },
    ]; // cast: read-blocks.ts stores this type
  });

/** The HTML in blocks. */
const htmlInBlocks = (blocks: readonly StoredBlock[]): readonly string[] =>
  fieldValues(blocks).flatMap(({ field: { type }, value }) =>
    type === 'editor' && typeof value === 'string' ? [value] : [],
  );

const htmlIn = (state: ItemState): readonly string[] => [
  state.intro,
  state.recap,
  state.notes,
  ...htmlInBlocks(state.blocks),
];

export const filesInItem = ({ image, cover, shareImage, blocks }: ItemState): readonly number[] => [
  ...new Set(
    [image, cover, shareImage].filter((id) => id !== null).concat(filesInBlocks(blocks).map(({ file }) => file)),
  ),
];

const mediaNamesInAll = (html: readonly string[]): readonly string[] => [...new Set(html.flatMap(mediaNamesIn))];

/** File names in the media URLs of an item's HTML. Rule R-LIB-12. */
export const mediaNamesInItem = (state: ItemState): readonly string[] => mediaNamesInAll(htmlIn(state));

/** File names in the media URLs of the HTML in blocks. Rule R-LIB-12. */
export const mediaNamesInBlocks = (blocks: readonly StoredBlock[]): readonly string[] =>
  mediaNamesInAll(htmlInBlocks(blocks));
