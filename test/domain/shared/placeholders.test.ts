import { codesIn, joinParts, splitAtPlaceholders } from '../../../src/domain/shared/placeholders.rule';

const PATTERN = /%(\w+)%/g;

test.each([
  ['', []],
  ['plain', [{ kind: 'text', text: 'plain' }]],
  ['%a%', [{ kind: 'code', code: 'a' }]],
  [
    'x %a%%b% 100% y',
    [
      { kind: 'text', text: 'x ' },
      { kind: 'code', code: 'a' },
      { kind: 'code', code: 'b' },
      { kind: 'text', text: ' 100% y' },
    ],
  ],
])('%j is split at its placeholders', (text, parts) => {
  expect(splitAtPlaceholders(text, PATTERN)).toEqual(parts);
});

test('codes are listed in their order, as often as they occur', () => {
  expect(codesIn(splitAtPlaceholders('%b% %a% %b%', PATTERN))).toEqual(['b', 'a', 'b']);
});

test('parts are joined with what stands for their codes, which is not read again', () => {
  expect(joinParts(splitAtPlaceholders('x %a% y', PATTERN), () => '%b%')).toBe('x %b% y');
});
