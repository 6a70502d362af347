import { attributeOf, withoutAttribute } from '../../../../src/domain/shared/rich-text/tag';
import { tokensOf } from '../../../../src/domain/shared/rich-text/tokens';

const kindsOf = (html: string) => tokensOf(html).map(({ kind }) => kind);

test.each([
  ['a slash in an unquoted value', '<a href=a/b/c=d/>x', ['open', 'text']],
  ['values without an end', `<a ${'a=a/'.repeat(20_000)}"`, ['rest']],
  ['a run of spaces', `<a${' '.repeat(50_000)}>`, ['open']],
  ['a long name', `<a ${'a'.repeat(200_000)}>`, ['open']],
])('%s is read in linear time', (_, html, kinds) => {
  expect(kindsOf(html)).toEqual(kinds);
});

test('attributes are found behind a run of spaces', () => {
  const open = `<a${' '.repeat(200_000)}/ title=a/ href="b">`;
  expect([attributeOf(open, 'title'), attributeOf(open, 'href'), attributeOf(open, '')]).toEqual(['a/', 'b', null]);
  expect(withoutAttribute('<a  b=c / d>', 'b')).toBe('<a / d>');
});
