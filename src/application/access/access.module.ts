import { ContainerModule } from 'inversify';
import { fullName, users } from '../../domain/access/user';
import { gatewayOf } from '../shared/ports/resource-gateway.port';
import { provide } from '../shared/provide.module';
import { searchOf, wireSearch } from '../shared/search-source';
import { wireResource } from '../shared/wire-resource.module';
import { Usergroups } from './ports/usergroups.port';
import { UsergroupPicker, wireUsergroupPicker } from './usergroup-picker';

/** Users: list, form, and the groups inside the form, wired once. */
export const accessModule = new ContainerModule((options) => {
  wireResource(options, users);
  provide(options, searchOf(users), wireSearch(users, fullName), [gatewayOf(users)]);
  provide(options, UsergroupPicker, wireUsergroupPicker, [Usergroups]);
});
