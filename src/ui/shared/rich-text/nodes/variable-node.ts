import {
  $applyNodeReplacement,
  $getEditor,
  TextNode,
  type EditorConfig,
  type LexicalEditor,
  type LexicalNode,
} from 'lexical';
import type { RichTextVariables } from '../variables';

const means = new WeakMap<LexicalEditor, RichTextVariables>();

/** A variable in a text: an atomic node that keeps its source; formats and links apply as to words. Rule R-EML-03. */
export class VariableNode extends TextNode {
  override $config() {
    return this.config('variable', { extends: TextNode });
  }

  override createDOM(config: EditorConfig, editor?: LexicalEditor): HTMLElement {
    const element = super.createDOM(config, editor);
    this.paint(element, editor);
    return element;
  }

  override updateDOM(previous: this, element: HTMLElement, config: EditorConfig): boolean {
    const isNew = super.updateDOM(previous, element, config);
    if (!isNew) this.paint(element);
    return isNew;
  }

  override canInsertTextBefore(): false {
    return false;
  }

  override canInsertTextAfter(): false {
    return false;
  }

  override isTextEntity(): true {
    return true;
  }

  /** Styles the element by whether the variable's name is known. */
  paint(element: HTMLElement, editor: LexicalEditor = $getEditor()): void {
    const known = means.get(editor);
    const [part] = known?.syntax.parse(this.getTextContent()) ?? [];
    element.dataset['tag'] = part?.kind === 'code' ? (known?.faceOf(part.code).kind ?? 'pending') : 'pending';
    element.spellcheck = false;
  }
}

export const $createVariableNode = (written: string): VariableNode =>
  $applyNodeReplacement(new VariableNode(written)).setMode('token');
export const $isVariableNode = (node: LexicalNode | null | undefined): node is VariableNode =>
  node instanceof VariableNode;

/** The variables of the active editor; undefined if its texts have none. */
export const $variables = (): RichTextVariables | undefined => means.get($getEditor());

/** Sets the known variables and repaints those in the text. */
export const setVariables = (editor: LexicalEditor, known: RichTextVariables): void => {
  means.set(editor, known);
  editor.getEditorState().read(
    () => {
      for (const [key, node] of editor.getEditorState()._nodeMap) {
        const element = $isVariableNode(node) ? editor.getElementByKey(key) : null;
        if (element !== null && $isVariableNode(node)) node.paint(element, editor);
      }
    },
    { editor },
  );
};

/** Converts typed or pasted variables to nodes. @returns an unsubscribe function */
export const registerVariables = (editor: LexicalEditor): (() => void) =>
  editor.registerNodeTransform(TextNode, (node) => {
    const known = means.get(editor);
    if (known === undefined || !node.isSimpleText()) return;
    const text = node.getTextContent();
    const parts = known.syntax.parse(text);
    const place = parts.findIndex(({ kind }) => kind === 'code');
    const found = parts[place];
    if (found?.kind !== 'code') return;
    const before = parts.slice(0, place).reduce((sum, part) => sum + (part.kind === 'text' ? part.text.length : 0), 0);
    const written = known.syntax.write(found.code);
    const pieces = node.splitText(before, before + written.length);
    const target = pieces.find((piece) => piece.getTextContent() === written);
    target?.replace($createVariableNode(written).setFormat(target.getFormat()));
  });
