import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, leavesOf, textsOf, type Language } from '../support/texts';

const GLOSSARY = readFileSync('docs/glossary.md', 'utf8');
const SERVER_TEXTS = [
  'server/mail/texts',
  'server/content/texts',
  'server/operations/jobs/texts',
  'server/spare-parts/pdf/texts',
];

/** Rows of the table below a heading, without the header. */
const rowsBelow = (heading: string): readonly (readonly string[])[] =>
  (GLOSSARY.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

const listed = (cell = ''): readonly string[] => cell.split(/[,;] /).filter((word) => word !== '');
const NOT: Readonly<Record<Language, number>> = { en: 2, nl: 3 };
const unused = (language: Language): readonly string[] =>
  rowsBelow('Words').flatMap((row) => listed(row[NOT[language]]));

const EXCEPTIONS = rowsBelow('Exceptions').flatMap(([language = '', word = '', where = '']) =>
  listed(where).map((place) => `${language} ${word} ${place.replaceAll('`', '')}`),
);

const helpPages = (language: Language): readonly (readonly [string, string])[] =>
  readdirSync(join('server/help', language), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => [
      `help/${file.replace('.html', '')}`,
      readFileSync(join('server/help', language, file), 'utf8').replace(/<[^>]+>/g, ' '),
    ]);

const everyText = (language: Language): readonly (readonly [string, string])[] => [
  ...textsOf(language),
  ...SERVER_TEXTS.flatMap((folder) =>
    leavesOf(JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')), folder),
  ),
  ...leavesOf(JSON.parse(readFileSync(join('server/help', language, 'contents.json'), 'utf8')), 'help'),
  ...helpPages(language),
];

/** Finds words in a text as whole words; names of values do not count. */
const finderOf = (words: readonly string[]): ((text: string) => readonly string[]) => {
  const pattern = new RegExp(`(?<![\\p{L}\\d-])(?:${words.join('|')})(?![\\p{L}\\d-])`, 'giu');
  return (text) => [...text.replace(/\{+\w+\}+/g, '').matchAll(pattern)].map(([word]) => word.toLowerCase());
};

const found = (language: Language): readonly string[] => {
  const wordsIn = finderOf(unused(language));
  return [
    ...new Set(everyText(language).flatMap(([key, text]) => wordsIn(text).map((word) => `${language} ${word} ${key}`))),
  ];
};

test.each(LANGUAGES)('no text has a word that the glossary replaces (%s)', (language) => {
  expect(unused(language).length).toBeGreaterThan(15);
  expect(found(language).filter((place) => !EXCEPTIONS.includes(place))).toEqual([]);
});

test('every exception is needed', () => {
  const needed = LANGUAGES.flatMap(found);
  expect(EXCEPTIONS.filter((place) => !needed.includes(place))).toEqual([]);
});

test.each([
  ['Zet het mandje klaar', ['mandje']],
  ['Het Mandje staat op slot.', ['mandje', 'op slot']],
  ['mandjeshouder, het wenmandje, {{mandje}}', []],
])('whole words are found: %s', (text, words) => {
  expect(finderOf(['mandje', 'op slot'])(text)).toEqual(words);
});

test('each noun of a list is in the glossary', () => {
  const words = rowsBelow('Words').flatMap(([english = '', dutch = '']) => [
    ...listed(english),
    ...listed(dutch).map((word) => word.replace(/^(de|het) /, '')),
  ]);
  const nouns = LANGUAGES.flatMap((language) =>
    [...textsOf(language)].filter(([key]) => /^nouns\..+\.one$/.test(key)).map(([, noun]) => noun),
  );
  expect(nouns.filter((noun) => !words.some((word) => word === noun || word === `blog ${noun}`))).toEqual([]);
});
