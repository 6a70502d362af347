import { fromPromise } from 'xstate';
import { users, type UserKind, type UsersOfGroup, type UsersOfGroupKind } from '../../domain/access/user';
import type { Id } from '../../domain/shared/id';
import { defaultQuery, type ListQuery } from '../../domain/shared/list-query';
import { overviewMachineOf, type OverviewMachine } from '../shared/overview.machine';
import type { ResourceGateway } from '../shared/ports/resource-gateway.port';
import { token } from '../shared/token';

/** User list inside the group form; the selection belongs to the form. */
export type MemberPicker = OverviewMachine<UsersOfGroupKind>;
export const MemberPicker = token<MemberPicker>('member-picker');

export const wireMemberPicker = (people: ResourceGateway<UserKind>): MemberPicker =>
  overviewMachineOf<UsersOfGroupKind>().provide({
    actors: { loadPage: fromPromise(({ input, signal }) => people.list(input, { signal })()) },
  });

/** Members first; for a new group, all users by name. */
export const membersOf = (usergroup: Id | null): ListQuery<UsersOfGroup> => ({
  ...defaultQuery<UsersOfGroup>({ ...users.noFilter, usergroup }),
  sort: usergroup === null ? { field: 'firstname', order: 'asc' } : { field: 'member', order: 'desc' },
});
