import type { Language } from '../../../domain/shared/locale';
import type { Strings } from './session-gateway.port';
import { token } from '../../shared/token';

/** Holds the interface strings and finds them by key; a missing one is marked and reported. */
export interface Dictionary {
  apply(language: Language, strings: Strings): void;
  translate(key: string, values?: Readonly<Record<string, string | number>>): string;
  language(): Language;
}
export const Dictionary = token<Dictionary>('dictionary');
