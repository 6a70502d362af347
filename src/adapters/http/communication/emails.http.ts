import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { EmailCategories } from '../../../application/communication/ports/email-categories.port';
import type { TestMails } from '../../../application/communication/ports/test-mails.port';
import type { ResourceGateway } from '../../../application/shared/ports/resource-gateway.port';
import type { EmailKind } from '../../../domain/communication/email';
import { renameFieldsBy } from '../../../domain/shared/failure';
import type { Http } from '../shared/http';
import { httpGateway } from '../shared/resource-gateway.http';
import { Nothing, payload } from '../shared/wire';
import { emailCodec, WireEmailCategory } from './email.codec';

/** E-mails over HTTP; whether the websites send an e-mail has its own call. */
export const emailsHttp = (http: Http): ResourceGateway<EmailKind> => ({
  ...httpGateway(http, emailCodec),
  toggle: (id, _, value, options) =>
    pipe(
      http.call(
        {
          method: 'PUT',
          path: `emails/toggle-sending/${encodeURIComponent(id)}`,
          form: { sending_enabled: value },
        },
        Nothing,
        options,
      ),
      taskEither.map(() => undefined),
    ),
});

const Listed = payload('email_categories', t.array(WireEmailCategory));

export const emailCategoriesHttp = (http: Http): EmailCategories => ({
  list: (options) =>
    pipe(
      http.call({ method: 'GET', path: 'emails/category' }, Listed, options),
      taskEither.map(({ body }) => body),
    ),
});

/** This GET sends e-mails, so it is not repeated. */
export const testMailsHttp = (http: Http): TestMails => ({
  send: (code, recipients, options) =>
    pipe(
      http.call(
        { method: 'GET', path: 'emails/test', query: { emails: recipients, code }, hasEffect: true },
        Nothing,
        options,
      ),
      taskEither.bimap(renameFieldsBy({ emails: 'recipients' }), () => undefined),
    ),
});
