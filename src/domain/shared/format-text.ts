import type { Language } from './locale';
import { groupThousands } from './decimal';

/** British English, because it formats euros and lists in the European way. */
export const LOCALES = { en: 'en-GB', nl: 'nl-NL' } as const;

/** Caches Intl objects by name, because they are expensive to create. */
export const cached = <Made>(make: (name: string) => Made): ((name: string) => Made) => {
  const known = new Map<string, Made>();
  return (name) => {
    const made = known.get(name) ?? make(name);
    known.set(name, made);
    return made;
  };
};

const numbersOf = cached((locale) => new Intl.NumberFormat(locale));
const listOf = cached((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

/**
 * Formats a number where no user settings are known. Avoids Intl for whole numbers: creating the first Intl object
 * takes longer than rendering a list.
 */
export const numberIn = (language: Language, value: number): string =>
  Number.isInteger(value) && Math.abs(value) < 1e15 && !Object.is(value, -0)
    ? groupThousands(String(value), language === 'nl' ? '.' : ',')
    : numbersOf(LOCALES[language]).format(value);

/** Plural form of a count; English and Dutch have the same rule. */
export const pluralOf = (count: number): 'one' | 'other' => (Math.abs(count) === 1 ? 'one' : 'other');

/** Joins items as "a, b and c" in a language. */
export const listIn = (language: Language, items: readonly string[]): string => listOf(LOCALES[language]).format(items);
