import { ContentEditable } from '@lexical/react/LexicalContentEditable';
import { HistoryPlugin } from '@lexical/react/LexicalHistoryPlugin';
import { RichTextPlugin } from '@lexical/react/LexicalRichTextPlugin';
import { act, fireEvent, render } from '@testing-library/react';
import fc from 'fast-check';
import {
  $getRoot,
  $getSelection,
  $isElementNode,
  $isNodeSelection,
  $isRangeSelection,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  DELETE_CHARACTER_COMMAND,
  FORMAT_TEXT_COMMAND,
  INSERT_LINE_BREAK_COMMAND,
  INSERT_PARAGRAPH_COMMAND,
  PASTE_COMMAND,
  REDO_COMMAND,
  UNDO_COMMAND,
} from 'lexical';
import { TEMPLATE_SYNTAX as SYNTAX } from '../../../../../src/ui/catalogue/etim/template-syntax';
import { Boundary, Composer } from '../../../../../src/ui/shared/rich-text/composer';
import { TaggedLine } from '../../../../../src/ui/shared/rich-text/tagged-line/tagged-line';
import '../../../support/editor';

const PIECE = fc.oneof(
  fc.string(),
  fc.constantFrom('%', '%%', 'EF000008', '%EF000008%', '%EV1%', '100% ', '%EC0102', ' ', '  ', 'é', '🙂'),
);
const LINE = fc.array(PIECE, { maxLength: 10 }).map((pieces) => pieces.join(''));
const sample = { numRuns: 150, seed: 20261126 };

/** A line in the page with its plugins; `text` is the current form value. */
const aLine = (source: string) => {
  const line = new TaggedLine(SYNTAX);
  let text = source;
  line.listen((changed) => {
    text = changed;
  });
  const { container, unmount } = render(
    <Composer editing={line}>
      <RichTextPlugin contentEditable={<ContentEditable />} ErrorBoundary={Boundary} />
      <HistoryPlugin delay={0} externalHistoryState={line.history} />
    </Composer>,
  );
  const root = container.querySelector<HTMLElement>('[contenteditable]');
  if (root === null) throw new Error('Nothing to type in');
  const stop = line.start();
  act(() => {
    line.load(source);
  });
  const read = <Found,>(look: () => Found): Found => line.editor.getEditorState().read(look, { editor: line.editor });
  const change = (update: () => void): void => {
    act(() => {
      line.editor.update(update, { discrete: true });
    });
  };
  return {
    line,
    root,
    read,
    change,
    text: () => text,
    tags: () => [...root.querySelectorAll('[data-tag] i')].map((tag) => tag.textContent),
    /** The nodes of the line, texts in quotes. */
    nodes: () =>
      read(() =>
        $getRoot()
          .getChildren()
          .filter($isElementNode)
          .flatMap((paragraph) => paragraph.getChildren())
          .map((node) => (node.getType() === 'line-tag' ? node.getTextContent() : `"${node.getTextContent()}"`)),
      ),
    end: () => {
      change(() => {
        $getRoot().selectEnd();
      });
    },
    type: (typed: string) => {
      for (const character of typed)
        change(() => {
          const selection = $getSelection();
          if ($isRangeSelection(selection)) selection.insertText(character);
        });
    },
    send: (command: Parameters<typeof line.editor.dispatchCommand>[0], payload: unknown) => {
      act(() => {
        // `discrete`: the update runs synchronously.
        line.editor.update(() => line.editor.dispatchCommand(command, payload), { discrete: true });
      });
    },
    /** Changes the line from outside and waits until it is rendered. */
    drawn: async (outside: () => void) => {
      await act(async () => {
        outside();
        await Promise.resolve();
      });
    },
    close: () => {
      stop();
      unmount();
    },
  };
};

const clipboard = (plain: string, html = ''): ClipboardEvent => {
  const event = new Event('paste');
  return Object.assign(event, {
    clipboardData: { getData: (type: string) => (type === 'text/plain' ? plain : html), types: ['text/plain'] },
  }) as unknown as ClipboardEvent; // cast: jsdom lacks this event; only this part is read
};

