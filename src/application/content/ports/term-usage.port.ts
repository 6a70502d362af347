import type { TermModule, TermUse } from '../../../domain/content/term';
import type { Id } from '../../../domain/shared/id';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

/** Where tags and categories are used. */
export interface TermUsage {
  /** The items of the website that have it, by their names. Rule R-CON-18. */
  usage(module: TermModule, id: Id, options?: CallOptions): Answer<readonly TermUse[]>;
}
export const TermUsage = token<TermUsage>('term-usage');
