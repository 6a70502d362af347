import fc from 'fast-check';
import { blockChanges } from '../../../src/domain/content/compare-blocks';
import { htmlDecoder } from '../../../server/shared/html/text-of-html';
import { compareRows } from '../../../src/domain/content/compare-rows';
import type { Block } from '../../../src/domain/content/block';
import { blocksOf, someBlocks } from './support/blocks';

/** Block identities as text: collapsed blocks in brackets, a former place with an arrow. */
const told = (before: readonly Block[], after: readonly Block[]): string =>
  compareRows(blockChanges(before, after, htmlDecoder))
    .map((row) =>
      row.kind === 'unchanged'
        ? `(${row.changes.map(({ guid }) => guid).join('')})`
        : row.kind === 'movedFrom'
          ? `${row.change.guid}→`
          : row.change.guid,
    )
    .join(' ');

describe('the rows of a comparison (R-CON-12)', () => {
  test.each([
    ['abc', 'abc', '(abc)'],
    ['abcd', 'abxcd', '(ab) x (cd)'],
    ['abcd', 'abd', '(ab) c (d)'],
    ['abcdef', 'fabcde', 'f (abcde) f→'],
    ['abcdef', 'bcdefa', 'a→ (bcdef) a'],
    ['abcdef', 'efabxcd', 'e f (ab) x (cd) e→ f→'],
  ])('%s to %s: %s', (before, after, tale) => {
    expect(told(blocksOf(before), blocksOf(after))).toBe(tale);
  });

  test('each block stands once, and each that was moved leaves one place', () => {
    fc.assert(
      fc.property(someBlocks(), someBlocks(), (before, after) => {
        const changes = blockChanges(before, after, htmlDecoder);
        const rows = compareRows(changes);
        const standing = rows.flatMap((row) =>
          row.kind === 'block' ? [row.change] : row.kind === 'unchanged' ? row.changes : [],
        );
        expect(standing).toEqual(changes);
        expect(rows.flatMap((row) => (row.kind === 'movedFrom' ? [row.change.guid] : [])).sort()).toEqual(
          changes
            .filter(({ moved }) => moved)
            .map(({ guid }) => guid)
            .sort(),
        );
      }),
    );
  });
});
