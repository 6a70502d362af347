import { redirects } from '../../../src/domain/site/redirect';
import { redirectRule } from '../../../src/domain/site/redirect.rule';

type RedirectFields = Parameters<typeof redirectRule>[0];

const problems = (change: Partial<RedirectFields> = {}) =>
  redirectRule({ ...redirects.blank, from: '/oud', to: '/nieuw', ...change });

// Rule R-SHR-20.
describe('a redirect (R-SIT-04)', () => {
  test('needs from, to and a status', () => {
    expect(problems()).toEqual({});
    expect(redirectRule(redirects.blank)).toEqual({ from: 'required', to: 'required' });
    expect(problems({ from: ' ', to: '\t', status: '' })).toEqual({
      from: 'required',
      to: 'required',
      status: 'required',
    });
  });

  test.each(['/', '/oud', '/oud/', '/map/pagina.html', '/zoek?term=pomp&pagina=2', '/één', '/a%20b', ' /oud '])(
    'leads from %p',
    (from) => {
      expect(problems({ from })).toEqual({});
    },
  );

  test.each([
    'oud',
    'www.voorbeeld.example/oud',
    'https://www.voorbeeld.example/oud',
    '//voorbeeld.example',
    '/\\voorbeeld.example',
    '/a b',
    '/a\\b',
    '/a\u0000b',
    '/a\nb',
    '/oud#plek',
    '?a=1',
    '#',
  ])('does not lead from %p', (from) => {
    expect(problems({ from })).toEqual({ from: 'pattern.default' });
  });

  test.each([
    '/',
    '/nieuw#plek',
    '/nieuw?a=1',
    'https://www.voorbeeld.example',
    'http://voorbeeld.example:8080/a?b=c#d',
    'HTTPS://Voorbeeld.example/',
    'https://voorbeeld.example?a',
  ])('leads to %p', (to) => {
    expect(problems({ to })).toEqual({});
  });

  test.each([
    'nieuw',
    '//voorbeeld.example',
    '/\\voorbeeld.example',
    'https://',
    'https:///pad',
    'https:/voorbeeld.example',
    'https://a b.example',
    'https://voorbeeld.example/a b',
    'https://goed.example@kwaad.example',
    'https://kwaad.example\\goed',
    'ftp://voorbeeld.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:a@b.example',
  ])('does not lead to %p', (to) => {
    expect(problems({ to })).toEqual({ to: 'pattern.default' });
  });

  test.each([
    ['301', {}],
    ['302', {}],
    ['308', {}],
    ['', { status: 'required' }],
  ])('the status %p (R-SHR-60)', (status, found) => {
    expect(problems({ status })).toEqual(found);
  });

  test('has locations of at most 500 characters and comments of at most 2,000', () => {
    const [fits, tooLong] = [`/${'x'.repeat(499)}`, `/${'x'.repeat(500)}`];
    expect(problems({ from: fits, to: fits, comments: 'x'.repeat(2_000) })).toEqual({});
    expect(problems({ from: tooLong, to: tooLong, comments: 'x'.repeat(2_001) })).toEqual({
      from: 'tooLong.500',
      to: 'tooLong.500',
      comments: 'tooLong.2000',
    });
  });
});
