import { ContainerModule } from 'inversify';
import { users } from '../../domain/access/user';
import { usergroups } from '../../domain/access/usergroup';
import { Announcer } from '../shared/announcer';
import { CurrentPerson } from '../shared/current-person';
import { Clock } from '../shared/ports/clock.port';
import { Drafts } from '../shared/ports/drafts.port';
import { gatewayOf } from '../shared/ports/resource-gateway.port';
import { provide } from '../shared/provide.module';
import { wireRecordForm } from '../shared/record/wire-record-form.module';
import { MemberPicker, wireMemberPicker } from './member-picker';
import { Invitations } from './ports/invitations.port';
import { Usergroups } from './ports/usergroups.port';
import { UsergroupPicker, wireUsergroupPicker } from './usergroup-picker';
import { WiredInvite, wireInvite } from './wire-invite';
import { WiredRightsCatalogue, wireRightsCatalogue } from './wire-rights-catalogue';

/** Forms of users and user groups, each with the list of the other, and invitations. */
export const accessFormsModule = new ContainerModule((options) => {
  wireRecordForm(options, users);
  wireRecordForm(options, usergroups);
  provide(options, UsergroupPicker, wireUsergroupPicker, [Usergroups]);
  provide(options, MemberPicker, wireMemberPicker, [gatewayOf(users)]);
  provide(options, WiredInvite, wireInvite, [Invitations, Drafts, CurrentPerson, Clock, Announcer]);
  provide(options, WiredRightsCatalogue, wireRightsCatalogue, [Usergroups]);
});
