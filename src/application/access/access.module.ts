import { ContainerModule } from 'inversify';
import { fullName, users } from '../../domain/access/user';
import { groupName, usergroups } from '../../domain/access/usergroup';
import { SessionSignals } from '../session/ports/session-signals.port';
import { Announcer } from '../shared/announcer';
import { CurrentPerson } from '../shared/current-person';
import { Clock } from '../shared/ports/clock.port';
import { Drafts } from '../shared/ports/drafts.port';
import { gatewayOf } from '../shared/ports/resource-gateway.port';
import { provide } from '../shared/provide.module';
import { wireResource } from '../shared/wire-resource.module';
import { MemberPicker, wireMemberPicker } from './member-picker';
import { Invitations } from './ports/invitations.port';
import { Usergroups } from './ports/usergroups.port';
import { UsergroupPicker, wireUsergroupPicker } from './usergroup-picker';
import { tellingRights } from './usergroup-signals';
import { WiredInvite, wireInvite } from './wire-invite';
import { WiredRightsCatalogue, wireRightsCatalogue } from './wire-rights-catalogue';

/** Users and user groups: lists, forms, and the list of the one inside the form of the other, wired once. */
export const accessModule = new ContainerModule((options) => {
  wireResource(options, users, fullName);
  provide(options, UsergroupPicker, wireUsergroupPicker, [Usergroups]);
  provide(options, gatewayOf(usergroups), tellingRights, [Usergroups, SessionSignals]);
  wireResource(options, usergroups, groupName);
  provide(options, MemberPicker, wireMemberPicker, [gatewayOf(users)]);
  provide(options, WiredInvite, wireInvite, [Invitations, Drafts, CurrentPerson, Clock, Announcer]);
  provide(options, WiredRightsCatalogue, wireRightsCatalogue, [Usergroups]);
});
