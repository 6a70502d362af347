import { withRetry } from '../../../server/shared/retry';

const refusedAs = (code: string): Error =>
  new Error('Failed query', { cause: Object.assign(new Error('refused'), { code }) });
const [ENTANGLED, NO_CARET, DOUBLE] = [refusedAs('40P01'), refusedAs('23503'), refusedAs('23505')];

/** Fails with each of these errors in turn, then succeeds. */
const refused = (...reasons: readonly Error[]) => {
  const left = [...reasons];
  return jest.fn(async () => {
    const reason = left.shift();
    if (reason !== undefined) throw reason;
    return Promise.resolve('done');
  });
};

describe('a change that meets another (R-LIB-12)', () => {
  it.each([
    ['is made', [], 1],
    ['that waited for it is tried again', [ENTANGLED], 2],
    ['again and again is tried until the other is through', [ENTANGLED, ENTANGLED, ENTANGLED], 4],
    ['that took away what it leads to looks once more', [NO_CARET], 2],
    ['in both ways is tried for both', [ENTANGLED, NO_CARET, ENTANGLED], 4],
  ] as const)('%s', async (_what, reasons, times) => {
    const change = refused(...reasons);
    expect([await withRetry(change), change.mock.calls.length]).toEqual(['done', times]);
  });

  it('fails as it did where nothing helps', async () => {
    const [entangled, double] = [refused(ENTANGLED, ENTANGLED, ENTANGLED, ENTANGLED), refused(DOUBLE)];
    await expect(withRetry(entangled)).rejects.toBe(ENTANGLED);
    await expect(withRetry(double)).rejects.toBe(DOUBLE);
    expect([entangled.mock.calls.length, double.mock.calls.length]).toEqual([4, 1]);
  });

  it('is refused as by nobody where what is missing is the caller', async () => {
    await expect(withRetry(refused(NO_CARET, NO_CARET))).rejects.toMatchObject({
      status: 401,
      code: 'UNAUTHENTICATED',
    });
  });
});
