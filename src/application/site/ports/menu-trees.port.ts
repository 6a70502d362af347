import type { Id } from '../../../domain/shared/id';
import type { TreePlace } from '../../../domain/shared/tree/ordered-tree';
import type { MenuTreeItem } from '../../../domain/site/menu-tree';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

/** All items of a menu, with the version of their order; null where the API sends none. */
export interface ReadMenu {
  /** Title of the menu; null where the API does not send it. */
  readonly title: string | null;
  /** Whether items have icons; true where the API does not say. */
  readonly hasIcons: boolean;
  /** Siblings in order. */
  readonly items: readonly MenuTreeItem[];
  readonly version: string | null;
}

/** Order and nesting of the items of a menu. Rule R-NAV-05. */
export interface MenuTrees {
  read(menu: Id, options?: CallOptions): Answer<ReadMenu>;
  /** `Changed` when the order or nesting changed since that version. @returns the new version */
  move(menu: Id, item: Id, place: TreePlace<Id>, version: string | null): Answer<string | null>;
}
export const MenuTrees = token<MenuTrees>('menu-trees');
