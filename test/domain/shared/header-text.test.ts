import { headerText, isHeaderText } from '../../../src/domain/shared/header-text.rule';

test.each([
  ['handleiding één 😀.pdf', 'handleiding één 😀.pdf'],
  ['a\r\nX-Other: 1.pdf', 'a X-Other: 1.pdf'],
  ['a\u0000\u0085b', 'a b'],
  ['a\u2028\u2029b', 'a b'],
  ['a\u202Efdp.exe', 'a fdp.exe'],
  ['a\uD800', 'a'],
])('%j is the value of a header as %j (R-SHR-50)', (text, value) => {
  expect([headerText(text), isHeaderText(text)]).toEqual([value, text === value]);
});
