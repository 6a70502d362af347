import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { InvitationReport, Invitations } from '../../../application/access/ports/invitations.port';
import { addressesOf } from '../../../domain/access/invite.rule';
import type { Http } from '../shared/http';
import { defaulted, mapped } from '../shared/wire';

/** `{ code: "PARTIAL", refused: [{ email, code }] }`; any other successful answer means that all were invited. */
const Report = mapped(
  t.type({ refused: defaulted(t.array(t.type({ email: t.string, code: t.string })), []) }),
  'invitation report',
  ({ refused }): InvitationReport => ({ refused }),
);

/** Invitations over HTTP. */
export const invitationsHttp = (http: Http): Invitations => ({
  invite: ({ emails, usergroups, websites }, options) =>
    pipe(
      http.call(
        { method: 'POST', path: 'user/invite', form: { email: addressesOf(emails), usergroups, websites } },
        Report,
        options,
      ),
      taskEither.map(({ body }) => body),
    ),
});
