import {
  $createNodeSelection,
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  $getSelection,
  $isRangeSelection,
  $setSelection,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  DELETE_CHARACTER_COMMAND,
  INSERT_PARAGRAPH_COMMAND,
  KEY_TAB_COMMAND,
  UNDO_COMMAND,
  type TextNode,
} from 'lexical';
import { addColumn, removeColumn } from '../../../../src/domain/shared/rich-text/table-columns';
import { toggleHeader } from '../../../../src/domain/shared/rich-text/table-header';
import { addRow, removeRow } from '../../../../src/domain/shared/rich-text/table-rows';
import { buttonTag } from '../../../../src/domain/shared/rich-text/insertions';
import { $setButton } from '../../../../src/ui/shared/rich-text/tools/button-forms';
import { $toggleList } from '../../../../src/ui/shared/rich-text/commands';
import { $isGrid } from '../../../../src/ui/shared/rich-text/nodes/grid-node';
import {
  $changeTable,
  $insertTable,
  $lineBeside,
  $removeTable,
  $selectTable,
} from '../../../../src/ui/shared/rich-text/table-commands';
import { $toggleStyle } from '../../../../src/ui/shared/rich-text/tools/text-styles';
import { anEditor } from '../../support/editor';

type Editor = ReturnType<typeof anEditor>;

const PRICES =
  '<p>voor</p>\n<table class="t" border=1>\n<caption>Prijzen</caption>\n<colgroup><col width="80"></colgroup>\n' +
  '<thead><tr><th scope=col>Maat</th><th>Prijs</th></tr></thead>\n<tbody>\n<tr class="r"><td>S</td>' +
  '<td>€&nbsp;5</td></tr>\n<tr><td colspan="2"><p>op aanvraag</p></td></tr>\n</tbody>\n</table>\n<p>na</p>';

const $words = (words: string): TextNode => {
  const found = $getRoot()
    .getAllTextNodes()
    .find((node) => node.getTextContent().includes(words));
  if (found === undefined) throw new Error(`No text with “${words}”`);
  return found;
};
const caretAt = ({ act }: Editor, words: string): void => {
  act(() => {
    $words(words).selectEnd();
  });
};
/** Selects from the start of the first words to the end of the last. */
const select = ({ act }: Editor, from: string, to: string): void => {
  act(() => {
    const [first, last] = [$words(from), $words(to)];
    const selection = first.select(first.getTextContent().indexOf(from), 0);
    selection.focus.set(last.getKey(), last.getTextContent().indexOf(to) + to.length, 'text');
  });
};
const type = (editor: Editor, text: string): void => {
  editor.editor.dispatchCommand(CONTROLLED_TEXT_INSERTION_COMMAND, text);
  editor.act(() => undefined);
};
const tab = (editor: Editor, back = false): boolean => {
  const event = new KeyboardEvent('keydown', { key: 'Tab', shiftKey: back, cancelable: true });
  editor.editor.dispatchCommand(KEY_TAB_COMMAND, event);
  editor.act(() => undefined);
  return event.defaultPrevented;
};
const remove = (editor: Editor): void => {
  editor.editor.dispatchCommand(DELETE_CHARACTER_COMMAND, true);
  editor.act(() => undefined);
};

// Rule R-SHR-35.
test('shows a table and changes only the edited cell', () => {
  const editor = anEditor(PRICES);
  expect(editor.root.querySelectorAll('table caption, thead th, tbody td')).toHaveLength(6);
  expect(editor.root.querySelector('td[colspan="2"]')).toHaveTextContent('op aanvraag');
  expect(editor.root.querySelector('[border], [width], .t, .r')).toBeNull();
  caretAt(editor, '5');
  type(editor, '0');
  expect(editor.html()).toBe(PRICES.replace('&nbsp;5', '&nbsp;50'));
});

test('changes rows, columns and header; undo restores the source', () => {
  const editor = anEditor(PRICES);
  caretAt(editor, 'S');
  editor.act(() => {
    $changeTable(addRow(true));
  });
  type(editor, 'M');
  expect(editor.html()).toBe(
    PRICES.replace('<tr><td colspan', '<tr class="r"><td>M</td><td><br></td></tr>\n<tr><td colspan'),
  );
  editor.act(() => {
    $changeTable(addColumn(true));
    $changeTable(removeColumn);
    $changeTable(removeRow);
  });
  expect(editor.html()).toBe(PRICES);
  caretAt(editor, 'S');
  editor.act(() => {
    $changeTable(toggleHeader);
  });
  expect(editor.root.querySelector('thead')).toBeNull();
  for (let steps = 0; steps < 4; steps += 1) {
    editor.editor.dispatchCommand(UNDO_COMMAND, undefined);
    editor.act(() => undefined);
  }
  expect(editor.html()).toBe(PRICES);
});

