import { isRight } from 'fp-ts/Either';
import type { BlockField } from '../../../domain/content/block';
import type { ContentDraft } from '../../../domain/content/content-item';
import type { PictureReference } from '../../../domain/library/published/picture-reference';
import type { Id } from '../../../domain/shared/id';
import type { MemoryFiles } from '../library/published/memory-files';

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

/** The pictures and files that a field of a block holds. */
export const picturesInField = (field: BlockField): readonly PictureReference[] => {
  switch (field.type) {
    case 'image':
      return field.value === null ? [] : [field.value];
    case 'files':
      return field.value;
    case 'slideshow':
      return field.value.flatMap(({ image }) => (image === null ? [] : [image]));
    default:
      return [];
  }
};

const withPictures = <Item extends Pictured>(item: Item, change: Change): Item => ({
  ...item,
  image: item.image && change(item.image),
  cover: item.cover && change(item.cover),
  meta: { ...item.meta, shareImage: item.meta.shareImage && change(item.meta.shareImage) },
  blocks: item.blocks.map((block) => ({ ...block, fields: block.fields.map((field) => inField(field, change)) })),
});

const picturesIn = ({ image, cover, meta, blocks }: Pictured): readonly PictureReference[] => [
  ...[image, cover, meta.shareImage].filter((picture) => picture !== null),
  ...blocks.flatMap(({ fields }) => fields.flatMap(picturesInField)),
];

interface Kept {
  /** What stood at every path that the item ever had, its history too. */
  readonly known: ReadonlyMap<string, Id>;
  /** What it shows now. */
  readonly shows: ReadonlySet<Id>;
}

const NOTHING: Kept = { known: new Map(), shows: new Set() };

/**
 * Which files items show, by a key of each item: they follow their files wherever these go, and let go of what is
 * deleted. Rule R-LIB-12.
 */
export class KeptPictures {
  private readonly kept = new Map<string, Kept>();

  constructor(private readonly library: MemoryFiles) {}

  /** An item was saved: what stands at its paths now, or stood there when they were chosen. */
  keep(key: string, item: Pictured): void {
    const { known } = this.of(key);
    const found = picturesIn(item).flatMap(({ path }) => {
      const file = this.library.file(path);
      const id = known.get(path) ?? (isRight(file) ? file.right.id : null);
      return id === null ? [] : [[path, id] as const];
    });
    this.kept.set(key, { known: new Map([...known, ...found]), shows: new Set(found.map(([, id]) => id)) });
  }

  forget(key: string): void {
    this.kept.delete(key);
  }

  /** The item with its files as they are now. */
  shown<Item extends Pictured>(key: string, item: Item): Item {
    const { known } = this.of(key);
    return withPictures(item, ({ path }) => this.library.shownAs(known.get(path) ?? null));
  }

  shows(key: string, file: Id): boolean {
    return this.of(key).shows.has(file);
  }

  private of(key: string): Kept {
    return this.kept.get(key) ?? NOTHING;
  }
}