describe('A line with tags', () => {
  test('is the same text after it was loaded and changed and changed back, whatever it is', () => {
    fc.assert(
      fc.property(LINE, (source) => {
        const { line, text, change, close } = aLine(source);
        expect(text()).toBe(source);
        change(() => {
          $getRoot().selectEnd().insertText('zz');
        });
        expect(text()).toBe(`${source}zz`);
        act(() => {
          line.load(source);
          line.load(text());
        });
        expect(text()).toBe(`${source}zz`);
        close();
      }),
      sample,
    );
  });

  test('has the tags that its text says, however it was put together', () => {
    fc.assert(
      fc.property(LINE, fc.array(fc.tuple(PIECE, fc.nat()), { maxLength: 4 }), (source, pieces) => {
        const editor = aLine(source);
        for (const [piece, where] of pieces)
          editor.change(() => {
            const nodes = $getRoot().getAllTextNodes();
            const node = nodes[where % Math.max(1, nodes.length)];
            const selection =
              node === undefined
                ? $getRoot().selectEnd()
                : node.select(where % (node.getTextContentSize() + 1), where % (node.getTextContentSize() + 1));
            selection.insertText(piece);
          });
        act(() => {
          editor.line.editor.update(() => undefined, { discrete: true });
          editor.line.convertUnfinished();
          editor.line.editor.update(() => undefined, { discrete: true });
        });
        expect(editor.tags()).toEqual(
          SYNTAX.parse(editor.text()).flatMap((part) => (part.kind === 'code' ? [`%${part.code}%`] : [])),
        );
        editor.close();
      }),
      sample,
    );
  });

  test('makes a tag of a code as it is typed, with the caret behind it', () => {
    const editor = aLine('Vermogen ');
    editor.end();
    editor.type('%EF000008% kW');
    expect(editor.nodes()).toEqual(['"Vermogen "', '%EF000008%', '" kW"']);
    expect(editor.text()).toBe('Vermogen %EF000008% kW');
  });

  test('leaves a tag alone while a code is typed before it, and no longer', async () => {
    const editor = aLine('x %EF000008%');
    editor.change(() => {
      $getRoot().getAllTextNodes()[0]?.selectEnd();
    });
    editor.type('%EV1');
    expect(editor.nodes()).toEqual(['"x %EV1"', '%EF000008%']);
    editor.type('%');
    expect(editor.nodes()).toEqual(['"x "', '%EV1%', '%EF000008%']);
    editor.type('%EV2');
    expect(editor.text()).toBe('x %EV1%%EV2%EF000008%');
    await editor.drawn(() => {
      fireEvent.blur(editor.root);
    });
    expect(editor.nodes()).toEqual(['"x "', '%EV1%', '%EV2%', '"EF000008%"']);
  });

  test('stays one line without formats', () => {
    const editor = aLine('een %EF000008% twee');
    editor.end();
    editor.send(INSERT_PARAGRAPH_COMMAND, undefined);
    editor.send(INSERT_LINE_BREAK_COMMAND, false);
    editor.change(() => {
      $getRoot().getAllTextNodes()[0]?.select(0, 3);
    });
    editor.send(FORMAT_TEXT_COMMAND, 'bold');
    expect(editor.text()).toBe('een %EF000008% twee');
    expect(editor.root.querySelector('strong, br')).toBeNull();
  });

  test('takes pasted and dropped text as one line, and its codes as tags', () => {
    const editor = aLine('');
    editor.end();
    editor.send(PASTE_COMMAND, clipboard('a\r\nb %EF000008%\tc', '<b>bold</b>'));
    expect(editor.text()).toBe('a b %EF000008% c');
    expect(editor.tags()).toEqual(['%EF000008%']);
    const dropped = Object.assign(new InputEvent('beforeinput'), {
      dataTransfer: { getData: () => ' d\n%EV1%' },
    });
    editor.send(CONTROLLED_TEXT_INSERTION_COMMAND, dropped);
    expect(editor.text()).toBe('a b %EF000008% c d %EV1%');
  });

  test('copies tags as their codes', () => {
    const editor = aLine('een %EF000008% twee');
    editor.change(() => {
      $getRoot().select(0, $getRoot().getChildrenSize());
    });
    expect(editor.read(() => $getSelection()?.getTextContent())).toBe('een %EF000008% twee');
  });

  test('deletes a selected tag as a whole', async () => {
    const editor = aLine('een %EF000008% twee');
    await editor.drawn(() => {
      editor.line.select('EF000008', 0);
    });
    editor.send(DELETE_CHARACTER_COMMAND, true);
    expect(editor.text()).toBe('een  twee');
  });

  test('selects a tag that is pressed, and types behind it', async () => {
    const editor = aLine('%EF000008%');
    await editor.drawn(() => {
      fireEvent.click(editor.root.querySelector('[data-tag]') ?? editor.root);
    });
    expect(editor.read(() => $isNodeSelection($getSelection()))).toBe(true);
    expect(editor.root.querySelector('[data-selected]')).toHaveTextContent('%EF000008%');
    editor.send(PASTE_COMMAND, clipboard(' kW'));
    expect(editor.text()).toBe('%EF000008% kW');
  });

  test('goes to its ends by keys, also where a tag is there', async () => {
    const editor = aLine('%EF1% a %EF2%');
    const press = (key: string, shiftKey = false) =>
      editor.drawn(() => {
        fireEvent.keyDown(editor.root, { key, shiftKey });
      });
    editor.end();
    await press('Home');
    editor.type('x');
    await press('End');
    editor.type('y');
    expect(editor.text()).toBe('x%EF1% a %EF2%y');
    await press('Home', true);
    expect(editor.read(() => $getSelection()?.getTextContent())).toBe('x%EF1% a %EF2%y');
  });

  test('undoes and redoes', async () => {
    const editor = aLine('een');
    editor.end();
    await editor.drawn(() => {
      editor.line.insert('EF000008');
    });
    expect(editor.text()).toBe('een%EF000008%');
    editor.send(UNDO_COMMAND, undefined);
    expect([editor.text(), editor.tags()]).toEqual(['een', []]);
    editor.send(REDO_COMMAND, undefined);
    expect(editor.tags()).toEqual(['%EF000008%']);
  });

  test('removes and selects tags by their code', async () => {
    const editor = aLine('%EF1% a %EF2% b %EF1%');
    await editor.drawn(() => {
      editor.line.select('EF1', 1);
    });
    expect(
      editor.read(() =>
        $getSelection()
          ?.getNodes()
          .map((node) => node.getNextSibling()),
      ),
    ).toEqual([null]);
    await editor.drawn(() => {
      editor.line.remove('EF1');
    });
    expect(editor.text()).toBe(' a %EF2% b ');
  });

  test('paints tags, also those that are there', async () => {
    const editor = aLine('%EF1% %EF2%');
    await editor.drawn(() => {
      editor.line.describe((code) =>
        code === 'EF1' ? { kind: 'known', label: 'Width' } : { kind: 'unknown', label: 'Unknown' },
      );
    });
    expect([...editor.root.querySelectorAll('[data-tag]')].map(({ textContent }) => textContent)).toEqual([
      'Width %EF1%',
      'Unknown %EF2%',
    ]);
    expect(editor.root.querySelector('[data-tag="unknown"]')).toHaveTextContent('Unknown %EF2%');
  });

  describe('seeks a tag', () => {
    test.each([
      ['%', null],
      ['%t', 't'],
      ['5 %temp', 'temp'],
      ['100% quiet', null],
      ['%flow temp', 'flow temp'],
      ['%EF000008%', null],
      ['a%b%c', null],
      ['a %b%c', null],
      ['%b% %c', 'c'],
    ])('for %j it is %j', (typed, query) => {
      const editor = aLine('');
      editor.end();
      editor.type(typed);
      expect(editor.line.getQuery()?.text ?? null).toBe(query);
    });

    test('until it is dismissed, and puts the chosen one in its place', async () => {
      const editor = aLine('een ');
      editor.end();
      editor.type('%te');
      await editor.drawn(() => {
        editor.line.dismiss();
      });
      editor.type('m');
      expect(editor.line.getQuery()).toBeNull();
      editor.type(' %flow');
      expect(editor.line.getQuery()?.text).toBe('flow');
      await editor.drawn(() => {
        editor.line.insert('EF9');
      });
      expect(editor.text()).toBe('een %tem %EF9%');
      expect(editor.line.getQuery()).toBeNull();
    });

    test('passes the keys of the list on, and no others', () => {
      const editor = aLine('');
      const keys: string[] = [];
      editor.line.handleMenu((key) => {
        keys.push(key);
        return true;
      });
      editor.end();
      fireEvent.keyDown(editor.root, { key: 'ArrowDown' });
      editor.type('%te');
      for (const key of ['ArrowDown', 'ArrowUp', 'Enter', 'Tab', 'Escape', 'Home'])
        fireEvent.keyDown(editor.root, { key });
      expect(keys).toEqual(['ArrowDown', 'ArrowUp', 'Enter', 'Tab', 'Escape']);
    });
  });
});
