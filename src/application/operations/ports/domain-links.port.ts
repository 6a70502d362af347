import type { Id } from '../../../domain/shared/id';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

export interface DomainLinks {
  /** URL of a domain, resolved by the server. */
  linkOf(id: Id, options?: CallOptions): Answer<string>;
}
export const DomainLinks = token<DomainLinks>('domain-links');
