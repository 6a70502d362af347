import { isFullMatch, isProcessProblem } from '../../../src/domain/spare-parts/spare-part.rule';

describe('a reference (R-SPA-20)', () => {
  test.each([
    ['PROCESSED', false],
    ['PROCESS_FAILED', true],
    ['UNPROCESSED', true],
    ['SOMETHING_ELSE', false],
  ])('that is %s stands out: %s', (status, standsOut) => {
    expect(isProcessProblem(status)).toBe(standsOut);
  });

  test.each([
    [0, false],
    [99, false],
    [100, true],
  ])('with a match of %i percent is full: %s', (percent, isFull) => {
    expect(isFullMatch(percent)).toBe(isFull);
  });
});
