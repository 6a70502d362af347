import { LinkNode } from '@lexical/link';
import { $getState, type EditorConfig, type LexicalNodeReplacement } from 'lexical';
import { buttonColorOf } from '../../../../domain/shared/rich-text/insertions';
import { linkState } from './source-state';

/** A link kept as written: neighbours with the same URL are not merged. */
export class KeptLinkNode extends LinkNode {
  override $config() {
    return this.config('kept-link', { extends: LinkNode });
  }

  override createDOM(config: EditorConfig) {
    const link = super.createDOM(config);
    const look = buttonColorOf($getState(this, linkState)?.raw ?? '');
    if (look !== null) link.dataset['button'] = look;
    return link;
  }

  override shouldMergeAdjacentLink(): false {
    return false;
  }
}

/** Replaces every Lexical link node. */
export const keptLinks: LexicalNodeReplacement = {
  replace: LinkNode,
  with: (link: LinkNode) => new KeptLinkNode(link.getURL()),
  withKlass: KeptLinkNode,
};
