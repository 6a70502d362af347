import { ContentEditable } from '@lexical/react/LexicalContentEditable';
import { act, render } from '@testing-library/react';
import { Composer, Typing } from '../../../src/ui/shared/rich-text/composer';
import { Editing } from '../../../src/ui/shared/rich-text/editing';
import type { RichTextVariables } from '../../../src/ui/shared/rich-text/variables';

// jsdom has no layout, so ranges have no position; the editor reads one to scroll to the caret.
const nowhere = new DOMRect();
Range.prototype.getBoundingClientRect = () => nowhere;
Range.prototype.getClientRects = () => Object.assign([], { item: () => null });

/** An editor in the page with all its plugins; `html` is the form value after each change. */
export const anEditor = (source: string, variables?: RichTextVariables) => {
  const editing = new Editing((tag, about) => `HTML kept unchanged, ${tag} ${about}`);
  if (variables !== undefined) editing.describe(variables);
  let html = source;
  let changes = 0;
  editing.listen((changed) => {
    html = changed;
    changes++;
  });
  const { container, unmount } = render(
    <Composer editing={editing}>
      <Typing editing={editing}>
        <ContentEditable />
      </Typing>
    </Composer>,
  );
  const root = container.querySelector<HTMLElement>('[contenteditable]');
  if (root === null) throw new Error('Nothing to type in');
  const stop = editing.start();
  act(() => {
    editing.load(source);
  });
  return {
    editing,
    editor: editing.editor,
    root,
    html: () => html,
    changes: () => changes,
    read: <Found,>(look: () => Found): Found => editing.editor.getEditorState().read(look, { editor: editing.editor }),
    close: () => {
      stop();
      unmount();
    },
    /** Changes the editor and waits until it is rendered. */
    act: (change: () => void) => {
      act(() => {
        editing.editor.update(change, { discrete: true });
      });
    },
  };
};
