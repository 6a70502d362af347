import { ElementNode, type LexicalNode } from 'lexical';
import { spanOf } from '../../../../domain/shared/rich-text/table-grid';
import { $frameOf, $setFrame, type KeptFrame } from './source-state';

/** The parts of a table, from the outside. A caption is a cell that stands in no row. */
export type GridKind = 'table' | 'section' | 'row' | 'cell';

const KINDS: Readonly<Record<string, GridKind | undefined>> = {
  table: 'table',
  tr: 'row',
  td: 'cell',
  th: 'cell',
  caption: 'cell',
};
/** The tag of a row's frame where the source has no section around it. */
const BARE = 'tbody';

/** A table, or one of its parts. What stands in its cells can be edited; the tags are kept as they were written. */
export class GridNode extends ElementNode {
  override $config() {
    return this.config('kept-table', { extends: ElementNode });
  }

  override createDOM(): HTMLElement {
    const tag = this.getTag();
    const element = document.createElement(tag === '' ? BARE : tag);
    if (element instanceof HTMLTableCellElement) {
      const open = $frameOf(this)?.open ?? '';
      element.colSpan = spanOf(open, 'colspan');
      element.rowSpan = spanOf(open, 'rowspan');
    }
    return element;
  }

  override updateDOM(): false {
    return false;
  }

  /** Only cells hold blocks. */
  override isShadowRoot(): boolean {
    return this.getKind() === 'cell';
  }

  override canBeEmpty(): false {
    return false;
  }

  override canInsertTextBefore(): false {
    return false;
  }

  override canInsertTextAfter(): false {
    return false;
  }

  getTag(): string {
    return $frameOf(this)?.tag ?? '';
  }

  getKind(): GridKind {
    return KINDS[this.getTag()] ?? 'section';
  }
}

export const $createGridNode = (frame: KeptFrame): GridNode => $setFrame(new GridNode(), frame);
export const $isGridNode = (node: LexicalNode | null | undefined): node is GridNode => node instanceof GridNode;
/** Whether a node is a part of a table of this kind. */
export const $isGrid = (node: LexicalNode | null | undefined, kind: GridKind): node is GridNode =>
  $isGridNode(node) && node.getKind() === kind;
