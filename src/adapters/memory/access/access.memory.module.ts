import { ContainerModule } from 'inversify';
import { Invitations } from '../../../application/access/ports/invitations.port';
import { Usergroups } from '../../../application/access/ports/usergroups.port';
import { gatewayOf } from '../../../application/shared/ports/resource-gateway.port';
import { Clock } from '../../../application/shared/ports/clock.port';
import { provide } from '../../../application/shared/provide.module';
import { users } from '../../../domain/access/user';
import { Invited } from '../session/published/memory-invitations';
import { SimulatedCalls } from '../shared/memory-calls';
import { invitationsMemory } from './invitations.memory';
import { Staff } from './published/memory-people';
import { usergroupsMemory } from './usergroups.memory';
import { usersMemory } from './users.memory';

/** Users and user groups in memory. */
export const accessMemoryModule = new ContainerModule((module) => {
  provide(module, gatewayOf(users), usersMemory, [SimulatedCalls, Staff]);
  provide(module, Usergroups, usergroupsMemory, [SimulatedCalls, Staff, Clock]);
  provide(module, Invitations, invitationsMemory, [SimulatedCalls, Staff, Clock, Invited]);
});
