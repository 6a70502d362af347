import * as t from 'io-ts';
import type { MenuDraft, MenuFilter, MenuRow } from '../../../domain/site/menu';
import type { ResourceCodec } from '../shared/resource-gateway.http';
import { defaulted, Flag, Id, mapped } from '../shared/wire';

const WireMenu = mapped(
  t.type({
    id: Id,
    title: t.string,
    code: defaulted(t.string, ''),
    has_icons: defaulted(t.union([t.boolean, Flag]), false),
    can_delete: defaulted(t.union([t.boolean, Flag]), false),
  }),
  'menu',
  ({ has_icons: hasIcons, can_delete: canDelete, ...menu }): MenuRow => ({ ...menu, hasIcons, canDelete }),
);

/** Menus on the wire; a code that stays is not sent. */
export const menuCodec: ResourceCodec<MenuRow, MenuRow, MenuDraft, MenuFilter> = {
  endpoint: 'navigation',
  plural: 'menus',
  singular: 'menu',
  row: WireMenu,
  detail: WireMenu,
  write: ({ title, code, hasIcons }, before) => ({
    title: title.trim(),
    ...(code !== before.code && { code: code.trim() }),
    has_icons: hasIcons,
  }),
  wireNames: { hasIcons: 'has_icons' },
};
