import fc from 'fast-check';
import { wordDiff } from '../../../../src/domain/shared/diff/word-diff';
import { inlineDiff, type InlineDiffPart } from '../../../../src/domain/shared/diff/inline-diff';

const woven = (before: string, after: string): readonly InlineDiffPart[] => {
  const { mine, theirs } = wordDiff(before, after);
  return inlineDiff({ before, after, removed: mine, added: theirs });
};
const told = (before: string, after: string): string =>
  woven(before, after)
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `[+${text}+]` })[kind])
    .join('');

describe('two texts as one (R-CON-12)', () => {
  test.each([
    [
      'a word that is another',
      'Warm in een tussenwoning: wat?',
      'Warm in een rijtjeshuis: wat?',
      'Warm in een [-tussenwoning-] [+rijtjeshuis+]: wat?',
    ],
    ['one that is gone', 'a b c', 'a c', 'a [-b-] c'],
    ['one that came', 'a c', 'a b c', 'a [+b+] c'],
    [
      'both, in two places',
      'one two three four',
      'zero one three five four',
      '[+zero+] one [-two-] three [+five+] four',
    ],
    ['at the end', 'Closed.', 'Closed!', 'Closed[-.-][+!+]'],
    ['nothing', 'a b', 'a b', 'a b'],
    ['only blanks', 'a  b', 'a b', 'a b'],
    ['no word in common', 'Mine', 'Theirs', '[-Mine-] [+Theirs+]'],
    ['as many letters', 'Mine', 'Ours', '[-Mine-] [+Ours+]'],
    ['an empty text', '', 'a b', '[+a b+]'],
    ['a text that was emptied', 'a b', '', '[-a b-]'],
    ['lines', 'a\nb', 'a\nc\nb', 'a\n[+c+]\nb'],
  ])('%s', (_, before, after, tale) => {
    expect(told(before, after)).toBe(tale);
  });

  test('without what came it is the earlier text, without what is gone the later one, blanks aside', () => {
    const text = fc
      .array(fc.constantFrom('een', 'twee', 'drie', '.', ',', '\n', 'é', 'vier vijf'), { maxLength: 12 })
      .map((words) => words.join(' '));
    const letters = (parts: readonly InlineDiffPart[], without: InlineDiffPart['kind']): string =>
      parts
        .filter(({ kind }) => kind !== without)
        .map((part) => part.text)
        .join('')
        .replace(/\s+/g, '');
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = woven(before, after);
        expect(letters(parts, 'added')).toBe(before.replace(/\s+/g, ''));
        expect(letters(parts, 'removed')).toBe(after.replace(/\s+/g, ''));
      }),
    );
  });
});
