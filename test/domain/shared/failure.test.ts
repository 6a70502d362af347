import { reportNameOf, type Failure } from '../../../src/domain/shared/failure';

test.each<readonly [Failure, string]>([
  [{ kind: 'Unreachable', reason: 'server' }, 'ServerError'],
  [{ kind: 'Unreachable', reason: 'cut' }, 'Unreachable'],
  [{ kind: 'Unreachable', reason: 'slow' }, 'Unreachable'],
  [{ kind: 'Forbidden' }, 'Forbidden'],
])('%j is reported as %p', (failure, name) => {
  expect(reportNameOf(failure)).toBe(name);
});
