import { cutAt, wordDifference } from '../../../src/domain/shared/word-difference';

/** Both texts with what differs in brackets. */
const marked = (mine: string, theirs: string): readonly [string, string] => {
  const found = wordDifference(mine, theirs);
  const inBrackets = (text: string, stretches: typeof found.mine): string => cutAt(text, stretches).map((part, index) => (index % 2 === 1 ? `[${part}]` : part)).join('');
  return [inBrackets(mine, found.mine), inBrackets(theirs, found.theirs)];
};

describe('the words that differ (R-SHR-28)', () => {
  test.each([
    ['one that is another', 'Emma de Wit', 'Emma de Zwart', 'Emma de [Wit]', 'Emma de [Zwart]'],
    ['one that only one side has', 'El Amrani', 'Amrani', '[El] Amrani', 'Amrani'],
    ['several in a row, as one stretch', 'wij zijn de hele dag gesloten', 'wij zijn gesloten', 'wij zijn [de hele dag] gesloten', 'wij zijn gesloten'],
    ['at both ends', 'a b c', 'x b y', '[a] b [c]', '[x] b [y]'],
    ['in the middle of others that moved along', 'een twee drie vier', 'nul een drie vijf vier', 'een [twee] drie vier', '[nul] een drie [vijf] vier'],
    ['a part of an address', 'emma@oud.example', 'emma@nieuw.example', 'emma@[oud].example', 'emma@[nieuw].example'],
    ['a mark of punctuation', 'Gesloten.', 'Gesloten!', 'Gesloten[.]', 'Gesloten[!]'],
    ['a letter with its accent', 'café open', 'cafe open', '[café] open', '[cafe] open'],
  ])('%s', (_, mine, theirs, mineMarked, theirsMarked) => {
    expect(marked(mine, theirs)).toEqual([mineMarked, theirsMarked]);
    expect(marked(theirs, mine)).toEqual([theirsMarked, mineMarked]);
  });

  test.each([['the same', 'a b', 'a b'], ['blanks that differ', 'a  b', 'a b'], ['an empty text', '', 'a b'], ['no word in common', 'Mine', 'Theirs']])('nothing is pointed at: %s', (_, mine, theirs) => {
    expect(marked(mine, theirs)).toEqual([mine, theirs]);
  });

  test('a word that stands twice differs only where there is one more of it', () => {
    expect(marked('ja ja nee', 'ja nee')).toEqual(['ja [ja] nee', 'ja nee']);
  });

  test('two very long texts differ from the first to the last difference, and are told apart in no time', () => {
    const [mine, theirs] = [Array.from({ length: 20_000 }, (_, place) => `m${String(place)}`).join(' '), Array.from({ length: 20_000 }, (_, place) => `t${String(place)}`).join(' ')];
    expect(marked(`begin ${mine} eind`, `begin ${theirs} eind`)).toEqual([`begin [${mine}] eind`, `begin [${theirs}] eind`]);
  });
});
