import { isVisibleAt, visibilityAt, windowProblems } from '../../../src/domain/content/visibility-window.rule';

const NOON = Date.UTC(2026, 10, 22, 12);

describe('the window of a block (R-CON-04)', () => {
  test.each([
    ['no window', null, { kind: 'visible' }],
    ['an open window', { from: null, to: null }, { kind: 'visible' }],
    ['begun', { from: NOON - 1, to: null }, { kind: 'visible' }],
    ['beginning now', { from: NOON, to: null }, { kind: 'visible' }],
    ['to begin', { from: NOON + 1, to: null }, { kind: 'appears', at: NOON + 1 }],
    ['to begin and to end', { from: NOON + 1, to: NOON + 2 }, { kind: 'appears', at: NOON + 1 }],
    ['to end', { from: null, to: NOON + 1 }, { kind: 'expires', at: NOON + 1 }],
    ['ending now', { from: NOON - 1, to: NOON }, { kind: 'expires', at: NOON }],
    ['over', { from: NOON - 2, to: NOON - 1 }, { kind: 'hidden' }],
    ['not readable', { from: 'tomorrow', to: 'later' }, { kind: 'visible' }],
  ] as const)('%s', (_, window, sight) => {
    expect(visibilityAt(window, NOON)).toEqual(sight);
    expect(isVisibleAt(window, NOON)).toBe(['visible', 'expires'].includes(sight.kind));
  });

  test.each([
    ['both open', { from: null, to: null }, { from: null, to: null }],
    ['one moment', { from: NOON, to: NOON }, { from: null, to: null }],
    ['an end before its beginning', { from: NOON, to: NOON - 1 }, { from: null, to: 'tooEarly' }],
    ['typed and not read', { from: 'x', to: NOON }, { from: 'pattern.default', to: null }],
    ['an end that is not read', { from: NOON, to: 'x' }, { from: null, to: 'pattern.default' }],
  ] as const)('problems of %s', (_, window, problems) => {
    expect(windowProblems(window)).toEqual(problems);
  });
});
