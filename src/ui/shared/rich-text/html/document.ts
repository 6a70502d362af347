import { $getRoot, $getState, type NodeKey } from 'lexical';
import { countWords } from '../../../../domain/shared/rich-text/text';
import { joinBlocks, writeBlock, type WrittenBlock } from '../../../../domain/shared/rich-text/write';
import { tailState } from '../nodes/source-state';
import { decodeReference } from './references';
import { $blockOf } from './save';

interface Kept extends WrittenBlock {
  readonly words: number;
}

/** The editor's content as HTML; only changed blocks are serialised again. Rule R-SHR-25. */
export class WrittenDocument {
  private kept = new Map<NodeKey, Kept>();

  /** Writes new blocks and those for which `isTouched` holds. Call it inside `editor.read`. */
  $refresh(isTouched: (key: NodeKey) => boolean): void {
    const previous = this.kept;
    this.kept = new Map(
      $getRoot()
        .getChildren()
        .map((node) => {
          const key = node.getKey();
          const before = previous.get(key);
          if (before !== undefined && !isTouched(key)) return [key, before];
          const block = $blockOf(node);
          return [key, { block, html: writeBlock(block, decodeReference), words: countWords(node.getTextContent()) }];
        }),
    );
    this.tail = $getState($getRoot(), tailState) ?? '';
  }

  private tail = '';

  get blocks(): readonly WrittenBlock[] {
    return [...this.kept.values()];
  }

  get source(): string {
    return joinBlocks(this.blocks) + this.tail;
  }

  /** The value for a form; empty if the document is one empty block. */
  get html(): string {
    const { blocks } = this;
    const [only] = blocks;
    const isEmpty = blocks.length === 1 && only?.block.kind === 'text' && only.block.leaves.length === 0;
    return isEmpty ? '' : this.source;
  }

  get words(): number {
    let words = 0;
    for (const kept of this.kept.values()) words += kept.words;
    return words;
  }
}
