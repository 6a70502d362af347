import type { TermModule, TermUses } from '../../../domain/content/term';
import type { Id } from '../../../domain/shared/id';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

/** Where tags and categories are used. */
export interface TermUsage {
  /**
   * The items of the website that have it, by their names; of very many the first, and how many there are. Rule
   * R-CON-18.
   */
  usage(module: TermModule, id: Id, options?: CallOptions): Answer<TermUses>;
}
export const TermUsage = token<TermUsage>('term-usage');
