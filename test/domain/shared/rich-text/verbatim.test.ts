import type { Block } from '../../../../src/domain/shared/rich-text/model';
import { readRichText } from '../../../../src/domain/shared/rich-text/read';
import { writeRichText } from '../../../../src/domain/shared/rich-text/write';
import { decode } from '../../support/any-html';

/** Changes the text of every leaf in the first block. */
const changed = (html: string, change: (text: string) => string, tag = 'pre'): string => {
  const document = readRichText(html, decode);
  const [first, ...others] = document.blocks;
  if (first?.kind !== 'text') throw new Error('No text');
  const block: Block = {
    ...first,
    tag,
    leaves: first.leaves.map((leaf) => (leaf.kind === 'text' ? { ...leaf, text: change(leaf.text) } : leaf)),
  };
  return writeRichText({ ...document, blocks: [block, ...others] }, decode);
};

test('keeps the white space of preformatted text beside a change (R-SHR-25)', () => {
  const html = '<pre>\na  &lt;  b\n\tc</pre>';
  expect(changed(html, (text) => text.replace('b', 'd  & e'))).toBe('<pre>\na  &lt;  d  &amp; e\n\tc</pre>');
  expect(changed(html, (text) => text)).toBe(html);
});

test('writes the lines of preformatted text with line breaks elsewhere', () => {
  expect(changed('<pre>a\nb</pre>', (text) => text, 'p')).toBe('<pre>a<br>b</pre>');
});
