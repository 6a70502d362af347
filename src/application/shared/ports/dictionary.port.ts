import type { Language } from '../../../domain/shared/locale';
import { token } from '../token';

/** Interface strings of one language, nested by context. */
export interface Strings {
  readonly [key: string]: string | Strings;
}

/** Looks up interface strings; a missing key is marked and reported. */
export interface Dictionary {
  apply(language: Language, strings: Strings): void;
  translate(key: string, values?: Readonly<Record<string, string | number>>): string;
  /** Whether the key exists. */
  has(key: string): boolean;
  language(): Language;
}
export const Dictionary = token<Dictionary>('dictionary');
