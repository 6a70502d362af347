import type { HelpAddress, HelpPage, HelpSection } from '../../../domain/insight/help';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

/** Help in the user's language. */
export interface Help {
  contents(options?: CallOptions): Answer<readonly HelpSection[]>;
  /** `NotFound` for an unknown page. */
  page(address: HelpAddress, options?: CallOptions): Answer<HelpPage>;
}
export const Help = token<Help>('help');
