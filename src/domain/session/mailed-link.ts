import type { Failure } from '../shared/failure';
import type { Rule } from '../shared/rule';

export interface MailedLink {
  readonly email: string;
  readonly code: string;
}

/** Form behind a link; `stay` is how long success is shown, in milliseconds. */
export interface LinkedForm<Form> {
  readonly rule: Rule<Form>;
  readonly stay: number;
}

const TRANSIENT: readonly Failure['kind'][] = ['Unreachable', 'TooMany', 'Malformed'];

/** Whether the server refused the link; transient failures do not count. */
export const isRefusedLink = (failure: Failure | null): boolean =>
  failure !== null && !TRANSIENT.includes(failure.kind);

/** Whether a save failed because the link expired or was used. */
export const isUsedLink = (failure: Failure | null): boolean =>
  failure?.kind === 'NotFound' ||
  (failure?.kind === 'FieldsRejected' && (failure.code === 'CODE_EXPIRED' || 'code' in failure.fields));

export const isExpiredLink = (failure: Failure | null): boolean =>
  failure?.kind === 'FieldsRejected' && (failure.code === 'CODE_EXPIRED' || failure.fields['code'] === 'CODE_EXPIRED');
