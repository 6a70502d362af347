import { $createNodeSelection, $getRoot, $isElementNode, $setSelection, UNDO_COMMAND, type TextNode } from 'lexical';
import { $isObjectNode } from '../../../../src/ui/shared/rich-text/nodes/object-node';
import { $insertObject } from '../../../../src/ui/shared/rich-text/insert';
import { pictureSource, pictureTag } from '../../../../src/ui/shared/rich-text/picture';
import { anEditor } from '../../support/editor';

const bus = { src: 'https://office.example/media/bus.jpg', alt: 'A bus' };
const BUS = '<img src="https://office.example/media/bus.jpg" alt="A bus">';

const $words = (words: string): TextNode => {
  const found = $getRoot()
    .getAllTextNodes()
    .find((node) => node.getTextContent().includes(words));
  if (found === undefined) throw new Error(`No text with “${words}”`);
  return found;
};
/** Selects these words; backwards if asked. */
const select = (editor: ReturnType<typeof anEditor>, words: string, backward = false): void => {
  editor.act(() => {
    const node = $words(words);
    const start = node.getTextContent().indexOf(words);
    const [from, to] = [start, start + words.length];
    node.select(backward ? to : from, backward ? from : to);
  });
};
const insert = (editor: ReturnType<typeof anEditor>): string => {
  editor.act(() => {
    $insertObject(pictureTag(bus), true);
  });
  return editor.html();
};

test.each([[false], [true]])('inserts an image behind the selection (backward: %s)', (backward) => {
  const editor = anEditor('<p>een twee drie</p>');
  select(editor, 'twee', backward);
  expect(insert(editor)).toBe(`<p>een twee${BUS} drie</p>`);
});

test('inserts at the end without a caret', () => {
  expect(insert(anEditor('<p>een</p><p>twee</p>'))).toBe(`<p>een</p><p>twee${BUS}</p>`);
  expect(insert(anEditor(''))).toBe(`<p>${BUS}</p>`);
});

test('is undone in one step', () => {
  const editor = anEditor('<p>een</p>');
  select(editor, 'een');
  insert(editor);
  editor.editor.dispatchCommand(UNDO_COMMAND, undefined);
  editor.act(() => undefined);
  expect(editor.html()).toBe('<p>een</p>');
});

test('inserts behind a selected image', () => {
  const editor = anEditor('<p>een <img src="a.png" alt=""> twee</p>');
  editor.act(() => {
    const node = $getRoot()
      .getChildren()
      .flatMap((block) => ($isElementNode(block) ? block.getChildren() : []))
      .find($isObjectNode);
    if (node === undefined) throw new Error('No picture');
    const selection = $createNodeSelection();
    selection.add(node.getKey());
    $setSelection(selection);
  });
  expect(insert(editor)).toBe(`<p>een <img src="a.png" alt="">${BUS} twee</p>`);
});

test('escapes alt text and URL', () => {
  expect(pictureTag({ src: 'https://office.example/a"b.jpg?x=1&y=2', alt: '<b> "quoted" & more' })).toBe(
    '<img src="https://office.example/a&quot;b.jpg?x=1&amp;y=2" alt="&lt;b&gt; &quot;quoted&quot; &amp; more">',
  );
});

test.each([
  ['https://office.example/media/a%20b.jpg?v=2', '/media/a%20b.jpg?v=2'],
  ['/media/bus.jpg', '/media/bus.jpg'],
  ['media/bus.jpg', '/media/bus.jpg'],
  ['https://files.example/media/bus.jpg', 'https://files.example/media/bus.jpg'],
])('the source of an image at %s is %s (R-SHR-37)', (address, source) => {
  expect(pictureSource(address, 'https://office.example/popup/12?tab=text')).toBe(source);
});
