import { fromCallback, fromPromise } from 'xstate';
import { sessionMachine } from '../../domain/session/session.machine';
import { NOTICE_TIME } from '../../domain/shared/notice';
import type { Announcer } from '../shared/announcer';
import type { FilterMemory } from '../shared/ports/filter-memory.port';
import type { UnsavedWork } from '../shared/unsaved-work';
import { shellStringsOf } from './shell-strings';
import { loadSession, openSession, type SessionParts } from './load-session';
import type { BrowserPage } from './ports/page.port';
import type { PrefetchPage } from './prefetch-page';
import type { SessionSignals } from './ports/session-signals.port';
import { HOME } from './outside-routes';
import { wantedOf } from './wanted-path';

/** Reloads the page: no screen may mix data of two websites. */
const restart = (page: BrowserPage): void => {
  page.restartAt(HOME);
};

export const wireSession = (
  parts: SessionParts,
  signals: SessionSignals,
  filters: FilterMemory,
  page: BrowserPage,
  announcer: Announcer,
  prefetchPage: PrefetchPage,
  unsaved: UnsavedWork,
): typeof sessionMachine => {
  const strings = shellStringsOf(parts.gateway, parts.dictionary);
  return sessionMachine.provide({
    actors: {
      openSession: fromPromise(({ signal }) => openSession(parts)({ signal })),
      signIn: fromPromise(({ input, signal }) => {
        strings.ask();
        return parts.gateway.signIn(input, { signal })();
      }),
      reloadMe: fromPromise(({ signal }) => parts.gateway.me({ signal })()),
      loadSession: fromPromise(({ signal }) => loadSession(parts, strings)({ signal })),
      switchWebsite: fromPromise(({ input }) => parts.gateway.switchWebsite(input)()),
      signOut: fromPromise(() => parts.gateway.signOut()()),
      listen: fromCallback(({ sendBack }) => {
        const heard = signals.received.subscribe((signal) => {
          if (signal === 'ended') sendBack({ type: 'session.ended' });
          if (signal === 'cookie-lost') sendBack({ type: 'session.notKept' });
          if (signal === 'signed-out') sendBack({ type: 'session.left' });
          if (signal === 'began') sendBack({ type: 'session.started' });
          if (signal === 'rights-changed') sendBack({ type: 'rights.changed' });
          if (signal === 'website-switched') sendBack({ type: 'website.switched' });
          if (signal === 'returned') sendBack({ type: 'person.returned' });
        });
        return () => {
          heard.unsubscribe();
        };
      }),
    },
    guards: { hasUnsavedWork: () => unsaved.isThere() },
    actions: {
      holdCalls: () => {
        signals.pauseRefusedCalls();
      },
      repeatCalls: () => {
        signals.release(true);
      },
      refuseCalls: () => {
        signals.release(false);
      },
      forgetPerson: () => {
        filters.clear();
      },
      broadcastSignOut: () => {
        signals.broadcast('signed-out');
      },
      broadcastSignIn: () => {
        signals.broadcast('began');
      },
      prefetchPage: () => {
        prefetchPage(wantedOf(page.entry()));
      },
      announceEnd: () => {
        announcer.say('warning', 'session.notices.notAuthenticated', NOTICE_TIME.warning);
      },
      announceLeft: () => {
        announcer.say('info', 'session.notices.signedOutElsewhere', NOTICE_TIME.long);
      },
      announceFailure: (_, { failure }) => {
        announcer.failure(failure);
      },
      announceSwitch: () => {
        announcer.say('info', 'session.notices.websiteChanged', NOTICE_TIME.long);
      },
      reloadAtDashboard: () => {
        signals.broadcast('website-switched');
        restart(page);
      },
      reload: () => {
        restart(page);
      },
      reloadHere: () => {
        page.restart();
      },
    },
  });
};
