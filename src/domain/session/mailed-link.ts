import type { Failure } from '../shared/failure';
import type { Rule } from '../shared/rule';

/** What the link of a mail carries. */
export interface MailedLink {
  readonly email: string;
  readonly code: string;
}

/** The form behind a link: what it must hold, and for how many milliseconds its success is shown before it leads on. */
export interface LinkedForm<Form> {
  readonly rule: Rule<Form>;
  readonly stay: number;
}

const couldNotAsk: readonly Failure['kind'][] = ['Unreachable', 'TooMany', 'Malformed'];

/** While checking, every answer of the server but "not now" says that the link is not good. */
export const isRefusedLink = (failure: Failure | null): boolean =>
  failure !== null && !couldNotAsk.includes(failure.kind);

/** While saving, the link may have run out or been used, which is no fault of the form. */
export const isLostLink = (failure: Failure | null): boolean =>
  failure?.kind === 'NotFound' ||
  (failure?.kind === 'FieldsRejected' && (failure.code === 'CODE_EXPIRED' || 'code' in failure.fields));

/** It was good once. */
export const isExpiredLink = (failure: Failure | null): boolean =>
  failure?.kind === 'FieldsRejected' && (failure.code === 'CODE_EXPIRED' || failure.fields['code'] === 'CODE_EXPIRED');
