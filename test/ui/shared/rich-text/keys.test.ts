import {
  $createNodeSelection,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $isTextNode,
  $setSelection,
  FORMAT_TEXT_COMMAND,
  INSERT_PARAGRAPH_COMMAND,
  UNDO_COMMAND,
  type TextNode,
} from 'lexical';
import {
  $clearFormats,
  $move,
  $moveInText,
  $nest,
  $setBlock,
  $setLink,
  $toggleList,
  $unlink,
} from '../../../../src/ui/shared/rich-text/commands';
import { $isContainerNode } from '../../../../src/ui/shared/rich-text/nodes/container-node';
import { $isObjectNode } from '../../../../src/ui/shared/rich-text/nodes/object-node';
import { anEditor } from '../../support/editor';

type Editor = ReturnType<typeof anEditor>;

const $textWith = (words: string): TextNode => {
  const found = $getRoot()
    .getAllTextNodes()
    .find((node) => node.getTextContent().includes(words));
  if (found === undefined) throw new Error(`No text with “${words}”`);
  return found;
};

/** Selects these words, or places the caret after them. */
const select = (editor: Editor, words: string, caret = false): void => {
  editor.act(() => {
    const node = $textWith(words);
    const start = node.getTextContent().indexOf(words);
    // As a browser reports a person's selection.
    node.select(caret ? start + words.length : start, start + words.length).setFormat(node.getFormat());
  });
};

/** Selects the object whose source contains these words. */
const selectObject = (editor: Editor, words: string): void => {
  editor.act(() => {
    const all = $getRoot()
      .getChildren()
      .flatMap((node) => [node, ...($isElementNode(node) ? node.getChildren() : [])]);
    const node = all.filter($isObjectNode).find((candidate) => candidate.getRaw().includes(words));
    if (node === undefined) throw new Error(`No object with “${words}”`);
    const selection = $createNodeSelection();
    selection.add(node.getKey());
    $setSelection(selection);
  });
};

const after = (html: string, act: (editor: Editor) => void): string => {
  const editor = anEditor(html);
  act(editor);
  return editor.html();
};

// Rule R-SHR-47.
test('applies and removes bold without a trace', () => {
  const html = '<p class="a">een twee drie</p>';
  const editor = anEditor(html);
  select(editor, 'twee');
  editor.editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'bold');
  editor.act(() => undefined);
  expect(editor.html()).toBe('<p class="a">een <strong>twee</strong> drie</p>');
  editor.editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'bold');
  editor.act(() => undefined);
  expect(editor.html()).toBe(html);
});

test('removes a format from part of an element and keeps the rest', () => {
  expect(
    after('<p><b class="x">een twee</b></p>', (editor) => {
      select(editor, 'twee');
      editor.editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'bold');
      editor.act(() => undefined);
    }),
  ).toBe('<p><b class="x">een </b>twee</p>');
});

test('turns a paragraph into a heading with its attributes', () => {
  expect(
    after('<p class="a">een</p>\n<p>twee</p>', (editor) => {
      select(editor, 'een', true);
      editor.act(() => {
        $setBlock('h3');
      });
    }),
  ).toBe('<h3 class="a">een</h3>\n<p>twee</p>');
});

test('adds a paragraph like its neighbours on Enter; an empty one keeps its height', () => {
  expect(
    after('<p>een</p>\n<p class="b">twee</p>', (editor) => {
      select(editor, 'twee', true);
      editor.editor.dispatchCommand(INSERT_PARAGRAPH_COMMAND, undefined);
      editor.act(() => undefined);
    }),
  ).toBe('<p>een</p>\n<p class="b">twee</p>\n<p><br></p>');
});

test('keeps split loose text apart', () => {
  expect(
    after('een twee', (editor) => {
      select(editor, 'een', true);
      editor.editor.dispatchCommand(INSERT_PARAGRAPH_COMMAND, undefined);
      editor.act(() => undefined);
    }),
  ).toBe('een<p> twee</p>');
});

