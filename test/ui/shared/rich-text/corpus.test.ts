import { $dfsIterator } from '@lexical/utils';
import { $getRoot, $isElementNode, $isRootOrShadowRoot, $isTextNode, type LexicalNode } from 'lexical';
import { $isListItemNode } from '@lexical/list';
import { $isObjectNode } from '../../../../src/ui/shared/rich-text/nodes/object-node';
import { htmlCorpus } from '../../../support/html-corpus';
import { anEditor } from '../../support/editor';

/** Elements without text of their own. */
const NOT_TEXT = /^<(?:!|(?:script|style|iframe|video|audio|embed|object|oembed|form|img|hr)\b)/i;

/** The blocks of the document in the editor: paragraphs, headings, list items, and objects that are blocks. */
const $blocks = (): { readonly editable: number; readonly kept: number } => {
  let editable = 0;
  let kept = 0;
  for (const { node } of $dfsIterator($getRoot())) {
    if ($isObjectNode(node)) kept += node.isInline() || NOT_TEXT.test(node.getRaw()) ? 0 : 1;
    else if ($isElementNode(node) && !node.isInline() && !$isRootOrShadowRoot(node) && isText(node)) editable++;
  }
  return { editable, kept };
};

/** Whether a node is text, or an empty line. */
const isText = (node: LexicalNode): boolean =>
  $isElementNode(node) &&
  node.getChildren().every((child) => !$isElementNode(child) || child.isInline()) &&
  ($isListItemNode(node) || node.getType() !== 'list');

test('has the promised size in both languages', () => {
  expect(htmlCorpus.length).toBeGreaterThanOrEqual(40);
  expect(htmlCorpus.filter(([name]) => name.endsWith('-nl')).length).toBeGreaterThanOrEqual(15);
  expect(htmlCorpus.filter(([name]) => name.endsWith('-en')).length).toBeGreaterThanOrEqual(15);
});

test.each(htmlCorpus)('exports %s unchanged', (_, html) => {
  const editor = anEditor(html);
  editor.act(() => {
    for (const { node } of $dfsIterator($getRoot())) node.markDirty();
  });
  expect(editor.html()).toBe(html);
  expect(editor.changes()).toBe(0);
});

test.each(htmlCorpus)('changes %s only where a letter is typed', (_, html) => {
  const editor = anEditor(html);
  const count = editor.read(() => $getRoot().getAllTextNodes().length);
  for (let index = 0; index < count; index++) {
    editor.act(() => {
      const node = $getRoot().getAllTextNodes()[index];
      if ($isTextNode(node)) node.spliceText(Math.min(1, node.getTextContentSize()), 0, '¤');
    });
    expect(editor.html().split('¤')).toHaveLength(2);
    expect(editor.html().replace('¤', '')).toBe(html);
    editor.act(() => {
      const node = $getRoot().getAllTextNodes()[index];
      if ($isTextNode(node)) node.setTextContent(node.getTextContent().replace('¤', ''));
    });
  }
});

test('keeps 95 % of the ordinary blocks editable; comments, scripts and embeds are none (R-SHR-25)', () => {
  const shares = htmlCorpus.map(([name, html]) => ({ name, ...anEditor(html).read($blocks) }));
  const editable = shares.reduce((sum, share) => sum + share.editable, 0);
  const all = shares.reduce((sum, share) => sum + share.editable + share.kept, 0);
  const percent = String(Math.round((editable / all) * 1000) / 10);
  const objects = shares.filter(({ kept }) => kept > 0).map(({ name, kept }) => `  ${name}: ${String(kept)}`);
  console.log(
    `Editable: ${String(editable)} of ${String(all)} blocks in ${String(shares.length)} documents (${percent} %). ` +
      `Kept as objects:\n${objects.join('\n')}`,
  );
  expect(editable / all).toBeGreaterThanOrEqual(0.95);
});
