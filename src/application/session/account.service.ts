import type { Announcer } from '../shared/announcer';
import { token } from '../shared/token';
import type { SessionParts } from './load-session';
import type { SessionActor } from './session.service';
import type { Account } from './wire-account';

/** Loads the machines of invitation and password reset in a chunk of their own, on first use. */
export type LoadAccount = () => Promise<Account>;
export const LoadAccount = token<LoadAccount>('load-account');

/** Loads once; every caller gets the same promise. */
export const loadAccountWith = (parts: SessionParts, session: SessionActor, announcer: Announcer): LoadAccount => {
  let loading: Promise<Account> | null = null;
  return () => {
    loading ??= import(/* webpackChunkName: "account" */ './wire-account').then(({ accountOf }) =>
      accountOf(parts, session, announcer),
    );
    return loading;
  };
};
