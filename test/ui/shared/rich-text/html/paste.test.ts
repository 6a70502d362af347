import { $getRoot, KEY_DOWN_COMMAND, PASTE_COMMAND } from 'lexical';
import { anEditor } from '../../../support/editor';

type Editor = ReturnType<typeof anEditor>;

/** jsdom has none: this holds what the editor asks it for. */
class PasteEvent extends Event {
  readonly clipboardData: object;

  constructor(data: Readonly<Record<string, string>>) {
    super('paste', { cancelable: true });
    this.clipboardData = { types: Object.keys(data), files: [], getData: (type: string) => data[type] ?? '' };
  }
}
Object.assign(globalThis, { ClipboardEvent: PasteEvent, DragEvent: class extends Event {} });

const paste = ({ editor, act }: Editor, data: Readonly<Record<string, string>>): void => {
  // Of the clipboard only what stands above is looked at.
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

test('pastes lines as paragraphs once by the plain-text key', () => {
  const editor = atEnd('<p class="a">een:</p>');
  editor.editor.dispatchCommand(
    KEY_DOWN_COMMAND,
    new KeyboardEvent('keydown', { key: 'V', shiftKey: true, ctrlKey: true }),
  );
  paste(editor, BOTH);
  expect(editor.html()).toBe('<p class="a">een:twee</p><p>drie vier</p>');
  paste(editor, { 'text/html': '<p><b>vet</b></p>', 'text/plain': 'vet' });
  expect(editor.html()).toBe('<p class="a">een:twee</p><p>drie vier<strong>vet</strong></p>');
});

test('pastes everything as plain text while turned on', () => {
  const editor = atEnd('<p>een</p>');
  editor.editing.pastePlain(true);
  expect(editor.editing.getPlace().plain).toBe(true);
  paste(editor, { 'text/html': '<b>a</b>', 'text/plain': 'a' });
  paste(editor, { 'text/html': '<b>b</b>', 'text/plain': 'b' });
  expect(editor.html()).toBe('<p>eenab</p>');
  editor.editing.pastePlain(false);
  paste(editor, { 'text/html': '<b>c</b>', 'text/plain': 'c' });
  expect(editor.html()).toBe('<p>eenab<strong>c</strong></p>');
});

test('pastes a table as a table, and as lines inside a cell', () => {
  const table = { 'text/html': '<table><tr><td style="color:red">1</td><td>2</td></tr></table>', 'text/plain': '1\t2' };
  const editor = atEnd('<p>een</p>');
  paste(editor, table);
  expect(editor.html()).toBe('<p>een</p><table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>');
  const inCell = anEditor('<table><tr><td>x</td></tr></table>');
  inCell.act(() => {
    $getRoot().getAllTextNodes()[0]?.selectEnd();
  });
  paste(inCell, table);
  expect(inCell.html()).toBe('<table><tr><td>x1 2</td></tr></table>');
});
