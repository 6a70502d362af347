import fc from 'fast-check';
import { act } from '@testing-library/react';
import { $createTextNode, $getRoot, $isElementNode, UNDO_COMMAND } from 'lexical';
import { parseVariables, writeVariable } from '../../../../src/domain/communication/mail-variables.rule';
import { $isVariableNode } from '../../../../src/ui/shared/rich-text/nodes/variable-node';
import type { RichTextVariables } from '../../../../src/ui/shared/rich-text/variables';
import { anEditor } from '../../support/editor';

const VARIABLES: RichTextVariables = {
  syntax: { parse: parseVariables, write: writeVariable },
  names: ['name', 'order'],
  faceOf: (name) => ({ kind: name === 'name' ? 'known' : 'unknown', label: '' }),
  onActs: () => undefined,
};

const opened = (source: string) => anEditor(source, VARIABLES);
const $variablesIn = (): readonly string[] =>
  $getRoot()
    .getAllTextNodes()
    .filter($isVariableNode)
    .map((node) => node.getTextContent());

describe('variables in a text (R-EML-03)', () => {
  test.each([
    ['<p>Dear {{name}},</p>', ['{{name}}']],
    ['<p>{{name}}{{order}}</p>', ['{{name}}', '{{order}}']],
    ['<p><b>Dear {{name}}</b> <a href="{{link}}">see {{order}}</a></p>', ['{{name}}', '{{order}}']],
    ['<ul>\n<li>a  {{name}}  b</li>\n</ul>', ['{{name}}']],
    ['<p>&eacute;{{order}}&nbsp;</p>', ['{{order}}']],
    // Braces written as references are not a variable; their element is kept verbatim.
    ['<p>&#123;{name}}</p>', []],
    ['<p>{{first name}} {{}} {{{name}}}</p>', ['{{name}}']],
  ])('of %j are nodes, and the source stays', (source, variables) => {
    const { editing, read, close } = opened(source);
    expect(read($variablesIn)).toEqual(variables);
    expect(editing.source()).toBe(source);
    close();
  });

  test('stay as they are written, in any text', () => {
    const words = fc.constantFrom('{{name}}', '{{order}}', '{{', '}}', ' ', 'a', '&amp;', '<b>b</b>', '<br>', 'é');
    fc.assert(
      fc.property(fc.array(words, { maxLength: 12 }), (parts) => {
        const source = `<p>x${parts.join('')}y</p>`;
        const { editing, close } = opened(source);
        expect(editing.source()).toBe(source);
        close();
      }),
      { numRuns: 40 },
    );
  });

  test.each([
    '<p>Dear {{nam}} {{order}}</p>',
    '<p><a href="https://a.example/{{nam}}">see {{nam}}</a></p>',
    '<p><img src="{{nam}}.png" alt="x"></p>',
    '<div data-x="1"><custom-tag title="{{nam}}">{{nam}}</custom-tag></div>\n<p>a</p>',
    // A block that is kept verbatim, because the editor would write it differently.
    '<p>&#123;{name}} {{nam}}</p>',
  ])('are renamed in one step in %j', (source) => {
    const { editing, editor, html, close, act: update } = opened(source);
    // Placing the caret starts the undo history.
    update(() => {
      $getRoot().selectStart();
    });
    act(() => {
      editing.acts.rename('nam', 'name');
    });
    expect([editing.source(), html()]).toEqual(Array(2).fill(source.replaceAll('{{nam}}', '{{name}}')));
    act(() => {
      editor.dispatchCommand(UNDO_COMMAND, undefined);
    });
    update(() => undefined);
    expect(editing.source()).toBe(source);
    close();
  });

  test('are marked as known or not', () => {
    const { root, close } = opened('<p>{{name}} {{nobody}}</p>');
    expect([...root.querySelectorAll<HTMLElement>('[data-tag]')].map(({ dataset }) => dataset['tag'])).toEqual([
      'known',
      'unknown',
    ]);
    close();
  });

  test('that are typed become nodes', () => {
    const { act, read, html, close } = opened('<p>Dear</p>');
    act(() => {
      const line = $getRoot().getFirstChild();
      if ($isElementNode(line)) line.append($createTextNode(' {{name}}, hello'));
    });
    expect(read($variablesIn)).toEqual(['{{name}}']);
    expect(html()).toBe('<p>Dear {{name}}, hello</p>');
    close();
  });
});
