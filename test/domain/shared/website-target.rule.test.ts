import { canonicalPath, pageAddress } from '../../../src/domain/shared/links/website-target.rule';

describe('the one form of a path (R-SIT-11)', () => {
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

describe('the address of the page that a target leads to (R-SHR-72)', () => {
  test.each([
    ['/contact', 'https://a.example/nl/contact'],
    ['https://a.example/nl/contact/', 'https://a.example/nl/contact/'],
    ['//b.example/x', 'https://b.example/x'],
    ['http://b.example/x', 'http://b.example/x'],
    ['mailto:info@a.example', null],
    ['#top', null],
  ])('%s is %s', (target, address) => {
    expect(pageAddress('https://a.example/nl/', target)).toBe(address);
  });

  test('a path leads nowhere while the website is not known', () => {
    expect(pageAddress('', '/contact')).toBeNull();
  });
});
