import { either } from 'fp-ts';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { I18nextDictionary } from '../../../../src/adapters/browser/session/dictionary.browser';
import { BrowserSessionSignals, type Channel } from '../../../../src/adapters/browser/session/session-signals.browser';
import { MemoryReports } from '../../../../src/adapters/memory/shared/reports.memory';
import { BrowserStorage } from '../../../../src/adapters/storage/shared/browser-storage';
import { filterMemoryStorage } from '../../../../src/adapters/storage/shared/filter-memory.storage';
import { preferencesStorage } from '../../../../src/adapters/storage/shared/preferences.storage';
import type { SessionGateway } from '../../../../src/application/session/ports/session-gateway.port';
import { wireSession } from '../../../../src/application/session/wire-session';
import type { Failure } from '../../../../src/domain/shared/failure';
import { nameOf } from '../../../domain/support/walk';
import { answered } from '../../../contract/support/answered';
import { TestArea } from '../../../contract/support/areas';
import { memoryBackend } from '../../../contract/support/memory-backend';
import { enter } from '../../../contract/support/backend';
import { announcerInMind } from '../../support/backend';

type Part = keyof SessionGateway;

/** The gateway with its calls recorded; each refusal answers one call. */
const watched = (gateway: SessionGateway) => {
  const asked: string[] = [];
  const refusals = new Map<Part, Failure>();
  const note =
    <A>(part: Part, detail: string, answer: () => Promise<A>) =>
    () => {
      asked.push(detail === '' ? part : `${part} ${detail}`);
      const failure = refusals.get(part);
      refusals.delete(part);
      return failure === undefined ? answer() : Promise.resolve(either.left(failure));
    };
  const seen: SessionGateway = {
    ...gateway,
    me: (options) => note('me', '', gateway.me(options)),
    menu: (options) => note('menu', '', gateway.menu(options)),
    website: (options) => note('website', '', gateway.website(options)),
    strings: (language, options) => note('strings', String(language), gateway.strings(language, options)),
    signOut: (options) => note('signOut', '', gateway.signOut(options)),
    switchWebsite: (id, options) => note('switchWebsite', id, gateway.switchWebsite(id, options)),
    saveSettings: (settings, options) =>
      note('saveSettings', settings.language, gateway.saveSettings(settings, options)),
  };
  return {
    gateway: seen,
    asked,
    refuse: (part: Part, failure: Failure) => {
      refusals.set(part, failure);
    },
  };
};

/** One tab on the memory adapters; its requests, signals, messages to other tabs and reloads are recorded. */
export const aTab = async (email: string | null = null) => {
  const backend = memoryBackend();
  if (email !== null) await enter(backend, email);
  const line = watched(backend.session);
  const storage = new BrowserStorage(() => area);
  const area = new TestArea();
  const dictionary = new I18nextDictionary({ en: {}, nl: {} }, 'en', new MemoryReports());
  const preferences = preferencesStorage(storage);
  const filters = filterMemoryStorage(storage);
  const told: unknown[] = [];
  const channel: Channel = {
    onmessage: null,
    postMessage: (message) => {
      told.push(message);
    },
  };
  const signals = new BrowserSessionSignals(channel);
  const restarts: string[] = [];
  const entry: { state: unknown } = { state: null };
  const page = {
    restartAt: (path: string) => {
      restarts.push(path);
    },
    restart: () => {
      restarts.push('here');
    },
    speak: () => undefined,
    entry: () => entry.state,
  };
  const speech = announcerInMind();
  const parts = { gateway: line.gateway, dictionary, preferences };
  const unsaved = { isThere: () => false };
  const clock = new SimulatedClock();
  const session = createActor(
    wireSession(
      parts,
      signals,
      filters,
      page,
      speech.announcer,
      (address) => {
        line.asked.push(`ahead ${String(address)}`);
      },
      unsaved,
    ),
    { clock },
  );
  return {
    backend,
    ...line,
    ...speech,
    dictionary,
    preferences,
    filters,
    told,
    signals,
    restarts,
    entry,
    page,
    parts,
    clock,
    unsaved,
    session,
    /** Delivers a message from another tab. */
    hear: (message: string) => {
      channel.onmessage?.(new MessageEvent('message', { data: message }));
    },
    until: (state: string) => waitFor(session, ({ value }) => nameOf(value).startsWith(state)),
    now: () => nameOf(session.getSnapshot().value),
    me: () => answered(backend.session.me()),
  };
};
