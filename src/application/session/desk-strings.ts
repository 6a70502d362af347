import { either } from 'fp-ts';
import { isLeft, type Either } from 'fp-ts/Either';
import type { Failure } from '../../domain/shared/failure';
import type { Language } from '../../domain/shared/locale';
import type { CallOptions } from '../shared/ports/call';
import type { Dictionary, Strings } from '../shared/ports/dictionary.port';
import type { SessionGateway } from './ports/session-gateway.port';

/** Strings of the signed-in console. A visitor's page has fewer; these load while the password is checked. */
export interface DeskStrings {
  /** Prefetches the strings in the language of the page. */
  ask(): void;
  /** Applies all strings of the user's language; later calls act on a change of language only. */
  speak(language: Language, options: CallOptions): Promise<Either<Failure, void>>;
}

export const deskStringsOf = (gateway: Pick<SessionGateway, 'strings'>, dictionary: Dictionary): DeskStrings => {
  let asked: { readonly language: Language; readonly answer: Promise<Either<Failure, Strings>> } | null = null;
  return {
    ask: () => {
      const language = dictionary.language();
      asked = { language, answer: gateway.strings(language)() };
    },
    speak: async (language, options) => {
      if (asked === null && language === dictionary.language()) return either.right(undefined);
      const strings = await (asked?.language === language ? asked.answer : gateway.strings(language, options)());
      if (isLeft(strings)) return strings;
      asked = null;
      dictionary.apply(language, strings.right);
      return either.right(undefined);
    },
  };
};
