import { ContainerModule } from 'inversify';
import { Announcer } from '../shared/announcer';
import { Contexts } from '../shared/contexts';
import { FilterMemory } from '../shared/ports/filter-memory.port';
import { PreferenceStore } from '../shared/ports/preferences.port';
import { provide } from '../shared/provide.module';
import { CurrentPerson, CurrentSession, SessionEnds, SignOuts } from '../shared/current-person';
import { UnsavedWork } from '../shared/unsaved-work';
import { LoadAccount, loadAccountWith } from './account.service';
import { SessionParts } from './load-session';
import { PrefetchPage, prefetchPageWith } from './prefetch-page';
import { Dictionary } from '../shared/ports/dictionary.port';
import { BrowserPage } from './ports/page.port';
import { SessionGateway } from './ports/session-gateway.port';
import { SessionSignals } from './ports/session-signals.port';
import {
  currentPersonOf,
  SessionActor,
  sessionActorOf,
  sessionEndsOf,
  signOutsOf,
  WiredSession,
} from './session.service';
import { wireSession } from './wire-session';

/** Wiring of the session. */
export const sessionModule = new ContainerModule((options) => {
  provide(options, SessionParts, (gateway, dictionary, preferences) => ({ gateway, dictionary, preferences }), [
    SessionGateway,
    Dictionary,
    PreferenceStore,
  ]);
  provide(options, WiredSession, wireSession, [
    SessionParts,
    SessionSignals,
    FilterMemory,
    BrowserPage,
    Announcer,
    PrefetchPage,
    UnsavedWork,
  ]);
  provide(options, UnsavedWork, () => ({ isThere: () => false }), []);
  provide(options, PrefetchPage, prefetchPageWith, [Contexts]);
  provide(options, SessionActor, sessionActorOf, [WiredSession]);
  provide(options, LoadAccount, loadAccountWith, [SessionParts, SessionActor, Announcer]);
  provide(options, CurrentSession, (session) => session, [SessionActor]);
  provide(options, CurrentPerson, currentPersonOf, [SessionActor]);
  provide(options, SignOuts, signOutsOf, [SessionActor]);
  provide(options, SessionEnds, sessionEndsOf, [SessionActor]);
});
