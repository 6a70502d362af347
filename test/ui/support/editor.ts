import { Editing } from '../../../src/ui/shared/rich-text/editing';

// jsdom lays nothing out, so a range has no place; the editor asks for one when it scrolls to the caret.
const nowhere = new DOMRect();
Range.prototype.getBoundingClientRect = () => nowhere;
Range.prototype.getClientRects = () => Object.assign([], { item: () => null });

/** An editor in the page, told of every change; `html` is what the form would hold now. */
export const anEditor = (source: string) => {
  const root = document.createElement('div');
  root.contentEditable = 'true';
  document.body.append(root);
  const editing = new Editing((tag, about) => `Kept HTML, ${tag} ${about}`);
  let html = source;
  let changes = 0;
  editing.listen((changed) => { html = changed; changes++; });
  editing.editor.setRootElement(root);
  const stop = editing.start();
  editing.load(source);
  return {
    editing,
    editor: editing.editor,
    root,
    html: () => html,
    changes: () => changes,
    read: <Found>(look: () => Found): Found => editing.editor.getEditorState().read(look, { editor: editing.editor }),
    close: () => {
      stop();
      editing.editor.setRootElement(null);
      root.remove();
    },
    /** Does something in the editor, and waits until it is drawn. */
    act: (change: () => void) => { editing.editor.update(change, { discrete: true }); },
  };
};
