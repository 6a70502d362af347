import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import { fileRecordOf, type FileRecordKind } from '../../domain/library/file-record';
import type { Failure } from '../../domain/shared/failure';
import { changedFields } from '../../domain/shared/merge';
import type { Answer } from '../shared/ports/call';
import type { ResourceGateway } from '../shared/ports/resource-gateway.port';
import type { Library } from './ports/library.port';
import { removeWith } from './remove-from';

const noSuchCall: Answer<never> = taskEither.left<Failure>({ kind: 'NotOffered' });

/** Maps a taken name to its field. */
const atItsField = (failure: Failure): Failure =>
  failure.kind === 'Conflict'
    ? { kind: 'FieldsRejected', code: failure.code, fields: { name: 'NAME_IN_USE' } }
    : failure;

/** Library files behind the generic record gateway; lists are not supported. Rule R-LIB-02. */
export const fileGatewayOf = (library: Library): ResourceGateway<FileRecordKind> => ({
  get: (path, options) =>
    pipe(
      library.file(path, options),
      taskEither.map((file) => ({ record: fileRecordOf(file), version: file.version })),
    ),
  save: ({ id, version, draft, before }, options) => {
    // Files are created by upload only.
    if (id === null) return noSuchCall;
    const changes = Object.fromEntries(changedFields(before, draft).map((field) => [field, draft[field]]));
    return pipe(
      library.saveDetails(id, changes, version, options),
      taskEither.mapLeft(atItsField),
      taskEither.map((path) => ({ id: path })),
    );
  },
  removeOne: ({ id }) => removeWith(library)(id, (path) => library.file(path)),
  list: () => noSuchCall,
  toggle: () => noSuchCall,
  remove: () => noSuchCall,
});
