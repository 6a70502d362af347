import fc from 'fast-check';
import { $dfsIterator } from '@lexical/utils';
import { $getRoot, $isTextNode } from 'lexical';
import { anyHtml } from '../../../domain/support/any-html';
import { anEditor } from '../../support/editor';

const sample = { numRuns: 120, seed: 20261120 };

// Rule R-SHR-25.
test('reports nothing for an untouched document', () => {
  fc.assert(
    fc.property(anyHtml, (html) => {
      const editor = anEditor(html);
      expect(editor.changes()).toBe(0);
      editor.close();
    }),
    sample,
  );
});

test('rewrites an unchanged document byte for byte', () => {
  fc.assert(
    fc.property(anyHtml, (html) => {
      const editor = anEditor(html);
      editor.act(() => {
        for (const { node } of $dfsIterator($getRoot())) node.markDirty();
      });
      expect(editor.html()).toBe(html);
      editor.close();
    }),
    sample,
  );
});

test('leaves no trace after typing and deleting', () => {
  fc.assert(
    fc.property(anyHtml, fc.nat(), (html, which) => {
      const editor = anEditor(html);
      const texts = (): readonly string[] =>
        editor.read(() =>
          $getRoot()
            .getAllTextNodes()
            .map((node) => node.getKey()),
        );
      const key = texts()[which % Math.max(1, texts().length)];
      fc.pre(key !== undefined);
      const type = (change: (text: string) => string) => () => {
        const node = $getRoot()
          .getAllTextNodes()
          .find((candidate) => candidate.getKey() === key);
        if ($isTextNode(node)) node.setTextContent(change(node.getTextContent()));
      };
      editor.act(type((text) => `${text}zz`));
      expect(editor.html()).not.toBe(html);
      expect(editor.html().replace('zz', '')).toBe(html);
      editor.act(type((text) => text.slice(0, -2)));
      expect(editor.html()).toBe(html);
      editor.close();
    }),
    sample,
  );
});

test('changes only the edited text', () => {
  const editor = anEditor('<p class="a">Eén &amp; twee\n drie</p>\n<p style="color:red">vier</p>');
  editor.act(() => {
    const text = $getRoot().getFirstDescendant();
    if ($isTextNode(text)) text.setTextContent(`${text.getTextContent()}!`);
  });
  expect(editor.html()).toBe('<p class="a">Eén &amp; twee\n drie!</p>\n<p style="color:red">vier</p>');
});
