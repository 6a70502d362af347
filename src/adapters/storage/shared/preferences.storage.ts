import * as t from 'io-ts';
import {
  FIRST_PREFERENCES,
  type Preferences,
  type PreferenceStore,
} from '../../../application/shared/ports/preferences.port';
import type { BrowserStorage, Slot } from './browser-storage';

/** All fields are optional, so that older stored values stay valid when a preference is added. */
const SLOT: Slot<Partial<Preferences>> = {
  name: 'preferences',
  version: 1,
  codec: t.partial({
    theme: t.keyof({ system: null, light: null, dark: null }),
    language: t.union([t.keyof({ en: null, nl: null }), t.null]),
    perPage: t.union([t.literal(10), t.literal(25), t.literal(50), t.literal(100)]),
    drawerCollapsed: t.boolean,
    drawerFolds: t.record(t.string, t.boolean),
  }),
};

/**
 * Preferences of this browser; the next `read` in any tab returns a change. @param elsewhere emits changes by other
 * tabs
 */
export const preferencesStorage = (
  storage: BrowserStorage,
  elsewhere: (changed: () => void) => () => void = () => () => undefined,
): PreferenceStore => {
  const listeners = new Set<() => void>();
  const read = (): Preferences => ({ ...FIRST_PREFERENCES, ...storage.read(SLOT) });
  return {
    read,
    change: (change) => {
      storage.write(SLOT, { ...read(), ...change });
      for (const changed of listeners) changed();
    },
    watch: (changed) => {
      listeners.add(changed);
      const stop = elsewhere(changed);
      return () => {
        listeners.delete(changed);
        stop();
      };
    },
  };
};
