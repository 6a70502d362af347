import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromeText } from '../../src/domain/shared/modules/chrome-text';

export const LANGUAGES = ['en', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

const FOLDER = 'src/ui/strings';

/** The texts of a string tree, by key. */
export const leavesOf = (node: unknown, path: string): readonly (readonly [string, string])[] =>
  typeof node === 'object' && node !== null
    ? Object.entries(node).flatMap(([key, child]) => leavesOf(child, path === '' ? key : `${path}.${key}`))
    : [[path, String(node)]];

/** The texts of a language as its files define them. */
export const writtenTexts = (language: Language): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(join(FOLDER, language)).flatMap((file) =>
      leavesOf(JSON.parse(readFileSync(join(FOLDER, language, file), 'utf8')), file.replace('.json', '')),
    ),
  );

/** Texts built from nouns, for lists without texts of their own. */
export const derivedTexts = (language: Language): ReadonlyMap<string, string> => {
  const written = writtenTexts(language);
  const keys = [...written.keys()];
  const lists = keys.filter((key) => /^nouns\..+\.one$/.test(key)).map((key) => key.slice('nouns.'.length, -4));
  const parts = keys.filter((key) => key.startsWith('shared.chrome.')).map((key) => key.slice('shared.chrome.'.length));
  return new Map(
    lists
      .flatMap((list) => parts.map((part) => `${list}.${part}`))
      .filter((key) => !written.has(key) && !written.has(`${key}_one`))
      .map((key) => [key, chromeText((name) => written.get(name), key) ?? '']),
  );
};

/** All texts of a language as a person reads them. */
export const textsOf = (language: Language): ReadonlyMap<string, string> =>
  new Map([...writtenTexts(language), ...derivedTexts(language)]);
