import { isOnlineAt, onlineProblem, statusAt, statusesFor } from '../../../src/domain/content/publication.rule';

const NOON = Date.UTC(2026, 10, 22, 12);

describe('publication (R-CON-03)', () => {
  test('what was never online cannot be unpublished', () => {
    expect(statusesFor(null)).toEqual(['draft', 'published']);
    expect(statusesFor(NOON)).toEqual(['draft', 'published', 'unpublished']);
  });

  test.each([
    ['published without a moment', { status: 'published', online: null }, 'required'],
    ['published with an unreadable moment', { status: 'published', online: 'soon' }, 'pattern.default'],
    ['published', { status: 'published', online: NOON }, null],
    ['a draft without a moment', { status: 'draft', online: null }, null],
    ['unpublished with its first moment', { status: 'unpublished', online: NOON }, null],
  ] as const)('%s', (_, publication, problem) => {
    expect(onlineProblem(publication)).toBe(problem);
  });

  test.each([
    ['published before', 'published', NOON - 1, true, 'published'],
    ['published this moment', 'published', NOON, true, 'published'],
    ['published for later', 'published', NOON + 1, false, 'planned'],
    ['published by an API that tells no moment', 'published', null, false, 'published'],
    ['unpublished', 'unpublished', NOON - 1, false, 'unpublished'],
    ['a draft', 'draft', null, false, 'draft'],
  ] as const)('visitors see what is %s (%s %s): %s, and it stands as %s', (_, status, online, seen, standing) => {
    expect(isOnlineAt({ status, online }, NOON)).toBe(seen);
    expect(statusAt({ status, online }, NOON)).toBe(standing);
  });
});
