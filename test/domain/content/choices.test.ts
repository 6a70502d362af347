import { newChoiceName, unchosen, withChoice, withoutChoice } from '../../../src/domain/content/choices';
import { choice } from './support/items';

const [a, b, c] = [choice('1', 'Hybride'), choice('2', 'Nieuwbouw'), choice('3', 'Café')];

describe('choosing (R-CON-16)', () => {
  it('what is chosen already is suggested no more', () => {
    expect(unchosen([a, b, c], [{ id: '2', label: 'Under its former name' }])).toEqual([a, c]);
    expect(unchosen([a], [])).toEqual([a]);
  });

  it.each([
    ['  Renovatie ', 'Renovatie'],
    ['Nieuw', 'Nieuw'],
    ['', null],
    ['   ', null],
    ['HYBRIDE', null],
    [' cafe ', null],
  ])('%p gives the name %p to something new', (text, expected) => {
    expect(newChoiceName(text, [a, b, c])).toBe(expected);
  });

  it('one more goes behind the others, and nothing stands there twice', () => {
    expect(withChoice([a], b, true)).toEqual([a, b]);
    expect(withChoice([a, b], a, true)).toEqual([a, b]);
  });

  it('where one can be chosen, it takes the place of the other', () => {
    expect(withChoice([a], b, false)).toEqual([b]);
    expect(withChoice([], b, false)).toEqual([b]);
  });

  it('one is removed', () => {
    expect(withoutChoice([a, b, c], '2')).toEqual([a, c]);
    expect(withoutChoice([a], '9')).toEqual([a]);
  });
});
