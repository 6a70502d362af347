import type { Block, BlockField } from '../../../domain/content/block';
import type { PictureReference } from '../../../domain/library/published/picture-reference';
import { blockTypesIn } from './block-types.seed';

/** Short form of a block: its type and field values; a file is its path, a button is `words > address`. */
export type BlockOutline = readonly [code: string, values?: Readonly<Record<string, string>>, more?: Partial<Block>];

const TYPES = blockTypesIn('nl');

const filled = (field: BlockField, value: string, show: (path: string) => PictureReference | null): BlockField => {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'editor':
      return { ...field, value };
    case 'select':
    case 'radio':
      return { ...field, value };
    case 'checkbox':
      return { ...field, value: value === '1' };
    case 'image':
      return { ...field, value: show(value) };
    case 'files':
      return {
        ...field,
        value: value
          .split(', ')
          .map(show)
          .filter((file) => file !== null),
      };
    case 'slideshow':
      return { ...field, value: value.split(', ').map((path) => ({ image: show(path), caption: '' })) };
    case 'button': {
      const [label = '', url = ''] = value.split(' > ');
      return { ...field, value: { label, url, style: 'red' } };
    }
    default:
      return field;
  }
};

/** Blocks of the seed. @param owner prefix of their guids @param show finds a library file */
export const blocksFrom = (
  owner: string,
  outlines: readonly BlockOutline[],
  show: (path: string) => PictureReference | null,
): readonly Block[] =>
  outlines.flatMap(([code, values = {}, more], place) => {
    const type = TYPES.find((known) => known.code === code);
    if (type === undefined) return [];
    const fields = type.fields.map((field) =>
      values[field.code] === undefined ? field : filled(field, values[field.code] ?? '', show),
    );
    return [{ ...type, guid: `${owner}-${String(place + 1)}`, fields, ...more }];
  });
