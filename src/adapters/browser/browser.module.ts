import { ContainerModule } from 'inversify';
import { Dictionary } from '../../application/shared/ports/dictionary.port';
import { BrowserPage } from '../../application/session/ports/page.port';
import { SessionSignals } from '../../application/session/ports/session-signals.port';
import { Clock } from '../../application/shared/ports/clock.port';
import { PreferenceStore } from '../../application/shared/ports/preferences.port';
import { Reports } from '../../application/shared/ports/reports.port';
import { provide } from '../../application/shared/provide.module';
import { isLanguage, type Language } from '../../domain/shared/locale';
import { BundledStrings, I18nextDictionary } from './session/dictionary.browser';
import { browserPage } from './session/page.browser';
import { BrowserSessionSignals, watchReturns } from './session/session-signals.browser';
import { BrowserClock, browserClock } from './shared/clock.browser';

const CHANNEL = 'kantoor.session';

/** The language before sign-in: the last one used, else the browser's, else English. */
const firstLanguage = (preferences: PreferenceStore): Language => {
  const preferred = globalThis.navigator.language.slice(0, 2);
  return preferences.read().language ?? (isLanguage(preferred) ? preferred : 'en');
};

/** Adapters of page, clock and interface strings. The creator of the container binds `BundledStrings`. */
export const browserModule = new ContainerModule((module) => {
  provide(module, BrowserClock, () => browserClock(), []);
  provide(module, Clock, (clock) => clock, [BrowserClock]);
  provide(module, BrowserPage, () => browserPage(globalThis.window), []);
  provide(
    module,
    SessionSignals,
    () => {
      const signals = new BrowserSessionSignals(
        'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : null,
      );
      watchReturns(globalThis.window, signals);
      return signals;
    },
    [],
  );
  provide(
    module,
    Dictionary,
    (bundled, preferences, reports) => new I18nextDictionary(bundled, firstLanguage(preferences), reports),
    [BundledStrings, PreferenceStore, Reports],
  );
});
