import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const LANGUAGES = ['en', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Words = ReturnType<typeof wordsOf>;

type Tree = { readonly [key: string]: string | Tree };

/** Strings of a language by key. */
export const wordsOf = (language: Language) => {
  const folder = join('src/ui/strings', language);
  const tree: Tree = Object.fromEntries(
    readdirSync(folder).map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(join(folder, file), 'utf8')) as Tree,
    ]),
  ); // our own files
  return (key: string, values: Readonly<Record<string, string | number>> = {}): string => {
    const text = key
      .split('.')
      .reduce<string | Tree | undefined>((found, part) => (typeof found === 'object' ? found[part] : undefined), tree);
    if (typeof text !== 'string') throw new Error(`There is no text ${key} in ${language}.`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
  };
};
