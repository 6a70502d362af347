import { isWebAddress } from '../../../src/domain/shared/web-address.rule';

describe('an address of the web (R-SHR-20)', () => {
  test.each([
    'https://zilvermeeuw.example',
    'http://zilvermeeuw.example:8080/a?b=c#d',
    'HTTPS://Zilvermeeuw.example/één',
    'https://zilvermeeuw.example?a',
    'https://zilvermeeuw.example.:0443/',
    'https://[2001:db8::1]/',
  ])('is %p', (address) => {
    expect(isWebAddress(address)).toBe(true);
  });

  test.each([
    '',
    'zilvermeeuw.example',
    '//zilvermeeuw.example',
    'https://',
    'https:///pad',
    'https:/zilvermeeuw.example',
    ' https://zilvermeeuw.example',
    'https://a b.example',
    'https://goed.example@kwaad.example',
    'https://kwaad.example\\goed',
    'https://kwaad.example/\n',
    'https://x.example:99999/',
    'https://%/',
    'https://a..example/',
    'https://./',
    'https://[::1/',
    'https://x.example:a/',
    'ftp://zilvermeeuw.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
  ])('is not %p', (address) => {
    expect(isWebAddress(address)).toBe(false);
  });
});
