import type { BlockField } from '../../../domain/content/block';
import type { ContentDraft } from '../../../domain/content/content-item';
import type { PictureReference } from '../../../domain/library/published/picture-reference';

type Pictured = Pick<ContentDraft, 'image' | 'cover' | 'meta' | 'blocks'>;
type Change = (picture: PictureReference) => PictureReference | null;

const inField = (field: BlockField, change: Change): BlockField => {
  switch (field.type) {
    case 'image':
      return { ...field, value: field.value && change(field.value) };
    case 'files':
      return { ...field, value: field.value.map(change).filter((file) => file !== null) };
    case 'slideshow':
      return { ...field, value: field.value.map((slide) => ({ ...slide, image: slide.image && change(slide.image) })) };
    default:
      return field;
  }
};

/** Replaces all pictures and files of an item; null clears the place. */
export const withPictures = <Item extends Pictured>(item: Item, change: Change): Item => ({
  ...item,
  image: item.image && change(item.image),
  cover: item.cover && change(item.cover),
  meta: { ...item.meta, shareImage: item.meta.shareImage && change(item.meta.shareImage) },
  blocks: item.blocks.map((block) => ({ ...block, fields: block.fields.map((field) => inField(field, change)) })),
});

const pathsSeen = (look: (change: Change) => unknown): readonly string[] => {
  const paths: string[] = [];
  look((picture) => {
    paths.push(picture.path);
    return picture;
  });
  return paths;
};

/** Paths of the pictures and files in an item. */
export const pathsIn = (item: Pictured): readonly string[] => pathsSeen((change) => withPictures(item, change));

/** Paths of the pictures and files in a field of a block. */
export const pathsInField = (field: BlockField): readonly string[] => pathsSeen((change) => inField(field, change));