test('inserts a table behind the block and moves the caret to its first cell', () => {
  const editor = anEditor('<p>een</p>\n<p>twee</p>');
  caretAt(editor, 'een');
  editor.act(() => {
    $insertTable(2, 2, true);
  });
  type(editor, 'Maat');
  expect(editor.html()).toBe(
    '<p>een</p>\n<table><thead><tr><th scope="col">Maat</th><th scope="col"><br></th></tr></thead><tbody><tr>' +
      '<td><br></td><td><br></td></tr></tbody></table>\n<p>twee</p>',
  );
  const empty = anEditor('');
  empty.act(() => {
    $insertTable(1, 1, false);
  });
  expect(empty.html()).toBe('<table><tbody><tr><td><br></td></tr></tbody></table>');
});

test('moves between cells on Tab and leaves at both ends', () => {
  const editor = anEditor('<table><tr><td>1</td><td>2</td></tr><tr><td>3</td></tr></table>');
  caretAt(editor, '1');
  expect(tab(editor)).toBe(true);
  expect(tab(editor)).toBe(true);
  type(editor, 'c');
  expect(tab(editor)).toBe(false);
  expect(tab(editor, true)).toBe(true);
  type(editor, 'b');
  tab(editor, true);
  expect(tab(editor, true)).toBe(false);
  expect(editor.html()).toBe('<table><tr><td>1</td><td>2b</td></tr><tr><td>3c</td></tr></table>');
});

test('adds a line in the cell on Enter', () => {
  const editor = anEditor('<table><tr><td>1</td></tr></table>');
  caretAt(editor, '1');
  editor.editor.dispatchCommand(INSERT_PARAGRAPH_COMMAND, undefined);
  editor.act(() => undefined);
  type(editor, 'x');
  expect(editor.html()).toBe('<table><tr><td>1<p>x</p></td></tr></table>');
});

const GRID = '<p>voor</p><table><tr><td>a1</td><td>b1</td></tr><tr><td>c1</td><td>d1</td></tr></table><p>na</p>';

test.each<[string, string, string]>([
  ['1', 'c', '<p>voor</p><table><tr><td>a</td><td></td></tr><tr><td>1</td><td>d1</td></tr></table><p>na</p>'],
  ['oor', 'b', '<p>v</p><table><tr><td></td><td>1</td></tr><tr><td>c1</td><td>d1</td></tr></table><p>na</p>'],
  ['d', 'n', '<p>voor</p><table><tr><td>a1</td><td>b1</td></tr><tr><td>c1</td><td></td></tr></table><p>a</p>'],
  ['r', 'n', '<p>vooa</p>'],
  ['voor', 'na', ''],
])('empties the cells from %j to %j', (from, to, expected) => {
  const editor = anEditor(GRID);
  select(editor, from, to);
  remove(editor);
  expect(editor.html()).toBe(expected);
});

test('types at the start of a selection across cells', () => {
  const editor = anEditor(GRID);
  select(editor, '1', 'c');
  type(editor, 'x');
  expect(editor.html()).toBe(
    '<p>voor</p><table><tr><td>ax</td><td></td></tr><tr><td>1</td><td>d1</td></tr></table><p>na</p>',
  );
});

test('keeps cells on Backspace and Delete at edges', () => {
  const editor = anEditor(GRID);
  for (const words of ['a1', 'd1', 'na']) {
    editor.act(() => {
      $words(words).select(0, 0);
    });
    remove(editor);
  }
  for (const words of ['voor', 'b1']) {
    caretAt(editor, words);
    editor.editor.dispatchCommand(DELETE_CHARACTER_COMMAND, false);
    editor.act(() => undefined);
  }
  expect(editor.html()).toBe(GRID);
});

test('deletes a whole text that ends with a table', () => {
  const editor = anEditor('<p>een</p><table><tr><td>1</td></tr></table>');
  select(editor, 'een', '1');
  remove(editor);
  expect(editor.html()).toBe('');
});

test('selects, moves, leaves and deletes a table', () => {
  const editor = anEditor(GRID);
  caretAt(editor, 'a1');
  editor.act(() => {
    $selectTable();
  });
  expect(editor.root.querySelector('table[data-selected]')).not.toBeNull();
  editor.root.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'ArrowDown', altKey: true, bubbles: true, cancelable: true }),
  );
  editor.act(() => undefined);
  expect(editor.html()).toBe(`<p>voor</p><p>na</p>${GRID.replaceAll(/<p>.*?<\/p>/g, '')}`);
  caretAt(editor, 'a1');
  editor.act(() => {
    $lineBeside(true);
  });
  type(editor, 'slot');
  expect(editor.html()).toContain('</table><p>slot</p>');
  caretAt(editor, 'a1');
  editor.act(() => {
    $removeTable();
  });
  expect(editor.html()).toBe('<p>voor</p><p>na</p><p>slot</p>');
});

