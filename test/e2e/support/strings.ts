import { textsOf, type Language } from '../../support/texts';

export { LANGUAGES, type Language } from '../../support/texts';
export type Words = ReturnType<typeof wordsOf>;

/** Strings of a language by key. */
export const wordsOf = (language: Language) => {
  const texts = textsOf(language);
  return (key: string, values: Readonly<Record<string, string | number>> = {}): string => {
    const text = texts.get(key);
    if (text === undefined) throw new Error(`There is no text ${key} in ${language}.`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
  };
};
