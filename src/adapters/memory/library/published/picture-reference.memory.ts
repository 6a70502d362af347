import { isRight } from 'fp-ts/Either';
import type { PictureReference } from '../../../../domain/library/published/picture-reference';
import type { DetailOf, Kind } from '../../../../domain/shared/resource';
import type { PlainMemory } from '../../shared/plain.memory';
import { rejected } from '../../shared/refusals';
import type { MemoryFiles } from './memory-files';

/** The picture field of a kind of record. */
export interface PictureOf<Draft> {
  /** Name of the kind in the library's uses. */
  readonly module: string;
  /** The field that is refused if the picture does not exist. */
  readonly field: string;
  readonly titleOf: (draft: Draft) => string;
  readonly of: (draft: Draft) => PictureReference | null;
  readonly put: <Held extends Draft>(draft: Held, picture: PictureReference | null) => Held;
  /** Whether any file is allowed; by default only images. */
  readonly anyFile?: boolean;
}

type Shown<K extends Kind> = Required<Pick<PlainMemory<K>, 'refusal' | 'shown' | 'saved' | 'gone'>>;

/**
 * Adds a picture reference to a plain module: it follows the file when moved, and becomes empty when deleted. Rule
 * R-LIB-12.
 * @param seed the initial records
 */
export const showingPictures = <K extends Kind>(
  files: MemoryFiles,
  seed: readonly DetailOf<K>[],
  { module, field, titleOf, of, put, anyFile = false }: PictureOf<K['draft']>,
): Shown<K> => {
  const pathOf = (draft: K['draft']): string | undefined => of(draft)?.path;
  const saved = (record: DetailOf<K>): void => {
    const path = pathOf(record);
    files.use({ module, id: record.id }, titleOf(record), path === undefined ? [] : [path]);
  };
  for (const record of seed) saved(record);
  return {
    refusal: (draft, before) => {
      const path = pathOf(draft);
      if (path === undefined || (before !== null && path === pathOf(before))) return null;
      const file = files.file(path);
      return isRight(file) && (anyFile || file.right.shown.picture !== null) ? null : rejected([field]);
    },
    shown: (record) => {
      const path = pathOf(record);
      return path === undefined ? record : put(record, files.shownIn({ module, id: record.id }, path));
    },
    saved,
    gone: (id) => files.forget({ module, id }),
  };
};
