import { createActor, type ActorRefFrom } from 'xstate';
import type { sessionMachine } from '../../domain/session/session.machine';
import { token } from '../shared/token';
import type { CurrentPerson, SessionEnds, SignOuts } from '../shared/current-person';

/** The running session of the page. */
export type SessionActor = ActorRefFrom<typeof sessionMachine>;
export const SessionActor = token<SessionActor>('session-actor');

export type WiredSession = typeof sessionMachine;
export const WiredSession = token<WiredSession>('wired-session');

/** Created stopped; the caller starts it. */
export const sessionActorOf = (machine: WiredSession): SessionActor => createActor(machine);

export const currentPersonOf = (session: SessionActor): CurrentPerson => ({
  id: () => session.getSnapshot().context.session?.me.id ?? null,
  website: () => session.getSnapshot().context.session?.website?.id ?? null,
});

export const signOutsOf = (session: SessionActor): SignOuts => ({
  onSignOut: (act) => {
    session.on('person.left', act);
  },
});

export const sessionEndsOf = (session: SessionActor): SessionEnds => ({
  onEnd: (act) => {
    session.subscribe(({ context }) => {
      if (context.session === null) act();
    });
  },
});
