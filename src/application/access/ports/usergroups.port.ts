import type { RightsCatalogue } from '../../../domain/access/rights-catalogue';
import type { Usergroup, UsergroupDraft, UsergroupFilter, UsergroupRow } from '../../../domain/access/usergroup';
import type { Answer, CallOptions } from '../../shared/ports/call';
import type { ResourceGateway } from '../../shared/ports/resource-gateway.port';
import { token } from '../../shared/token';

/**
 * User groups. A list that is asked with `user` in its filter (`GroupsOfUser`) marks the groups of that user and leaves
 * none out.
 */
export interface Usergroups extends ResourceGateway<UsergroupRow, Usergroup, UsergroupDraft, UsergroupFilter> {
  /** All rights that there are to give. */
  rights(options?: CallOptions): Answer<RightsCatalogue>;
}
export const Usergroups = token<Usergroups>('usergroups');
