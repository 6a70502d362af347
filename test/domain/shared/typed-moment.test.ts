import { isBefore, isMoment, momentProblem } from '../../../src/domain/shared/typed-moment';

test.each([
  [0, null, null],
  [1_790_000_000_000, null, null],
  [null, null, 'required'],
  ['31-12-2026\n25:70', 'pattern.default', 'pattern.default'],
  ['', 'pattern.default', 'pattern.default'],
  [NaN, 'pattern.default', 'pattern.default'],
])('%j has the problem %p, and where it is required %p', (typed, problem, required) => {
  expect([momentProblem(typed), momentProblem(typed, true), isMoment(typed)]).toEqual([
    problem,
    required,
    problem === null,
  ]);
});

test.each([
  [1, 2, true],
  [2, 2, false],
  [3, 2, false],
  [null, 2, false],
  [-1, null, false],
  [null, null, false],
  ['1', 2, false],
  [1, '2', false],
  ['1', '2', false],
  [NaN, 2, false],
])('%j is before %j: %s', (moment, other, expected) => {
  expect(isBefore(moment, other)).toBe(expected);
});
