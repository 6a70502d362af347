import {
  $getState,
  $setState,
  createState,
  DecoratorNode,
  type DOMExportOutput,
  type EditorConfig,
  type LexicalEditor,
  type LexicalNode,
} from 'lexical';
import type { TagFace } from './tag-syntax';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const codeState = createState('code', { parse: textOf });
/** The tag's source in the text of the line. */
const writtenState = createState('written', { parse: textOf });

type Faces = (code: string) => TagFace;
const faces = new WeakMap<LexicalEditor, Faces>();

const paint = (box: HTMLElement, { kind, label }: TagFace, written: string): void => {
  box.dataset['tag'] = kind;
  const [name, code] = [document.createElement('span'), document.createElement('i')];
  name.textContent = label;
  code.textContent = written;
  box.replaceChildren(...(label === '' ? [code] : [name, ' ', code]));
};

/** A tag in a line: an atomic node, labelled with more than its code. */
export class TagNode extends DecoratorNode<null> {
  override $config() {
    return this.config('line-tag', {
      extends: DecoratorNode,
      stateConfigs: [{ stateConfig: codeState }, { stateConfig: writtenState }],
    });
  }

  override createDOM(_: EditorConfig, editor: LexicalEditor): HTMLElement {
    const box = document.createElement('span');
    paint(box, faces.get(editor)?.(this.getCode()) ?? { kind: 'pending', label: '' }, this.getTextContent());
    return box;
  }

  override updateDOM(): false {
    return false;
  }

  /** Copies the plain text to other programs. */
  override exportDOM(): DOMExportOutput {
    return { element: document.createTextNode(this.getTextContent()) };
  }

  override isInline(): true {
    return true;
  }

  override getTextContent(): string {
    return $getState(this, writtenState);
  }

  getCode(): string {
    return $getState(this, codeState);
  }

  /** Updates the label and state. */
  show(editor: LexicalEditor, face: TagFace): void {
    const box = editor.getElementByKey(this.getKey());
    if (box !== null) paint(box, face, this.getTextContent());
  }
}

/** Sets the presentation of an editor's tags; tags already rendered are updated by `TagNode.show`. */
export const setFaces = (editor: LexicalEditor, faceOf: Faces): void => {
  faces.set(editor, faceOf);
};

export const $createTagNode = (code: string, written: string): TagNode =>
  $setState($setState(new TagNode(), codeState, code), writtenState, written);
export const $isTagNode = (node: LexicalNode | null | undefined): node is TagNode => node instanceof TagNode;
