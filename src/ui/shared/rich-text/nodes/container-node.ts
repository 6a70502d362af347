import { ElementNode, type EditorConfig, type LexicalNode } from 'lexical';
import { $frameOf } from './source-state';

/** An element around blocks: its content is editable, its tags are kept as written. */
export class ContainerNode extends ElementNode {
  override $config() {
    return this.config('kept-container', { extends: ElementNode });
  }

  override createDOM(_: EditorConfig): HTMLElement {
    const box = document.createElement('div');
    box.dataset['container'] = $frameOf(this)?.tag ?? '';
    return box;
  }

  override updateDOM(): false {
    return false;
  }

  override isShadowRoot(): boolean {
    return true;
  }

  override canBeEmpty(): false {
    return false;
  }
}

export const $createContainerNode = (): ContainerNode => new ContainerNode();
export const $isContainerNode = (node: LexicalNode | null | undefined): node is ContainerNode =>
  node instanceof ContainerNode;
