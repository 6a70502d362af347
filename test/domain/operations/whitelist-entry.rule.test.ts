import { whitelist } from '../../../src/domain/operations/whitelist-entry';
import { whitelistRule } from '../../../src/domain/operations/whitelist-entry.rule';

type WhitelistFields = Parameters<typeof whitelistRule>[0];

const problems = (change: Partial<WhitelistFields> = {}) =>
  whitelistRule({ type: 'js', source: 'https://cdn.voorbeeld.example/script.js', comments: '', ...change });

describe('a whitelisted source (R-OPS-02)', () => {
  test('needs a type and a source', () => {
    expect(problems()).toEqual({});
    expect(whitelistRule(whitelist.blank)).toEqual({ source: 'required' });
    expect(problems({ type: '', source: ' ' })).toEqual({ type: 'required', source: 'required' });
  });

  test.each([
    ['js', {}],
    ['css', {}],
  ])('of the type %p (R-SHR-60)', (type, found) => {
    expect(problems({ type })).toEqual(found);
  });

  test.each([
    'cdn.voorbeeld.example',
    '*.voorbeeld.example',
    'https://*.voorbeeld.example',
    '//cdn.voorbeeld.example/a.js?v=1',
    ' https://cdn.voorbeeld.example ',
    'localhost:8080',
    'http://127.0.0.1:3000/a.js',
    'cdn.voorbeeld.example:*',
    'scripts.café.example',
  ])('is %p', (source) => {
    expect(problems({ source })).toEqual({});
  });

  test.each([
    'a.example; script-src *',
    'a.example b.example',
    'a.example,b.example',
    "'unsafe-inline'",
    '"a"',
    '<script>',
    'a\\b',
    'a\nb',
    'a\u0000b',
    '0',
    '%',
    '{}',
    'cdn',
    '*',
    '*.',
    'https://',
    'https://*',
    'javascript:alert(1)',
    'data:text/javascript,1',
    'ftp://cdn.example',
    'https://user:pass@cdn.example',
    'cdn..example',
    '-.example',
    'a.*.example',
    'cdn.example:port',
    `${'a'.repeat(499)}!`,
  ])('is not %p', (source) => {
    expect(problems({ source })).toEqual({ source: 'pattern.default' });
  });

  test.each([
    ['source', 500],
    ['comments', 2_000],
  ] as const)('its %s has at most %d characters', (field, longest) => {
    expect(problems({ [field]: 'cdn.example/'.padEnd(longest, 'x') })).toEqual({});
    expect(problems({ [field]: 'cdn.example/'.padEnd(longest + 1, 'x') })).toEqual({ [field]: `tooLong.${longest}` });
  });
});
