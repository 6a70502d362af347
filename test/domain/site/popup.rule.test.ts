import { popups } from '../../../src/domain/site/popup';
import { popupRule } from '../../../src/domain/site/popup.rule';

type PopupFields = Parameters<typeof popupRule>[0];

const NOON = Date.UTC(2026, 10, 20, 12);
const problems = (change: Partial<PopupFields> = {}) =>
  popupRule({ title: 'Open dag', content: '', start: NOON, end: null, ...change });

describe('a popup (R-SIT-06)', () => {
  test('needs a title and nothing else', () => {
    expect(popupRule(popups.blank)).toEqual({ title: 'required' });
    expect(problems({ title: ' \n' })).toEqual({ title: 'required' });
    expect(problems({ start: null })).toEqual({});
  });

  test('has a title of at most 200 characters, blanks at its ends not counted, and a text of at most 100,000', () => {
    expect(problems({ title: ` ${'x'.repeat(200)} `, content: 'x'.repeat(100_000) })).toEqual({});
    expect(problems({ title: 'x'.repeat(201), content: 'x'.repeat(100_001) })).toEqual({
      title: 'tooLong.200',
      content: 'tooLong.100000',
    });
  });

  test.each([
    ['none', null, {}],
    ['the moment of the start', NOON, {}],
    ['a moment later', NOON + 1, {}],
    ['a moment earlier', NOON - 1, { end: 'tooEarly' }],
    ['something that is no moment', '31-02-2026 12:00', { end: 'pattern.default' }],
  ] as const)('may end at: %s', (_, end, found) => {
    expect(problems({ end })).toEqual(found);
  });

  test('without a start may end whenever, and is not compared with a start that is no moment', () => {
    expect(problems({ start: null, end: 0 })).toEqual({});
    expect(problems({ start: 'morgen', end: NOON })).toEqual({ start: 'pattern.default' });
  });
});
