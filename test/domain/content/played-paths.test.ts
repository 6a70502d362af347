import { editorLockMachine } from '../../../src/domain/content/editor-lock.machine';
import { publicationMachine } from '../../../src/domain/content/publication.machine';
import { LOCK_PATHS, NOT_PLAYED } from '../../e2e/content/support/lock-paths';
import { PUBLICATION_PATHS } from '../../e2e/content/support/publication-paths';
import { follow, lineOf, nameOf, type Step } from '../support/walk';
import { lockHappenings, ref, walkedLock } from './support/lock-events';
import { FIRST, publicationHappenings, walkedPublication } from './support/publication-events';

interface Path {
  readonly steps: readonly { readonly happens: string; readonly then: string }[];
}

const linesOf = ({ steps }: Path, first: string): readonly string[] =>
  steps.map(({ happens, then }, place) => `${steps[place - 1]?.then ?? first}, ${happens} > ${then}`);
const happeningsOf = ({ steps }: Path): readonly string[] => steps.map(({ happens }) => happens);
/** Every step of a walk that changes something, once. */
const waysOf = (steps: readonly Step[], isStep: (step: Step) => boolean): readonly string[] =>
  [...new Set(steps.filter(isStep).map(lineOf))].sort();
const goesOn = ({ before, after }: Step): boolean => nameOf(before.value) !== nameOf(after.value);

describe('the ways through the lock of an editor that are played in the browser (R-CON-06)', () => {
  test.each(LOCK_PATHS.map((path) => [path.name, path] as const))('%s: leads where the machine leads', (_, path) => {
    expect(linesOf(path, 'free')).toEqual(
      follow(editorLockMachine, { ref, mayTakeOver: path.mayTakeOver }, lockHappenings, happeningsOf(path)),
    );
  });

  test('are all that the machine has, but for those that no person can go', () => {
    const played = LOCK_PATHS.flatMap((path) => linesOf(path, 'free'));
    expect(waysOf([...walkedLock(true), ...walkedLock(false)], goesOn).filter((way) => !played.includes(way))).toEqual(
      Object.keys(NOT_PLAYED).sort(),
    );
  });
});

describe('the ways through the publication of an item that are played in the browser (R-CON-03)', () => {
  const firstOf = (wasOnline: boolean) => (wasOnline ? FIRST : null);

  test.each(PUBLICATION_PATHS.map((path) => [path.name, path] as const))(
    '%s: leads where the machine leads',
    (_, path) => {
      expect(linesOf(path, 'draft')).toEqual(
        follow(publicationMachine, { firstOnline: firstOf(path.wasOnline) }, publicationHappenings, happeningsOf(path)),
      );
    },
  );

  test.each([true, false])('are all that the machine has, whether the item was online or not: %s', (wasOnline) => {
    const played = PUBLICATION_PATHS.filter((path) => path.wasOnline === wasOnline).flatMap((path) =>
      linesOf(path, 'draft'),
    );
    const changes = ({ before, event, after }: Step): boolean =>
      goesOn({ before, event, after }) || (nameOf(before.value) === 'published' && ['pick', 'type'].includes(event));
    expect(waysOf(walkedPublication(firstOf(wasOnline)), changes)).toEqual([...new Set(played)].sort());
  });
});