test('adds a list item without the attributes of the one before, also after a move', () => {
  expect(
    after('<ul class="a">\n<li id="x" class="b" value=3>\n<p style="c">een</p></li>\n</ul>', (editor) => {
      select(editor, 'een', true);
      for (const word of ['twee', 'drie']) {
        editor.editor.dispatchCommand(INSERT_PARAGRAPH_COMMAND, undefined);
        editor.act(() => {
          $getSelection()?.insertText(word);
        });
      }
      editor.act(() => {
        $move('up');
        $move('up');
      });
    }),
  ).toBe(
    '<ul class="a">\n<li>\n<p>drie</p></li>\n<li id="x" class="b" value=3>\n<p style="c">een</p></li>\n' +
      '<li>\n<p>twee</p></li>\n</ul>',
  );
});

test('creates and removes a list', () => {
  const editor = anEditor('<p>een</p>');
  select(editor, 'een', true);
  editor.act(() => {
    $toggleList('bullet');
  });
  expect(editor.html()).toBe('<ul><li>een</li></ul>');
  editor.act(() => {
    $toggleList('number');
  });
  expect(editor.html()).toBe('<ol><li>een</li></ol>');
  editor.act(() => {
    $toggleList('number');
  });
  expect(editor.html()).toBe('<p>een</p>');
});

test('nests an item and restores it', () => {
  const html = '<ul>\n<li class="a">een</li>\n<li class="b">twee</li>\n</ul>';
  const editor = anEditor(html);
  select(editor, 'twee', true);
  editor.act(() => {
    expect($nest(false)).toBe(true);
  });
  expect(editor.html()).toBe('<ul>\n<li class="a">een<ul>\n<li class="b">twee</li>\n</ul></li>\n</ul>');
  editor.act(() => {
    expect($nest(true)).toBe(true);
  });
  expect(editor.html()).toBe(html);
});

test('passes Tab on where nesting is impossible', () => {
  const editor = anEditor('<ul><li>een</li></ul><p>twee</p>');
  select(editor, 'een', true);
  editor.act(() => {
    expect([$nest(false), $nest(true)]).toEqual([false, false]);
  });
  select(editor, 'twee', true);
  editor.act(() => {
    expect([$nest(false), $nest(true)]).toEqual([false, false]);
  });
});

test('sets, changes and removes a link, keeping other attributes', () => {
  const editor = anEditor('<p>zie hier</p>');
  select(editor, 'hier');
  editor.act(() => {
    $setLink('/a?b=1&c="2"');
  });
  expect(editor.html()).toBe('<p>zie <a href="/a?b=1&amp;c=&quot;2&quot;">hier</a></p>');
  editor.act(() => {
    $unlink();
  });
  expect(editor.html()).toBe('<p>zie hier</p>');
  expect(
    after('<p><a class="x" href=\'/oud\' target="_blank" rel="nofollow">hier</a></p>', (other) => {
      select(other, 'hier', true);
      other.act(() => {
        $setLink('/nieuw');
      });
    }),
  ).toBe('<p><a class="x" href="/nieuw" target="_blank" rel="nofollow">hier</a></p>');
});

test('keeps two adjacent links to the same place', () => {
  const html = '<p><a href="/a">een</a><a class="x" href="/a">twee</a></p>';
  const editor = anEditor(html);
  editor.act(() => {
    $textWith('een').markDirty();
    $textWith('twee').getParentOrThrow().markDirty();
  });
  expect(editor.changes()).toBe(0);
  expect(editor.root.querySelectorAll('a')).toHaveLength(2);
  editor.act(() => {
    $textWith('een').setTextContent('drie');
  });
  expect(editor.html()).toBe('<p><a href="/a">drie</a><a class="x" href="/a">twee</a></p>');
});

test('removes formats and attribute-only elements; keeps the link', () => {
  expect(
    after('<p><span style="color:red">een <b>twee</b> <a href="/x"><i>drie</i></a></span></p>', (editor) => {
      editor.act(() => {
        $getRoot().select(0, 1);
        $clearFormats();
      });
    }),
  ).toBe('<p>een twee <a href="/x">drie</a></p>');
});

test('selects and deletes an object by key', () => {
  expect(
    after('<p>een</p>\n<hr title="1">\n<p>twee</p>', (editor) => {
      selectObject(editor, 'hr');
      editor.root.dispatchEvent(new KeyboardEvent('keydown', { key: 'Delete', bubbles: true, cancelable: true }));
      editor.act(() => undefined);
    }),
  ).toBe('<p>een</p>\n<p>twee</p>');
});

