import type { Announcer } from '../shared/announcer';
import { token } from '../shared/token';
import type { SessionParts } from './load-session';
import type { SessionActor } from './session.service';
import type { Account } from './wire-account';

/**
 * Gets what the screens of an invitation and of a new password work with; few ever need it, so it is loaded when
 * somebody does.
 */
export type LoadAccount = () => Promise<Account>;
export const LoadAccount = token<LoadAccount>('load-account');

/** Loads it once: the same promise for every asker. */
export const loadAccountWith = (parts: SessionParts, session: SessionActor, announcer: Announcer): LoadAccount => {
  let loading: Promise<Account> | null = null;
  return () => {
    loading ??= import(/* webpackChunkName: "account" */ './wire-account').then(({ accountOf }) =>
      accountOf(parts, session, announcer),
    );
    return loading;
  };
};
