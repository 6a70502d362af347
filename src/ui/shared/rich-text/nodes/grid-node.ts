import { ElementNode, type LexicalNode } from 'lexical';
import { spanOf } from '../../../../domain/shared/rich-text/table-grid';
import { $frameOf, $setFrame, type KeptFrame } from './source-state';

/** Parts of a table, outermost first. A caption is a cell outside any row. */
export type GridKind = 'table' | 'section' | 'row' | 'cell';

const KINDS: Readonly<Record<string, GridKind | undefined>> = {
  table: 'table',
  tr: 'row',
  td: 'cell',
  th: 'cell',
  caption: 'cell',
};
/** Tag of a row's frame if the source has no section. */
const BARE = 'tbody';

/** A table or one of its parts: cells are editable, tags are kept as written. */
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
export const $isGrid = (node: LexicalNode | null | undefined, kind: GridKind): node is GridNode =>
  $isGridNode(node) && node.getKind() === kind;
