import { Open20Regular } from '@fluentui/react-icons/svg/open';
import { Flash20Regular } from '@fluentui/react-icons/svg/flash';
import type { MenuItemType } from '../../../domain/site/menu-item.rule';
import { box, page } from '../../shared/icons/desk-shapes';
import type { IconSource } from '../../shared/icons/icon';

/** The icon of each type of item. */
export const TYPE_ICONS: Readonly<Record<MenuItemType, IconSource>> = {
  page,
  external: Open20Regular,
  module: box,
  route: Flash20Regular,
};
export const NEW_WINDOW = Open20Regular;
