import type { Language } from './locale';
import { groupThousands } from './decimal';

/** British English: euros and lists as Europe writes them. */
export const LOCALES = { en: 'en-GB', nl: 'nl-NL' } as const;

/** Makes each of the costly Intl objects once, by its name. */
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
 * A figure in a language, for texts of which no person's formats are known. Whole ones are written without Intl, whose
 * first object costs a page more than painting a list.
 */
export const numberIn = (language: Language, value: number): string =>
  Number.isInteger(value) && Math.abs(value) < 1e15 && !Object.is(value, -0)
    ? groupThousands(String(value), language === 'nl' ? '.' : ',')
    : numbersOf(LOCALES[language]).format(value);

/** Which form of a text a count takes: English and Dutch agree. */
export const pluralOf = (count: number): 'one' | 'other' => (Math.abs(count) === 1 ? 'one' : 'other');

/** "a, b and c" in a language; see `numberIn`. */
export const listIn = (language: Language, items: readonly string[]): string => listOf(LOCALES[language]).format(items);
