import { isRight } from 'fp-ts/Either';
import type { PictureReference } from '../../../../domain/library/published/picture-reference';
import type { DetailOf, Kind } from '../../../../domain/shared/resource';
import type { PlainMemory } from '../../shared/plain.memory';
import { rejected } from '../../shared/refusals';
import type { MemoryFiles } from './memory-files';

/** The one picture of a kind of record. */
export interface PictureOf<Draft> {
  /** What the library calls the kind of record. */
  readonly module: string;
  /** The field that is refused when there is no such picture. */
  readonly field: string;
  readonly titleOf: (draft: Draft) => string;
  readonly of: (draft: Draft) => PictureReference | null;
  readonly put: <Held extends Draft>(draft: Held, picture: PictureReference | null) => Held;
  /** Whether it may be any file; only an image without it. */
  readonly anyFile?: boolean;
}

type Shown<K extends Kind> = Required<Pick<PlainMemory<K>, 'refusal' | 'shown' | 'saved' | 'gone'>>;

/**
 * What a plain module adds for records that show a picture: it follows its file, and goes with it. Rule R-LIB-12.
 * @param seed those that are there from the start
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
    gone: (id) => {
      files.forget({ module, id });
    },
  };
};
