import { splitAtRanges, wordDiff } from '../../../../src/domain/shared/diff/word-diff';

/** Both texts, with the differences in brackets. */
const marked = (mine: string, theirs: string): readonly [string, string] => {
  const found = wordDiff(mine, theirs);
  const inBrackets = (text: string, stretches: typeof found.mine): string =>
    splitAtRanges(text, stretches)
      .map((part, index) => (index % 2 === 1 ? `[${part}]` : part))
      .join('');
  return [inBrackets(mine, found.mine), inBrackets(theirs, found.theirs)];
};

describe('the words that differ (R-SHR-28)', () => {
  test.each([
    ['one that is another', 'Emma de Wit', 'Emma de Zwart', 'Emma de [Wit]', 'Emma de [Zwart]'],
    ['one that only one side has', 'El Amrani', 'Amrani', '[El] Amrani', 'Amrani'],
    [
      'several in a row, as one stretch',
      'wij zijn de hele dag gesloten',
      'wij zijn gesloten',
      'wij zijn [de hele dag] gesloten',
      'wij zijn gesloten',
    ],
    ['at both ends', 'a b c', 'x b y', '[a] b [c]', '[x] b [y]'],
    [
      'in the middle of others that moved along',
      'een twee drie vier',
      'nul een drie vijf vier',
      'een [twee] drie vier',
      '[nul] een drie [vijf] vier',
    ],
    ['a part of an address', 'emma@oud.example', 'emma@nieuw.example', 'emma@[oud].example', 'emma@[nieuw].example'],
    ['a mark of punctuation', 'Gesloten.', 'Gesloten!', 'Gesloten[.]', 'Gesloten[!]'],
    ['a letter with its accent', 'café open', 'cafe open', '[café] open', '[cafe] open'],
  ])('%s', (_, mine, theirs, mineMarked, theirsMarked) => {
    expect(marked(mine, theirs)).toEqual([mineMarked, theirsMarked]);
    expect(marked(theirs, mine)).toEqual([theirsMarked, mineMarked]);
  });

  test.each([
    ['the same', 'a b', 'a b'],
    ['blanks that differ', 'a  b', 'a b'],
    ['an empty text', '', 'a b'],
    ['no word in common', 'Mine', 'Theirs'],
  ])('nothing is pointed at: %s', (_, mine, theirs) => {
    expect(marked(mine, theirs)).toEqual([mine, theirs]);
  });

  test('a word that stands twice differs only where there is one more of it', () => {
    expect(marked('ja ja nee', 'ja nee')).toEqual(['ja [ja] nee', 'ja nee']);
  });

  test('two very long texts differ from the first to the last difference, and are told apart in no time', () => {
    const [mine, theirs] = [
      Array.from({ length: 20_000 }, (_, place) => `m${String(place)}`).join(' '),
      Array.from({ length: 20_000 }, (_, place) => `t${String(place)}`).join(' '),
    ];
    expect(marked(`begin ${mine} eind`, `begin ${theirs} eind`)).toEqual([
      `begin [${mine}] eind`,
      `begin [${theirs}] eind`,
    ]);
  });

  test.each<[string, string, string, number, number]>([
    ['a word for a word', 'Emma de Wit', 'Emma de Zwart', 1, 1],
    ['no word in common', 'een twee', 'three', 2, 1],
    ['marks of punctuation are no words', 'Gesloten.', 'Gesloten!', 0, 0],
    ['the same', 'een twee', 'een  twee', 0, 0],
    ['figures are words', '', '10 euro', 0, 2],
  ])('how many words: %s', (_, mine, theirs, onlyMine, onlyTheirs) => {
    expect(wordDiff(mine, theirs)).toMatchObject({ onlyMine, onlyTheirs });
  });

  test('compares two texts of 10,000 words, similar or rewritten', () => {
    const word = (number: number): string =>
      ['de', 'het', 'een', 'en', 'van'][number % 7] ?? `woord${String((number * number) % 997)}`;
    const text = Array.from({ length: 10_000 }, (_, place) => word(place));
    const changed = text
      .map((one, place) => (place % 1_000 === 500 ? 'nieuw' : one))
      .toSpliced(4_000, 30)
      .toSpliced(7_000, 0, ...text.slice(0, 20));
    expect(wordDiff(text.join(' '), changed.join(' '))).toMatchObject({ onlyMine: 40, onlyTheirs: 30 });
    const rewritten = Array.from({ length: 10_000 }, (_, place) => word((place * 31 + 17) % 9_973));
    // A quadratic comparison would exceed the test's time limit.
    expect(wordDiff(text.join(' '), rewritten.join(' ')).onlyMine).toBeGreaterThan(1_000);
  });
});
