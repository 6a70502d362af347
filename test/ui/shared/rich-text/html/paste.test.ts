import { $getRoot, KEY_DOWN_COMMAND, PASTE_COMMAND } from 'lexical';
import { namespace } from '../../../../../src/ui/shared/rich-text/html/paste';
import { anEditor } from '../../../support/editor';

type Editor = ReturnType<typeof anEditor>;

/** jsdom has no paste events: this class has the members that the editor reads. */
class PasteEvent extends Event {
  readonly clipboardData: object;

  constructor(data: Readonly<Record<string, string>>) {
    super('paste', { cancelable: true });
    this.clipboardData = { types: Object.keys(data), files: [], getData: (type: string) => data[type] ?? '' };
  }
}
Object.assign(globalThis, { ClipboardEvent: PasteEvent, DragEvent: class extends Event {} });

const paste = ({ editor, act }: Editor, data: Readonly<Record<string, string>>): void => {
  // The editor reads only these members of the clipboard.
  editor.dispatchCommand(PASTE_COMMAND, new PasteEvent(data) as unknown as ClipboardEvent);
  act(() => undefined);
};
const atEnd = (html: string): Editor => {
  const editor = anEditor(html);
  editor.act(() => {
    $getRoot().selectEnd();
  });
  return editor;
};
const BOTH = { 'text/html': '<h2>twee</h2><ul><li><b>drie</b></li></ul>', 'text/plain': 'twee\r\n\r\ndrie\tvier\n' };

const BOLD = { 'text/html': '<p>twee</p><h1>Kop</h1><p><b>vet</b></p>', 'text/plain': 'x' };

test('pastes lines of plain text as paragraphs (R-SHR-47)', () => {
  const editor = atEnd('<p class="a">een:</p>');
  paste(editor, BOTH);
  expect(editor.html()).toBe('<p class="a">een:twee</p><p>drie vier</p>');
  paste(editor, { 'text/html': '<p>vijf<br>&copy; <b>zes</b></p>' });
  expect(editor.html()).toBe('<p class="a">een:twee</p><p>drie vier' + 'vijf</p><p>© zes</p>');
});

test('keeps the formatting of a paste while turned on, without heading 1 (R-SHR-47)', () => {
  const editor = atEnd('<p>een</p>');
  editor.editing.pasteFormatted(true);
  expect(editor.editing.getPlace().formatted).toBe(true);
  paste(editor, BOLD);
  expect(editor.html()).toBe('<p>eentwee</p><h2>Kop</h2><p><strong>vet</strong></p>');
  editor.editor.dispatchCommand(
    KEY_DOWN_COMMAND,
    new KeyboardEvent('keydown', { key: 'V', shiftKey: true, ctrlKey: true }),
  );
  paste(editor, { 'text/html': '<i>a</i>', 'text/plain': 'a' });
  editor.editing.pasteFormatted(false);
  paste(editor, { 'text/html': '<i>b</i>', 'text/plain': 'b' });
  expect(editor.html()).toBe('<p>eentwee</p><h2>Kop</h2><p><strong>vet</strong>ab</p>');
});

test('keeps quotes, preformatted lines and nested lists of a paste (R-SHR-47)', () => {
  const pasted = (html: string): string => {
    const editor = atEnd('<p>een</p>');
    editor.editing.pasteFormatted(true);
    paste(editor, { 'text/html': html, 'text/plain': 'x' });
    return editor.html();
  };
  expect(pasted('<p>twee</p><blockquote><p>drie</p></blockquote><p>vier</p>')).toBe(
    '<p>eentwee</p><blockquote><p>drie</p></blockquote><p>vier</p>',
  );
  expect(pasted('<blockquote>drie</blockquote>')).toContain('<blockquote><p>drie</p></blockquote>');
  expect(pasted('<p>twee</p><pre>a {\n  b\n}</pre>')).toBe('<p>eentwee</p><pre>a {\n  b\n}</pre>');
  expect(pasted('<pre>a {\n  b\n}</pre>')).toBe('<p>eena {<br>  &nbsp;b<br>}</p>');
  expect(pasted('<ul><li>a</li><ul><li>b</li></ul></ul>')).toContain('<ul><li>a<ul><li>b</li></ul></li></ul>');
});

test('moves content of this page with its formatting (R-SHR-47)', () => {
  const editor = atEnd('<p>een </p>');
  const bold = { type: 'text', version: 1, text: 'twee', detail: 0, format: 1, mode: 'normal', style: '' };
  paste(editor, {
    'application/x-lexical-editor': JSON.stringify({ namespace, nodes: [bold] }),
    'text/plain': 'twee',
  });
  expect(editor.html()).toContain('<strong>twee</strong>');
});

test('makes a link of selected words when a URL is pasted on them', () => {
  const editor = anEditor('<p>een twee</p>');
  editor.act(() => {
    $getRoot().getAllTextNodes()[0]?.select(0, 3);
  });
  paste(editor, { 'text': 'https://x.example/', 'text/plain': 'https://x.example/' });
  expect(editor.html()).toBe('<p><a href="https://x.example/">een</a> twee</p>');
});

test('pastes a table as a table, and as lines inside a cell', () => {
  const table = { 'text/html': '<table><tr><td style="color:red">1</td><td>2</td></tr></table>', 'text/plain': '1\t2' };
  const editor = atEnd('<p>een</p>');
  editor.editing.pasteFormatted(true);
  paste(editor, table);
  expect(editor.html()).toBe('<p>een</p><table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>');
  const inCell = anEditor('<table><tr><td>x</td></tr></table>');
  inCell.editing.pasteFormatted(true);
  inCell.act(() => {
    $getRoot().getAllTextNodes()[0]?.selectEnd();
  });
  paste(inCell, table);
  expect(inCell.html()).toBe('<table><tr><td>x1 2</td></tr></table>');
});
