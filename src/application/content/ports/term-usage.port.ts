import type { TermModule, TermUses } from '../../../domain/content/term';
import type { Id } from '../../../domain/shared/id';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

export interface TermUsage {
  /** Items of the website that use a term: the first ones by name, and the total. Rule R-CON-18. */
  usage(module: TermModule, id: Id, options?: CallOptions): Answer<TermUses>;
}
export const TermUsage = token<TermUsage>('term-usage');
