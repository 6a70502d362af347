import type { SupportRequest } from '../../../domain/session/support.rule';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

/** Support requests. */
export interface Support {
  ask(request: SupportRequest, options?: CallOptions): Answer<void>;
}
export const Support = token<Support>('support');
