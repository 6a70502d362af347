import { makeStyles } from '@griffel/react';
import { useId, useMemo } from 'react';
import type { Id } from '../../../domain/shared/id';
import { textOrCode } from '../../../domain/shared/known-value';
import { childrenOf } from '../../../domain/shared/tree/ordered-tree';
import { BROKEN } from '../../../domain/site/menu-item';
import {
  canMoveItem,
  nodeTreeOf,
  withItemMoved,
  type MenuTree,
  type MenuTreeItem,
} from '../../../domain/site/menu-tree';
import { NamedKey } from '../../shared/controls/kbd';
import { useQuotedText } from '../../shared/controls/website-text';
import { useChoiceText } from '../../shared/runtime/use-dynamic-text';
import { useText } from '../../shared/runtime/use-text';
import { phone, sizes } from '../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import type { NodeAppearance } from '../../shared/tree/node-line';
import { NodeTree } from '../../shared/tree/node-tree';
import type { NodeSorting } from '../../shared/tree/use-tree-sorting';
import type { BoundMenuItems } from './menu-items.bridge';
import { iconOfType, NEW_WINDOW } from './type-icons';

const useStyles = makeStyles({
  keys: {
    display: 'flex',
    flexWrap: 'wrap',
    flex: 'none',
    gap: '4px 16px',
    padding: `8px ${sizes.sheetPadding} 14px`,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
    [phone]: { display: 'none' },
  },
});

/** The presentation of each item in the tree; keeps its identity while the tree is unchanged. */
const useLooks = (items: MenuTree['items']) => {
  const [text, choiceText, quoted] = [useText(), useChoiceText(), useQuotedText()];
  return useMemo(() => {
    const markOf = ({ broken, movedTo }: MenuTreeItem): string | null =>
      broken === null
        ? null
        : textOrCode(BROKEN, broken, (known) => text(`navigation.broken.${known}`, { to: movedTo ?? '' }));
    const looks = new Map(
      [...items.values()].map((item): readonly [Id, NodeAppearance] => [
        item.id,
        {
          icon: iconOfType(item.type),
          note:
            item.submenu === null
              ? choiceText('navigation.types', item.type)
              : quoted(
                  'navigation.tree.withMenu',
                  { type: choiceText('navigation.types', item.type), menu: item.submenu },
                  ['menu'],
                ),
          mark: markOf(item),
          sign: item.isNewWindow ? { icon: NEW_WINDOW, label: text('navigation.targets._blank') } : null,
        },
      ]),
    );
    return ({ id }: { readonly id: Id }) => looks.get(id);
  }, [choiceText, items, quoted, text]);
};

/** The sorting operations of the tree. */
const useSorting = ({ open, move, openNodes }: BoundMenuItems, tree: MenuTree): NodeSorting =>
  useMemo(() => {
    const nameOf = (id: Id): string => tree.items.get(id)?.label ?? '';
    return {
      previewOf: (moved) => nodeTreeOf(withItemMoved(tree, moved), open),
      isAllowed: (id, parent) => canMoveItem(tree, id, parent),
      countBelow: (parent) => childrenOf(tree.order, parent).length,
      nameOf,
      onMove: (id, place) => {
        move({ id, ...place });
        if (place.parent !== null) openNodes([place.parent]);
      },
      onOpen: openNodes,
    };
  }, [move, open, openNodes, tree]);

interface MenuItemsProps {
  readonly bound: BoundMenuItems;
  readonly tree: MenuTree;
  readonly selected: Id | null;
  readonly maySort: boolean;
  readonly onSelect: (id: Id) => void;
}

/** The tree of a menu's items, with their types and problems; items move by pointer and keyboard. */
export const MenuItemTree = ({ bound, tree, selected, maySort, onSelect }: MenuItemsProps) => {
  const [styles, text, keys] = [useStyles(), useText(), useId()];
  const looks = useLooks(tree.items);
  const sorting = useSorting(bound, tree);
  if (bound.tree === null) return null;
  return (
    <>
      <NodeTree
        tree={bound.tree}
        selected={selected === null ? null : { id: selected }}
        words={{ tree: text('navigation.tree.label') }}
        appearanceOf={looks}
        sorting={maySort ? sorting : null}
        describedBy={maySort ? keys : undefined}
        onOpen={bound.openNodes}
        onClose={bound.closeNode}
        onSelect={({ id }) => {
          onSelect(id);
        }}
      />
      {maySort && (
        <div id={keys} className={styles.keys}>
          <span>
            <NamedKey name="space" /> {text('navigation.keys.lift')}
          </span>
          <span>
            <NamedKey name="up" /> <NamedKey name="down" /> {text('navigation.keys.order')}
          </span>
          <span>
            <NamedKey name="left" /> <NamedKey name="right" /> {text('navigation.keys.level')}
          </span>
          <span>
            <NamedKey name="escape" /> {text('navigation.keys.back')}
          </span>
        </div>
      )}
    </>
  );
};
