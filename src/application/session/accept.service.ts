import type { acceptMachine } from '../../domain/session/accept.machine';
import type { Announcer } from '../shared/announcer';
import { token } from '../shared/token';
import type { SessionGateway } from './ports/session-gateway.port';
import type { SessionActor } from './session.service';

/** The machine of an invitation with everything plugged in; almost nobody needs it, so it is loaded when somebody does. */
export type LoadAccept = () => Promise<typeof acceptMachine>;
export const LoadAccept = token<LoadAccept>('load-accept');

/** Loads it once: the same promise for every asker. */
export const loadAcceptWith = (gateway: SessionGateway, session: SessionActor, announcer: Announcer): LoadAccept => {
  let loading: ReturnType<LoadAccept> | null = null;
  return () => {
    loading ??= import(/* webpackChunkName: "account" */ './wire-accept').then(({ wireAccept }) => wireAccept(gateway, session, announcer));
    return loading;
  };
};
