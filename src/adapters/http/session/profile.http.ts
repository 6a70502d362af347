import { either, taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import type { Profile } from '../../../application/session/ports/profile.port';
import type { Answer, CallOptions } from '../../../application/shared/ports/call';
import { renameFieldsBy, type Failure } from '../../../domain/shared/failure';
import type { Http } from '../shared/http';
import type { Call } from '../shared/request';
import { Nothing } from '../shared/wire';

const ownNames = renameFieldsBy({ old_password: 'old', new_password: 'password' });

/** APIs may send one code for the whole answer instead of per field. */
const namedField = (failure: Failure): Failure =>
  failure.kind === 'FieldsRejected' &&
  failure.code === 'OLD_PASSWORD_INCORRECT' &&
  Object.keys(failure.fields).length === 0
    ? { ...failure, fields: { old: 'OLD_PASSWORD_INCORRECT' } }
    : failure;

/** The profile over HTTP. */
export const profileHttp = (http: Http): Profile => {
  const act = (call: Call, options?: CallOptions): Answer<void> =>
    pipe(
      http.call(call, Nothing, options),
      taskEither.map(() => undefined),
    );
  return {
    saveBasics: ({ firstname, surname, email }, options) =>
      act({ method: 'PUT', path: 'me', form: { firstname, surname, email } }, options),
    changePassword: (old, password, options) =>
      pipe(
        act({ method: 'PUT', path: 'me/password', form: { old_password: old, new_password: password } }, options),
        (answer) => () => answer().then(either.mapLeft((failure) => namedField(ownNames(failure)))),
      ),
    saveAvatar: ({ name, type, bytes }, options) =>
      act({ method: 'PUT', path: 'me/avatar/', raw: { body: new Blob([bytes], { type }), name } }, options),
    // An empty body removes the picture.
    removeAvatar: (options) => act({ method: 'PUT', path: 'me/avatar/' }, options),
  };
};
