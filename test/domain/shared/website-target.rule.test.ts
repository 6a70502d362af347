import { canonicalPath } from '../../../src/domain/shared/links/website-target.rule';

describe('the one form of a path (R-SIT-05)', () => {
  test.each([
    ['/caf%c3%a9', '/café'],
    ['/café', '/café'],
    ['/%7Euser', '/~user'],
    ['/b%2fc', '/b%2Fc'],
    ['/100%', '/100%25'],
    ['/%ff', '/%FF'],
    ['/x/%2e./y?q=%41#%42', '/y?q=A#B'],
    ['y', '/y'],
  ])('%s is %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
  });
});
