import { isSuggestible, MOST_SUGGESTED, SHORTEST_SUGGESTED } from '../../../src/domain/content/choice.rule';

describe('suggestions (R-CON-16)', () => {
  it('begin at two characters and are twenty-five at most', () => {
    expect([SHORTEST_SUGGESTED, MOST_SUGGESTED]).toEqual([2, 25]);
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
