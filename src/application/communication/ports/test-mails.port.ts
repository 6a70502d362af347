import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

/** Sends a stored template with its sample values. Rule R-EML-08. */
export interface TestMails {
  /** Succeeds when it was sent to all of them; `FieldsRejected` at `recipients` for wrong addresses. */
  send(code: string, recipients: readonly string[], options?: CallOptions): Answer<void>;
}
export const TestMails = token<TestMails>('test-mails');
