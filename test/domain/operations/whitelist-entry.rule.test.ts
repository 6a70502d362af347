import { whitelist } from '../../../src/domain/operations/whitelist-entry';
import { whitelistRule, type WhitelistFields } from '../../../src/domain/operations/whitelist-entry.rule';

const problems = (change: Partial<WhitelistFields> = {}) => whitelistRule({ type: 'js', source: 'https://cdn.voorbeeld.example/script.js', comments: '', ...change });

describe('a whitelisted source (R-OPS-02)', () => {
  test('needs a type and a source', () => {
    expect(problems()).toEqual({});
    expect(whitelistRule(whitelist.blank)).toEqual({ source: 'required' });
    expect(problems({ type: '', source: ' ' })).toEqual({ type: 'required', source: 'required' });
  });

  test.each([['js', {}], ['css', { type: 'pattern.default' }], ['JS', { type: 'pattern.default' }]])('of the type %p', (type, found) => {
    expect(problems({ type })).toEqual(found);
  });

  test.each(['cdn.voorbeeld.example', '*.voorbeeld.example', 'https://*.voorbeeld.example', '//cdn.voorbeeld.example/a.js?v=1', ' https://cdn.voorbeeld.example '])('is %p', (source) => {
    expect(problems({ source })).toEqual({});
  });

  test.each(["a.example; script-src *", 'a.example b.example', 'a.example,b.example', "'unsafe-inline'", '"a"', '<script>', 'a\\b', 'a\nb', 'a\u0000b'])('is not %p', (source) => {
    expect(problems({ source })).toEqual({ source: 'pattern.default' });
  });

  test.each([['source', 500], ['comments', 2_000]] as const)('its %s has at most %d characters', (field, longest) => {
    expect(problems({ [field]: 'x'.repeat(longest) })).toEqual({});
    expect(problems({ [field]: 'x'.repeat(longest + 1) })).toEqual({ [field]: 'pattern.default' });
  });
});
