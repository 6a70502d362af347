import type { HelpAddress, HelpPage, HelpSection } from '../../../domain/insight/help';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

/** Help in the language of the person. */
export interface Help {
  contents(options?: CallOptions): Answer<readonly HelpSection[]>;
  /** `NotFound` where there is no such page. */
  page(address: HelpAddress, options?: CallOptions): Answer<HelpPage>;
}
export const Help = token<Help>('help');
