import { either, taskEither } from 'fp-ts';
import { isRight } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { ResourceGateway } from '../../../../application/shared/ports/resource-gateway.port';
import type { PictureReference } from '../../../../domain/library/published/picture-reference';
import type { Id } from '../../../../domain/shared/id';
import type { DetailOf, Kind } from '../../../../domain/shared/resource';
import { sameValue } from '../../../../domain/shared/same-value';
import { rejected } from '../../shared/memory-gateway';
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

/**
 * The gateway of records that show a picture, known to the library: it follows its file, and goes with it. Rule
 * R-LIB-12. @param seed those that are there from the start
 */
export const showingPictures = <K extends Kind>(
  gateway: ResourceGateway<K>,
  files: MemoryFiles,
  seed: readonly DetailOf<K>[],
  { module, field, titleOf, of, put, anyFile = false }: PictureOf<K['draft']>,
): ResourceGateway<K> => {
  const useOf = (id: Id) => ({ module, id });
  const showing = (id: Id, draft: K['draft']): void => {
    const picture = of(draft);
    const file = picture === null ? either.left(null) : files.file(picture.path);
    files.use(useOf(id), isRight(file) ? { title: titleOf(draft), file: file.right.id } : null);
  };
  const isThere = (picture: PictureReference | null): boolean =>
    picture === null ||
    pipe(
      files.file(picture.path),
      either.exists(({ shown }) => anyFile || shown.picture !== null),
    );
  const forget = (...ids: readonly Id[]): void => {
    for (const id of ids) files.use(useOf(id), null);
  };
  for (const record of seed) showing(record.id, record);
  return {
    ...gateway,
    get: (id, options) =>
      pipe(
        gateway.get(id, options),
        taskEither.map(({ record, version }) => {
          const picture = of(record);
          return { record: put(record, picture && files.shownBy(useOf(id), picture.path)), version };
        }),
      ),
    save: (request, options) =>
      sameValue(of(request.draft), of(request.before)) || isThere(of(request.draft))
        ? pipe(
            gateway.save(request, options),
            taskEither.map((saved) => {
              showing(saved.id, request.draft);
              return saved;
            }),
          )
        : taskEither.left(rejected([field])),
    remove: (ids, options) =>
      pipe(
        gateway.remove(ids, options),
        taskEither.map((report) => {
          forget(...ids.filter((id) => !report.refused.some((kept) => kept.id === id)));
          return report;
        }),
      ),
    removeOne: (request, options) =>
      pipe(
        gateway.removeOne(request, options),
        taskEither.map(() => {
          forget(request.id);
        }),
      ),
  };
};
