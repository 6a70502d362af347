import { ContainerModule } from 'inversify';
import { Invitations } from '../../../application/access/ports/invitations.port';
import { Usergroups } from '../../../application/access/ports/usergroups.port';
import { CurrentSession } from '../../../application/shared/current-person';
import { gatewayOf } from '../../../application/shared/ports/resource-gateway.port';
import { provide } from '../../../application/shared/provide.module';
import { users } from '../../../domain/access/user';
import { HttpClient } from '../shared/http';
import { invitationsHttp } from './invitations.http';
import { usergroupsHttp } from './usergroups.http';
import { usersHttp } from './users.http';

/** Users and user groups over HTTP. */
export const accessHttpModule = new ContainerModule((options) => {
  provide(
    options,
    gatewayOf(users),
    (http, session) => usersHttp(http, () => session.getSnapshot().context.session?.me ?? null),
    [HttpClient, CurrentSession],
  );
  provide(options, Usergroups, usergroupsHttp, [HttpClient]);
  provide(options, Invitations, invitationsHttp, [HttpClient]);
});
