import { either } from 'fp-ts';
import { isLeft, type Either } from 'fp-ts/Either';
import type { Failure } from '../../domain/shared/failure';
import type { Language } from '../../domain/shared/locale';
import type { CallOptions } from '../shared/ports/call';
import type { Dictionary, Strings } from '../shared/ports/dictionary.port';
import type { SessionGateway } from './ports/session-gateway.port';

/** A visitor's page may have come with its own strings only: those of the desk come while the password is checked. */
export interface DeskStrings {
  /** Asks for them in the language of the page, which is the person's own most of the time. */
  ask(): void;
  /**
   * Puts the page into the person's language, with all strings of it; after that, only when the language is another.
   */
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
