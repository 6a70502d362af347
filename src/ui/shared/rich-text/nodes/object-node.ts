import { $getState, $setState, DecoratorNode, type EditorConfig, type LexicalEditor, type LexicalNode } from 'lexical';
import { describeObject } from '../../../../domain/shared/rich-text/describe';
import { objectState, type KeptObject } from './source-state';
import { ownPicture } from './picture-source';

/** Label of an object from its tag and some words of its content. */
export type ObjectLabel = (tag: string, about: string) => string;

const labels = new WeakMap<LexicalEditor, ObjectLabel>();
/** Sets the accessible names of an editor's objects. */
export const nameObjects = (editor: LexicalEditor, label: ObjectLabel): void => {
  labels.set(editor, label);
};

/**
 * HTML that the editor keeps but does not understand. The page shows only its name and some text, or an image of our
 * own library; nothing else runs or loads.
 */
export class ObjectNode extends DecoratorNode<null> {
  override $config() {
    return this.config('kept-object', { extends: DecoratorNode, stateConfigs: [{ stateConfig: objectState }] });
  }

  override createDOM(_: EditorConfig, editor: LexicalEditor): HTMLElement {
    const { tag, about } = describeObject(this.getRaw());
    const box = document.createElement(this.isInline() ? 'span' : 'div');
    box.dataset['object'] = this.isInline() ? 'inline' : 'block';
    box.setAttribute('role', 'img');
    box.setAttribute('aria-label', labels.get(editor)?.(tag, about) ?? tag);
    const name = (): void => {
      for (const [part, words] of [
        ['b', tag],
        ['span', about],
      ] as const) {
        const element = document.createElement(part);
        element.textContent = words;
        if (words !== '') box.append(element);
      }
    };
    const own = ownPicture(this.getRaw());
    if (own === null) name();
    else {
      const picture = Object.assign(document.createElement('img'), { alt: '', draggable: false, ...own });
      picture.addEventListener('error', () => {
        picture.remove();
        name();
      });
      box.append(picture);
    }
    return box;
  }

  override updateDOM(): false {
    return false;
  }

  override isInline(): boolean {
    return $getState(this, objectState)?.inline ?? false;
  }

  override getTextContent(): string {
    return '';
  }

  getRaw(): string {
    return $getState(this, objectState)?.raw ?? '';
  }
}

export const $createObjectNode = (kept: KeptObject): ObjectNode => $setState(new ObjectNode(), objectState, kept);
export const $isObjectNode = (node: LexicalNode | null | undefined): node is ObjectNode => node instanceof ObjectNode;
