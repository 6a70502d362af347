import { acceptRule, type AcceptForm } from './accept.rule';
import type { LinkedForm } from './mailed-link';
import { resetRule, type ResetForm } from './reset.rule';

/** How long a new account is welcomed before the dashboard opens, in milliseconds. Rule R-SES-13. */
export const WELCOME_TIME = 3000;
/** How long a new password is confirmed before the sign-in page opens, in milliseconds. Rule R-SES-17. */
export const CONFIRM_TIME = 4000;

/** What somebody fills in behind the link of an invitation. */
export const acceptance: LinkedForm<AcceptForm> = { rule: acceptRule, stay: WELCOME_TIME };
/** What somebody fills in behind the link to a new password. */
export const newPassword: LinkedForm<ResetForm> = { rule: resetRule, stay: CONFIRM_TIME };
