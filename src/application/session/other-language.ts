import { isLeft } from 'fp-ts/Either';
import { LANGUAGES } from '../../domain/shared/locale';
import { chromeText } from '../../domain/shared/modules/chrome-text';
import type { Dictionary, Strings } from '../shared/ports/dictionary.port';
import { token } from '../shared/token';
import type { SessionGateway } from './ports/session-gateway.port';

/** A text in the language that is not displayed, by key; empty for an unknown key. */
export type OtherText = (key: string) => string;

/** Loads the texts of the other language once; all are empty when loading fails. */
export type LoadOtherLanguage = () => Promise<OtherText>;
export const LoadOtherLanguage = token<LoadOtherLanguage>('load-other-language');

const textAt = (strings: Strings, key: string): string | undefined => {
  let found: string | Strings | undefined = strings;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
};

export const loadOtherLanguageWith = (
  gateway: Pick<SessionGateway, 'strings'>,
  dictionary: Pick<Dictionary, 'language'>,
): LoadOtherLanguage => {
  let known: Strings | null = null;
  return async () => {
    if (known === null) {
      const answer = await gateway.strings(LANGUAGES.find((one) => one !== dictionary.language()) ?? null)();
      if (isLeft(answer)) return () => '';
      known = answer.right;
    }
    const strings = known;
    const find = (key: string): string | undefined => textAt(strings, key);
    return (key) => find(key) ?? chromeText(find, key) ?? '';
  };
};
