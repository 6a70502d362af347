import type { RightsCatalogue } from '../../../domain/access/rights-catalogue';
import type { UsergroupKind } from '../../../domain/access/usergroup';
import type { Answer, CallOptions } from '../../shared/ports/call';
import type { ResourceGateway } from '../../shared/ports/resource-gateway.port';
import { token } from '../../shared/token';

/** A list query with `user` in its filter (`GroupsOfUser`) marks that user's groups and excludes none. */
export interface Usergroups extends ResourceGateway<UsergroupKind> {
  /** All rights that can be granted. */
  rights(options?: CallOptions): Answer<RightsCatalogue>;
}
export const Usergroups = token<Usergroups>('usergroups');
