import { ContainerModule } from 'inversify';
import { users } from '../../domain/access/user';
import { wireResource } from '../shared/wire-resource.module';

/** Users: list and form, wired once. */
export const accessModule = new ContainerModule((options) => {
  wireResource(options, users);
});
