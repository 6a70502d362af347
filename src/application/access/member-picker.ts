import { fromPromise } from 'xstate';
import {
  users,
  type User,
  type UserDraft,
  type UserFilter,
  type UserRow,
  type UsersOfGroup,
} from '../../domain/access/user';
import type { Id } from '../../domain/shared/id';
import { defaultQuery, type ListQuery } from '../../domain/shared/list-query';
import { overviewMachineOf, type OverviewMachine } from '../shared/overview.machine';
import type { ResourceGateway } from '../shared/ports/resource-gateway.port';
import { token } from '../shared/token';

/** User list inside the group form; the selection belongs to the form. */
export type MemberPicker = OverviewMachine<UserRow, UsersOfGroup>;
export const MemberPicker = token<MemberPicker>('member-picker');

export const wireMemberPicker = (people: ResourceGateway<UserRow, User, UserDraft, UserFilter>): MemberPicker =>
  overviewMachineOf<UserRow, UsersOfGroup>().provide({
    actors: { loadPage: fromPromise(({ input, signal }) => people.list(input, { signal })()) },
  });

/** Members first; for a new group, all users by name. */
export const membersOf = (usergroup: Id | null): ListQuery<UsersOfGroup> => ({
  ...defaultQuery<UsersOfGroup>({ ...users.noFilter, usergroup }),
  sort: usergroup === null ? { field: 'firstname', order: 'asc' } : { field: 'member', order: 'desc' },
});
