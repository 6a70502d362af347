import { acceptRule, type AcceptForm } from './accept.rule';
import type { LinkedForm } from './mailed-link';
import { resetRule, type ResetForm } from './reset.rule';

/** Milliseconds before the dashboard opens after accepting an invitation. Rule R-SES-13. */
export const WELCOME_TIME = 3000;
/** Milliseconds before the sign-in page opens after a reset. Rule R-SES-17. */
export const CONFIRM_TIME = 4000;

export const acceptance: LinkedForm<AcceptForm> = { rule: acceptRule, stay: WELCOME_TIME };
export const newPassword: LinkedForm<ResetForm> = { rule: resetRule, stay: CONFIRM_TIME };
