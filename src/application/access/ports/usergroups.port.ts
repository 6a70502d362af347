import type { UsergroupFilter, UsergroupRow } from '../../../domain/access/usergroup';
import type { ListQuery, Page } from '../../../domain/shared/list-query';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

/** User groups as the user form needs them: a paged, filtered, sorted list that marks the groups of one user. */
export interface Usergroups {
  list(query: ListQuery<UsergroupFilter>, options?: CallOptions): Answer<Page<UsergroupRow>>;
}
export const Usergroups = token<Usergroups>('usergroups');
