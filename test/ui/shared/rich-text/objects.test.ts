import {
  $createNodeSelection,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $setSelection,
  INSERT_PARAGRAPH_COMMAND,
  PASTE_COMMAND,
  type LexicalNode,
} from 'lexical';
import { $isContainerNode } from '../../../../src/ui/shared/rich-text/nodes/container-node';
import { $isObjectNode } from '../../../../src/ui/shared/rich-text/nodes/object-node';
import { anEditor } from '../../support/editor';

type Editor = ReturnType<typeof anEditor>;

/** Selects the first object or container of a document. */
const selectWhole = ({ act }: Editor): void => {
  act(() => {
    const all = $getRoot()
      .getChildren()
      .flatMap((node): readonly LexicalNode[] => [node, ...($isElementNode(node) ? node.getChildren() : [])]);
    const node = all.find((candidate) => $isObjectNode(candidate) || $isContainerNode(candidate));
    const selection = $createNodeSelection();
    selection.add(node?.getKey() ?? '');
    $setSelection(selection);
  });
};

/** Presses a key and inserts its character at the caret, as a browser does. */
const press = ({ root, act }: Editor, key: string, held: Readonly<Record<string, boolean>> = {}): void => {
  root.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held }));
  act(() => {
    const selection = $getSelection();
    if ($isRangeSelection(selection)) selection.insertText(key);
  });
};

/** jsdom has neither event: these classes have the members that the editor reads. */
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

const after = (html: string, act: (editor: Editor) => void): string => {
  const editor = anEditor(html);
  selectWhole(editor);
  act(editor);
  return editor.html();
};

test.each([
  ['<p>een</p>\n<hr>\n<p>twee</p>', '<p>een</p>\n<hr>\n<p>x</p>\n<p>twee</p>'],
  ['<hr title="1">', '<hr title="1"><p>x</p>'],
  ['<p>een <img src="a.png"> twee</p>', '<p>een <img src="a.png">x twee</p>'],
  ['<p>een <img src="a.png"></p>', '<p>een <img src="a.png">x</p>'],
  ['<blockquote><p>een</p></blockquote>', '<blockquote><p>een</p></blockquote><p>x</p>'],
])('inserts a letter behind what is selected in %j', (html, expected) => {
  expect(
    after(html, (editor) => {
      press(editor, 'x');
    }),
  ).toBe(expected);
});

test('keeps the selection on keys that type nothing', () => {
  const html = '<p>een</p><hr>';
  expect(
    after(html, (editor) => {
      press(editor, 'q', { ctrlKey: true });
      press(editor, 'Shift');
    }),
  ).toBe(html);
});

test.each([
  [{ 'text/plain': 'twee' }, '<p>een</p><hr><p>twee</p>'],
  [{ 'text/html': '<div style="color:red"><b>twee</b></div>' }, '<p>een</p><hr><p><strong>twee</strong></p>'],
  [{ 'text/html': '<h2>twee</h2><p>drie</p>' }, '<p>een</p><hr><h2>twee</h2><p>drie</p>'],
])('pastes behind a selected object: %j', (data, expected) => {
  expect(
    after('<p>een</p><hr>', (editor) => {
      editor.editing.pasteFormatted(true);
      paste(editor, data);
    }),
  ).toBe(expected);
});

test.each(['{"namespace":"elsewhere","nodes":[]}', '{'])(
  "cleans content that claims to be an editor's own: %s",
  (own) => {
    const editor = anEditor('<p>een</p>');
    editor.editing.pasteFormatted(true);
    editor.act(() => {
      $getRoot().selectEnd();
    });
    paste(editor, {
      'application/x-lexical-editor': own,
      'text/html':
        '<p style="color:red">a<a href="javascript:b()">c</a><img src="x" onerror="d()"></p><script>e()</script>',
      'text/plain': 'f',
    });
    expect(editor.html()).toBe('<p>eenac</p>');
  },
);

describe('Enter in an empty last line', () => {
  const enter = (editor: Editor): void => {
    editor.editor.dispatchCommand(INSERT_PARAGRAPH_COMMAND, undefined);
    editor.act(() => undefined);
  };

  test('leaves a quote', () => {
    const editor = anEditor('<blockquote class="q">\n<p>een</p>\n</blockquote>\n<p>twee</p>');
    editor.act(() => {
      $getRoot().getFirstDescendant()?.selectEnd();
    });
    enter(editor);
    enter(editor);
    press(editor, 'x');
    expect(editor.html()).toBe('<blockquote class="q">\n<p>een</p>\n</blockquote>\n<p>x</p>\n<p>twee</p>');
  });

  test('stays inside if the line was there before', () => {
    const editor = anEditor('<blockquote><p>een</p><p><br></p></blockquote>');
    editor.act(() => {
      $getRoot().selectEnd();
    });
    enter(editor);
    press(editor, 'x');
    expect(editor.html()).toBe('<blockquote><p>een</p><p><br></p><p>x</p></blockquote>');
  });
});

describe('an image in a text (R-SHR-37)', () => {
  const drawn = (html: string): HTMLImageElement | null =>
    anEditor(html).root.querySelector<HTMLImageElement>('[data-object] > img');

  test.each([
    ['/media/nieuws/a.png', '/media/nieuws/a.png'],
    [`${location.origin}/media/a.png?2`, '/media/a.png?2'],
    ['/media/a%20b.png', '/media/a%20b.png'],
  ])('is shown from the own library: %s', (src, shown) => {
    expect(
      drawn(`<p><img src="${src}" width="300" onerror="alert(1)" srcset="//elsewhere.example/b.png 2x"></p>`)
        ?.outerHTML,
    ).toBe(`<img alt="" draggable="false" src="${shown}" width="300">`);
  });

  test('has its natural width without one given', () => {
    expect(drawn('<p><img src="/media/a.png"></p>')?.outerHTML).toBe(
      '<img alt="" draggable="false" src="/media/a.png">',
    );
  });

  test.each([
    'https://elsewhere.example/media/a.png',
    '//elsewhere.example/media/a.png',
    '/media/../api/logout',
    '/api/library/download/a.png',
    'media/a.png'.replace('media', 'x'),
    'data:image/png;base64,AAAA',
    'http://[',
    '',
  ])('is a name if from elsewhere: %s', (src) => {
    const editor = anEditor(`<p><img src="${src}"></p>`);
    expect([editor.root.querySelector('img'), editor.root.querySelector('[data-object]')?.textContent]).toEqual([
      null,
      `img${src}`,
    ]);
  });

  test('is a name if it fails to load', () => {
    const editor = anEditor('<p><img src="/media/a.png" alt="Een ketel"></p>');
    editor.root.querySelector('img')?.dispatchEvent(new Event('error'));
    expect(editor.root.querySelector('[data-object]')?.innerHTML).toBe('<b>img</b><span>Een ketel</span>');
  });
});
