import { fromPromise } from 'xstate';
import { noUsergroupFilter, type UsergroupFilter, type UsergroupRow } from '../../domain/access/usergroup';
import { firstQuery, type ListQuery } from '../../domain/shared/list-query';
import { overviewMachineOf, type OverviewMachine } from '../shared/overview.machine';
import { token } from '../shared/token';
import type { Usergroups } from './ports/usergroups.port';

/** The list of groups inside a user form: it only asks and shows; what is ticked belongs to the form. */
export type UsergroupPicker = OverviewMachine<UsergroupRow, UsergroupFilter>;
export const UsergroupPicker = token<UsergroupPicker>('usergroup-picker');

export const wireUsergroupPicker = (usergroups: Usergroups): UsergroupPicker =>
  overviewMachineOf<UsergroupRow, UsergroupFilter>().provide({
    actors: { loadPage: fromPromise(({ input, signal }) => usergroups.list(input, { signal })()) },
  });

/** Groups by name, ten at a time, with those of one user marked. */
export const groupsOf = (user: string | null): ListQuery<UsergroupFilter> =>
  ({ ...firstQuery<UsergroupFilter>({ ...noUsergroupFilter, user }), sort: { field: 'name', order: 'asc' } });
