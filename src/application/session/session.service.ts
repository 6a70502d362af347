import { createActor, type ActorRefFrom } from 'xstate';
import type { sessionMachine } from '../../domain/session/session.machine';
import { token } from '../shared/token';
import type { CurrentPerson, SignOuts } from '../shared/current-person';

/** The one running session of the page. */
export type SessionActor = ActorRefFrom<typeof sessionMachine>;
export const SessionActor = token<SessionActor>('session-actor');

/** The session machine with everything plugged in. */
export type WiredSession = typeof sessionMachine;
export const WiredSession = token<WiredSession>('wired-session');

/** Makes the session of this page; whoever boots starts it. */
export const sessionActorOf = (machine: WiredSession): SessionActor => createActor(machine);

/** Who is signed in right now, and on which website. */
export const currentPersonOf = (session: SessionActor): CurrentPerson => ({
  id: () => session.getSnapshot().context.session?.me.id ?? null,
  website: () => session.getSnapshot().context.session?.website?.id ?? null,
});

/** Tells whoever keeps something of a person on the page that they signed out. */
export const signOutsOf = (session: SessionActor): SignOuts => ({
  onSignOut: (act) => {
    session.on('person.left', act);
  },
});
