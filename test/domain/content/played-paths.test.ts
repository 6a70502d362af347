import { editorLockMachine } from '../../../src/domain/content/editor-lock.machine';
import { LOCK_PATHS, type LockPath } from '../../e2e/content/support/lock-paths';
import { follow } from '../support/walk';
import { lockHappenings, ref } from './support/lock-events';

const linesOf = ({ steps }: LockPath): readonly string[] =>
  steps.map(({ happens, then }, place) => `${steps[place - 1]?.then ?? 'free'}, ${happens} > ${then}`);

test.each(LOCK_PATHS.map((path) => [path.name, path] as const))(
  'played in the browser: %s, leads where the machine of the lock leads (R-CON-06)',
  (_, path) => {
    expect(linesOf(path)).toEqual(
      follow(
        editorLockMachine,
        { ref, mayTakeOver: true },
        lockHappenings,
        path.steps.map(({ happens }) => happens),
      ),
    );
  },
);
