import { Open20Regular } from '@fluentui/react-icons/svg/open';
import { Flash20Regular } from '@fluentui/react-icons/svg/flash';
import { knownIn } from '../../../domain/shared/known-value';
import { MENU_ITEM_TYPES, type MenuItemType } from '../../../domain/site/menu-item.rule';
import { box, help, page } from '../../shared/icons/shell-shapes';
import type { IconSource } from '../../shared/icons/icon';

const TYPE_ICONS: Readonly<Record<MenuItemType, IconSource>> = {
  page,
  external: Open20Regular,
  module: box,
  route: Flash20Regular,
};

/** The icon of an item type; a question mark for a type unknown to the console. Rule R-SHR-60. */
export const iconOfType = (type: string): IconSource => {
  const known = knownIn(MENU_ITEM_TYPES, type);
  return known === undefined ? help : TYPE_ICONS[known];
};

export const NEW_WINDOW = Open20Regular;
