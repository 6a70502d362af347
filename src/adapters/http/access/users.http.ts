import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import type { ResourceGateway } from '../../../application/shared/ports/resource-gateway.port';
import type { User, UserDraft, UserFilter, UserRow } from '../../../domain/access/user';
import type { Failure } from '../../../domain/shared/failure';
import type { Http } from '../shared/http';
import { httpGateway } from '../shared/resource-gateway.http';
import { usersCodec } from './users.codec';

/** Users over HTTP. An API that has no `DELETE user/{id}` is asked for a bulk deletion of one user. */
export const usersHttp = (http: Http): ResourceGateway<UserRow, User, UserDraft, UserFilter> => {
  const gateway = httpGateway(http, usersCodec);
  return {
    ...gateway,
    removeOne: (request, options) =>
      pipe(
        gateway.removeOne(request, options),
        taskEither.orElse((failure) =>
          failure.kind !== 'NotFound'
            ? taskEither.left(failure)
            : pipe(
                gateway.remove([request.id], options),
                taskEither.chain(({ refused: [kept] }) =>
                  kept === undefined
                    ? taskEither.right(undefined)
                    : taskEither.left<Failure>({ kind: kept.code === 'NOT_FOUND' ? 'NotFound' : 'Forbidden' }),
                ),
              ),
        ),
      ),
  };
};
