import { either } from 'fp-ts';
import { isLeft, type Either } from 'fp-ts/Either';
import type { Failure } from '../../domain/shared/failure';
import type { Language } from '../../domain/shared/locale';
import type { CallOptions } from '../shared/ports/call';
import type { Dictionary, Strings } from '../shared/ports/dictionary.port';
import type { SessionGateway } from './ports/session-gateway.port';

/** Strings of the signed-in console. A visitor's page has fewer; these load while the password is checked. */
export interface ShellStrings {
  /** Prefetches the strings in the language of the page, once however often a sign-in is tried. */
  ask(): void;
  /** Applies all strings of the user's language; later calls act on a change of language only. */
  speak(language: Language, options: CallOptions): Promise<Either<Failure, void>>;
}

interface Asked {
  readonly language: Language;
  readonly answer: Promise<Either<Failure, Strings>>;
}

export const shellStringsOf = (gateway: Pick<SessionGateway, 'strings'>, dictionary: Dictionary): ShellStrings => {
  let asked: Asked | null = null;
  let failed: Asked | null = null;
  return {
    ask: () => {
      const language = dictionary.language();
      if (asked?.language === language && asked !== failed) return;
      const now = { language, answer: gateway.strings(language)() };
      asked = now;
      void now.answer.then((strings) => {
        if (isLeft(strings)) failed = now;
      });
    },
    speak: async (language, options) => {
      if (asked === null && language === dictionary.language()) return either.right(undefined);
      const prefetched = asked?.language === language && asked !== failed ? asked.answer : null;
      const strings = await (prefetched ?? gateway.strings(language, options)());
      if (isLeft(strings)) return strings;
      asked = null;
      dictionary.apply(language, strings.right);
      return either.right(undefined);
    },
  };
};