test('moves blocks and objects with their white space', () => {
  const editor = anEditor('<p>een</p>\n<hr>\n<p>twee</p>');
  selectObject(editor, 'hr');
  editor.act(() => {
    expect($move('down')).toBe(true);
  });
  expect(editor.html()).toBe('<p>een</p>\n<p>twee</p>\n<hr>');
  editor.act(() => {
    expect($move('down')).toBe(false);
  });
  select(editor, 'twee', true);
  editor.act(() => {
    expect($move('up')).toBe(true);
  });
  expect(editor.html()).toBe('\n<p>twee</p><p>een</p>\n<hr>');
});

test('moves an inline object by letter and by block', () => {
  const editor = anEditor('<p>ab<img src="x.png">cd</p><p>ef</p>');
  selectObject(editor, 'img');
  editor.act(() => {
    expect($moveInText('left')).toBe(true);
  });
  expect(editor.html()).toBe('<p>a<img src="x.png">bcd</p><p>ef</p>');
  editor.act(() => {
    expect($moveInText('right')).toBe(true);
  });
  editor.act(() => {
    expect($moveInText('right')).toBe(true);
  });
  expect(editor.html()).toBe('<p>abc<img src="x.png">d</p><p>ef</p>');
  editor.act(() => {
    expect($move('down')).toBe(true);
  });
  expect(editor.html()).toBe('<p>abcd</p><p>ef<img src="x.png"></p>');
});

test('restores the source byte for byte on undo', () => {
  const html = '<P Class=a>E&eacute;n\n  twee</P>\n\n<ul><li>drie</ul>';
  const editor = anEditor(html);
  select(editor, 'twee');
  editor.act(() => {
    const selection = $getSelection();
    if ($isRangeSelection(selection)) selection.insertText('vier');
  });
  expect(editor.html()).toContain('vier');
  editor.editor.dispatchCommand(UNDO_COMMAND, undefined);
  editor.act(() => undefined);
  expect(editor.html()).toBe(html);
});

test('is empty after the last letter is deleted', () => {
  expect(
    after('<p class="a">x</p>', (editor) => {
      editor.act(() => {
        const node = $getRoot().getFirstDescendant();
        if ($isTextNode(node)) node.remove();
      });
    }),
  ).toBe('');
});

test('renders nothing active: handlers, scripts, frames, images, styles', () => {
  const { root } = anEditor(
    '<p onclick="a()" style="background:url(//x)">a <img src="//x" onerror="b()"> ' +
      '<a href="javascript:c()" onmouseover="d()">e</a></p><iframe src="//x"></iframe><script>f()</script>' +
      '<svg onload="g()"></svg><table onmouseover="h()" style="background:url(//x)"><tr>' +
      '<td onclick="h()">1</td></tr></table>',
  );
  expect(root.querySelector('script, iframe, svg, [src], [onclick], [onerror], [onload], [onmouseover]')).toBeNull();
  expect(root.querySelector('a')?.getAttribute('href')).toBe('about:blank');
  expect(root.innerHTML).not.toContain('url(');
});

test('selects, moves and deletes a container as a whole', () => {
  const editor = anEditor('<p>een</p>\n<blockquote class="q"><p>twee</p></blockquote>\n<p>drie</p>');
  const selectQuote = () => {
    editor.act(() => {
      const quote = $getRoot().getChildren().find($isContainerNode);
      const selection = $createNodeSelection();
      selection.add(quote?.getKey() ?? '');
      $setSelection(selection);
    });
  };
  selectQuote();
  editor.act(() => {
    expect($move('down')).toBe(true);
  });
  expect(editor.html()).toBe('<p>een</p>\n<p>drie</p>\n<blockquote class="q"><p>twee</p></blockquote>');
  selectQuote();
  editor.root.dispatchEvent(new KeyboardEvent('keydown', { key: 'Delete', bubbles: true, cancelable: true }));
  editor.act(() => undefined);
  expect(editor.html()).toBe('<p>een</p>\n<p>drie</p>');
});
