import { isOnlineAt, onlineProblem, statusesFor } from '../../../src/domain/content/publication.rule';

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
    ['published before', 'published', NOON - 1, true],
    ['published this moment', 'published', NOON, true],
    ['planned', 'published', NOON + 1, false],
    ['unpublished', 'unpublished', NOON - 1, false],
    ['a draft', 'draft', null, false],
  ] as const)('visitors see what is %s: %s %s %s', (_, status, online, seen) => {
    expect(isOnlineAt({ status, online }, NOON)).toBe(seen);
  });
});