test('repairs table parts outside a table and content inside a row', () => {
  const editor = anEditor(GRID);
  editor.act(() => {
    const table = $getRoot()
      .getChildren()
      .find((node) => $isGrid(node, 'table'));
    const row = $words('c1')
      .getParents()
      .find((node) => $isGrid(node, 'row'));
    if (table === undefined || row === undefined) throw new Error('No table');
    table.insertBefore(row);
    $words('a1')
      .getParents()
      .find((node) => $isGrid(node, 'row'))
      ?.append($createParagraphNode().append($createTextNode('vreemd')));
  });
  expect(editor.html()).toBe(
    '<p>voor</p>c1<p>d1</p><table><tr><td>a1</td><td>b1</td></tr></table><p>vreemd</p><p>na</p>',
  );
});

test('types behind a selected table', () => {
  const editor = anEditor(GRID);
  editor.act(() => {
    const selection = $createNodeSelection();
    selection.add($getRoot().getChildAtIndex(1)?.getKey() ?? '');
    $setSelection(selection);
  });
  editor.root.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true, cancelable: true }));
  editor.act(() => {
    const selection = $getSelection();
    if ($isRangeSelection(selection)) selection.insertText('x');
  });
  expect(editor.html()).toBe(GRID.replace('<p>na', '<p>x</p><p>na'));
});

const arrow = (
  editor: Editor,
  key: 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight',
  shiftKey = false,
): boolean => {
  const event = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true });
  editor.root.dispatchEvent(event);
  editor.act(() => undefined);
  return event.defaultPrevented;
};

test('moves up and down within the column and leaves at its end', () => {
  const editor = anEditor(
    '<table><caption>k</caption><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c</td>' +
      '<td>d</td></tr><tr><td colspan="2">e</td></tr></tbody></table><p>na</p>',
  );
  caretAt(editor, 'b');
  arrow(editor, 'ArrowDown');
  type(editor, '1');
  arrow(editor, 'ArrowDown');
  type(editor, '2');
  arrow(editor, 'ArrowDown');
  type(editor, '3');
  caretAt(editor, 'd');
  arrow(editor, 'ArrowUp');
  arrow(editor, 'ArrowUp');
  type(editor, '4');
  expect(editor.html()).toBe(
    '<table><caption>k4</caption><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c</td>' +
      '<td>d1</td></tr><tr><td colspan="2">e2</td></tr></tbody></table><p>3na</p>',
  );
});

test('continues before and behind a lone table at its corners', () => {
  const editor = anEditor('<table><tr><td>a</td><td>b</td></tr></table>');
  caretAt(editor, 'b');
  expect(arrow(editor, 'ArrowRight')).toBe(true);
  type(editor, 'na');
  editor.act(() => {
    $words('a').select(0, 0);
  });
  expect(arrow(editor, 'ArrowLeft')).toBe(true);
  type(editor, 'voor');
  expect(editor.html()).toBe('<p>voor</p><table><tr><td>a</td><td>b</td></tr></table><p>na</p>');
});

test('moves left and right between cells', () => {
  const editor = anEditor('<table><tr><td>a</td><td>b</td></tr></table>');
  caretAt(editor, 'a');
  arrow(editor, 'ArrowRight');
  type(editor, 'x');
  expect(editor.html()).toBe('<table><tr><td>a</td><td>xb</td></tr></table>');
});

test('ends a keyboard selection at its cell', () => {
  const editor = anEditor('<table><tr><td>ab</td><td>c</td></tr></table>');
  editor.act(() => {
    $words('ab').select(1, 2);
  });
  expect(arrow(editor, 'ArrowRight', true)).toBe(true);
  type(editor, 'x');
  expect(editor.html()).toBe('<table><tr><td>ax</td><td>c</td></tr></table>');
});

test('keeps the cells when words across them become a button', () => {
  const editor = anEditor(GRID);
  select(editor, '1', 'c');
  editor.act(() => {
    $setButton(buttonTag('red', '/x'), '/x', 'Koop');
  });
  expect(editor.html()).toBe(
    '<p>voor</p><table><tr><td>a<a class="button button-red" href="/x">Koop</a></td><td></td></tr><tr>' +
      '<td>1</td><td>d1</td></tr></table><p>na</p>',
  );
});

test('places a table inserted into a list between its items', () => {
  const editor = anEditor('<ul><li>een</li><li>twee</li></ul>');
  caretAt(editor, 'een');
  editor.act(() => {
    $insertTable(1, 1, false);
  });
  expect(editor.html()).toBe(
    '<ul><li>een</li></ul><table><tbody><tr><td><br></td></tr></tbody></table><ul><li>twee</li></ul>',
  );
});

test('styles new blocks like existing ones', () => {
  const editor = anEditor('<p>een</p><table><tr><td>x</td></tr></table>');
  caretAt(editor, 'een');
  editor.act(() => {
    $toggleList('bullet');
    $toggleStyle({ className: 'lead', on: 'block' });
  });
  caretAt(editor, 'x');
  editor.act(() => {
    $toggleStyle({ className: 'note', on: 'block' });
  });
  expect(editor.html()).toBe(
    '<ul><li class="lead">een</li></ul><table><tr><td><p class="note">x</p></td></tr></table>',
  );
});
