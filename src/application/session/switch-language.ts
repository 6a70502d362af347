import { isLeft } from 'fp-ts/Either';
import type { Language } from '../../domain/shared/locale';
import type { Announcer } from '../shared/announcer';
import type { SessionParts } from './load-session';

/** Switches a visitor's language without a reload, so that input is kept. */
export type SwitchLanguage = (language: Language) => Promise<void>;

export const switchLanguageWith =
  ({ gateway, dictionary, preferences }: SessionParts, announcer: Announcer): SwitchLanguage =>
  async (language) => {
    const strings = await gateway.strings(language)();
    if (isLeft(strings)) {
      announcer.failure(strings.left);
      return;
    }
    dictionary.apply(language, strings.right);
    preferences.change({ language });
  };
