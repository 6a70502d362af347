import { isSuggestible, MAX_SUGGESTIONS, MIN_SUGGEST_LENGTH } from '../../../src/domain/content/choice.rule';

describe('suggestions (R-CON-16)', () => {
  it('begin at two characters and are twenty-five at most', () => {
    expect([MIN_SUGGEST_LENGTH, MAX_SUGGESTIONS]).toEqual([2, 25]);
  });

  it.each([
    ['', false],
    ['w', false],
    [' w ', false],
    ['😀', false],
    ['wa', true],
    ['é1', true],
  ])('%p: %p', (text, expected) => {
    expect(isSuggestible(text)).toBe(expected);
  });
});
