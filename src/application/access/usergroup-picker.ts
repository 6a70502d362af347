import { fromPromise } from 'xstate';
import type { GroupsOfUser, GroupsOfUserKind } from '../../domain/access/usergroup';
import type { Id } from '../../domain/shared/id';
import { defaultQuery, type ListQuery } from '../../domain/shared/list-query';
import { overviewMachineOf, type OverviewMachine } from '../shared/overview.machine';
import { token } from '../shared/token';
import type { Usergroups } from './ports/usergroups.port';

/** Group list inside the user form; the selection belongs to the form. */
export type UsergroupPicker = OverviewMachine<GroupsOfUserKind>;
export const UsergroupPicker = token<UsergroupPicker>('usergroup-picker');

export const wireUsergroupPicker = (usergroups: Usergroups): UsergroupPicker =>
  overviewMachineOf<GroupsOfUserKind>().provide({
    actors: { loadPage: fromPromise(({ input, signal }) => usergroups.list(input, { signal })()) },
  });

/** The user's groups first; for a new user, all groups by name. */
export const groupsOf = (user: Id | null): ListQuery<GroupsOfUser> => ({
  ...defaultQuery<GroupsOfUser>({ name: '', user }),
  sort: user === null ? { field: 'name', order: 'asc' } : { field: 'member', order: 'desc' },
});
