import { spawnSync } from 'node:child_process';
import { subjectProblem } from './commit-subject';

// `npm run subjects`: the subject of each commit from the one that added this file; merges have their own. Without git, or
// in a clone without the whole history, it passes.

const git = (...args: readonly string[]): string => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  return status === 0 ? stdout.trim() : '';
};
const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');

const isWhole = git('rev-parse', '--is-shallow-repository') === 'false';
const first = isWhole ? git('log', '--diff-filter=A', '--reverse', '--format=%H', '--', '.ci/commit-subjects.ts') : '';
const [added] = linesOf(first);
if (added !== undefined) {
  const subjects = ['log', '--no-merges', '--format=%h %s'];
  const wrong = linesOf(`${git(...subjects, `${added}..HEAD`)}\n${git(...subjects, '-1', added)}`).flatMap((line) => {
    const place = line.indexOf(' ');
    const problem = subjectProblem(line.slice(place + 1));
    return problem === null ? [] : [`${line}\n  ${problem}`];
  });
  if (wrong.length > 0) {
    console.error(`The subjects of these commits:\n${wrong.join('\n')}`);
    process.exit(1);
  }
}
