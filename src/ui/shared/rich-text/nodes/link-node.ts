import { LinkNode } from '@lexical/link';
import { $getState, type EditorConfig, type LexicalNodeReplacement } from 'lexical';
import { buttonLookOf } from '../../../../domain/shared/rich-text/insertions';
import { linkState } from './source-state';

/**
 * A link as it was written: two side by side stay two, each with its own tag, also where they lead to the same place.
 */
export class KeptLinkNode extends LinkNode {
  override $config() {
    return this.config('kept-link', { extends: LinkNode });
  }

  override createDOM(config: EditorConfig) {
    const link = super.createDOM(config);
    const look = buttonLookOf($getState(this, linkState)?.raw ?? '');
    if (look !== null) link.dataset['button'] = look;
    return link;
  }

  override shouldMergeAdjacentLink(): false {
    return false;
  }
}

/** Every link of an editor is one of these, whoever makes it. */
export const keptLinks: LexicalNodeReplacement = {
  replace: LinkNode,
  with: (link: LinkNode) => new KeptLinkNode(link.getURL()),
  withKlass: KeptLinkNode,
};
