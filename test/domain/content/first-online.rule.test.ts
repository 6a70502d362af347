import { firstOnlineAfter, onlineSince, onlineWith } from '../../../src/domain/content/first-online.rule';

const NOW = 1_000;

describe('the first publication of an item (R-CON-19)', () => {
  test.each([
    ['is the moment of its publication', 'published', 900, null, 900],
    ['may still be to come', 'published', 2_000, null, 2_000],
    ['moves with one that is still to come', 'published', 3_000, 2_000, 3_000],
    ['goes with one that never came', 'draft', null, 2_000, null],
    ['stays once it has passed', 'published', 2_000, 500, 500],
    ['stays when the item is taken offline', 'unpublished', 900, 500, 500],
    ['stays when the item becomes a draft again', 'draft', null, 500, 500],
    ['has passed at that very moment', 'draft', null, NOW, NOW],
    ['is none of what was never published', 'draft', null, null, null],
  ] as const)('%s', (_, status, online, first, expected) => {
    expect(firstOnlineAfter({ status, online, first }, NOW)).toBe(expected);
  });
});

test.each([
  ['was online', NOW - 1, NOW - 1],
  ['is online this moment', NOW, NOW],
  ['is planned', NOW + 1, null],
  ['has no moment', null, null],
])('an item that %s (R-CON-03)', (_, first, expected) => {
  expect(onlineSince(first, NOW)).toBe(expected);
});

describe('the moment that goes with a status (R-CON-25)', () => {
  test.each([
    ['a draft has none', 'draft', 900, 500, null],
    ['what is published has its own', 'published', 900, 500, 900],
    ['what was taken offline has its first, whatever it had', 'unpublished', 900, 500, 500],
    ['what was taken offline keeps its own where no first is known', 'unpublished', 900, null, 900],
    ['what was taken offline has its first without one', 'unpublished', null, 500, 500],
  ] as const)('%s', (_, status, online, first, expected) => {
    expect(onlineWith({ status, online, first })).toBe(expected);
  });
});
