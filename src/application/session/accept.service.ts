import type { Announcer } from '../shared/announcer';
import { token } from '../shared/token';
import type { SessionParts } from './load-session';
import type { SessionActor } from './session.service';
import type { Accepting } from './wire-accept';

/** Gets what the screen of an invitation works with; almost nobody needs it, so it is loaded when somebody does. */
export type LoadAccepting = () => Promise<Accepting>;
export const LoadAccepting = token<LoadAccepting>('load-accepting');

/** Loads it once: the same promise for every asker. */
export const loadAcceptingWith = (parts: SessionParts, session: SessionActor, announcer: Announcer): LoadAccepting => {
  let loading: Promise<Accepting> | null = null;
  return () => {
    loading ??= import(/* webpackChunkName: "account" */ './wire-accept').then(({ accepting }) => accepting(parts, session, announcer));
    return loading;
  };
};
