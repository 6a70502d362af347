import { ContainerModule } from 'inversify';
import { fullName, users } from '../../domain/access/user';
import { provide } from '../shared/provide.module';
import { wireResource } from '../shared/wire-resource.module';
import { Usergroups } from './ports/usergroups.port';
import { UsergroupPicker, wireUsergroupPicker } from './usergroup-picker';

/** Users: list, form, and the groups inside the form, wired once. */
export const accessModule = new ContainerModule((options) => {
  wireResource(options, users, fullName);
  provide(options, UsergroupPicker, wireUsergroupPicker, [Usergroups]);
});
