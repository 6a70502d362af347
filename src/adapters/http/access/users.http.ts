import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import type { ResourceGateway } from '../../../application/shared/ports/resource-gateway.port';
import type { UserKind } from '../../../domain/access/user';
import { mayChangeSuperuser, type SuperuserChange } from '../../../domain/access/superuser.rule';
import { isAbsent, type Failure } from '../../../domain/shared/failure';
import type { Id } from '../../../domain/shared/id';
import type { Http } from '../shared/http';
import { httpGateway } from '../shared/resource-gateway.http';
import { usersCodec } from './users.codec';

/**
 * Users over HTTP. Sends the superuser flag with every save if the caller may set it (R-ACC-02). Without `DELETE
 * user/{id}`, deletes one user by a bulk deletion.
 */
export const usersHttp = (
  http: Http,
  currentUser: () => SuperuserChange['actor'] | null,
): ResourceGateway<UserKind> => {
  const gateway = httpGateway(http, usersCodec);
  const superusers = httpGateway<UserKind>(http, {
    ...usersCodec,
    write: (draft, before, id) => ({ ...usersCodec.write(draft, before, id), su: draft.su }),
  });
  const maySetSuperuser = (id: Id | null): boolean => {
    const actor = currentUser();
    return actor !== null && mayChangeSuperuser({ actor, subject: { id: id ?? '' } });
  };
  return {
    ...gateway,
    save: (request, options) => (maySetSuperuser(request.id) ? superusers : gateway).save(request, options),
    removeOne: (request, options) =>
      pipe(
        gateway.removeOne(request, options),
        taskEither.orElse((failure) =>
          !isAbsent(failure)
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
