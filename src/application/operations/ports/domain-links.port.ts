import type { Id } from '../../../domain/shared/id';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

/** Where the domains of the firm lead to. */
export interface DomainLinks {
  /** The address that belongs to a domain, as the server has it. */
  linkOf(id: Id, options?: CallOptions): Answer<string>;
}
export const DomainLinks = token<DomainLinks>('domain-links');
