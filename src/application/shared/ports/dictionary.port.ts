import type { Language } from '../../../domain/shared/locale';
import { token } from '../token';

/** Interface strings of one language by context, nested to any depth. */
export interface Strings {
  readonly [key: string]: string | Strings;
}

/** Holds the interface strings and finds them by key; a missing one is marked and reported. */
export interface Dictionary {
  apply(language: Language, strings: Strings): void;
  translate(key: string, values?: Readonly<Record<string, string | number>>): string;
  language(): Language;
}
export const Dictionary = token<Dictionary>('dictionary');
