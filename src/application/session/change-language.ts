import { isLeft } from 'fp-ts/Either';
import type { Language } from '../../domain/shared/locale';
import type { Announcer } from '../shared/announcer';
import type { PreferenceStore } from '../shared/ports/preferences.port';
import { token } from '../shared/token';
import type { BrowserPage } from './ports/page.port';
import type { SessionGateway } from './ports/session-gateway.port';
import type { SessionActor } from './session.service';

/** Saves the user's language and reloads the page in it at the same path. */
export type ChangeLanguage = (language: Language, path: string) => Promise<void>;
export const ChangeLanguage = token<ChangeLanguage>('change-language');

export const changeLanguageWith =
  (
    gateway: SessionGateway,
    session: SessionActor,
    preferences: PreferenceStore,
    page: BrowserPage,
    announcer: Announcer,
  ): ChangeLanguage =>
  async (language, path) => {
    const settings = session.getSnapshot().context.session?.me.settings;
    if (settings === undefined) return;
    const saved = await gateway.saveSettings({ ...settings, language })();
    if (isLeft(saved)) {
      announcer.failure(saved.left);
      return;
    }
    preferences.change({ language });
    page.restartAt(path);
  };
