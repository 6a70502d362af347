import { ContainerModule } from 'inversify';
import { fullName, users } from '../../domain/access/user';
import { groupName, usergroups } from '../../domain/access/usergroup';
import { SessionSignals } from '../session/ports/session-signals.port';
import { gatewayOf } from '../shared/ports/resource-gateway.port';
import { provide } from '../shared/provide.module';
import { wireList } from '../shared/wire-list.module';
import { Usergroups } from './ports/usergroups.port';
import { withRightsReload } from './usergroup-signals';

/** Lists of users and user groups; the forms are wired in `access-forms.module.ts`. */
export const accessModule = new ContainerModule((options) => {
  wireList(options, users, fullName);
  provide(options, gatewayOf(usergroups), withRightsReload, [Usergroups, SessionSignals]);
  wireList(options, usergroups, groupName);
});
