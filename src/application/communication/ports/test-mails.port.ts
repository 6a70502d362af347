import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

/** Sends a stored template with its sample values. Rule R-EML-08. */
export interface TestMails {
  /** Succeeds when the mail was sent to every recipient; `FieldsRejected` at `recipients` for invalid addresses. */
  send(code: string, recipients: readonly string[], options?: CallOptions): Answer<void>;
}
export const TestMails = token<TestMails>('test-mails');
