import * as t from 'io-ts';
import type { Menu, MenuKind, MenuRow } from '../../../domain/site/menu';
import type { ResourceCodec } from '../shared/resource-gateway.http';
import { defaulted, Flag, Id, mapped } from '../shared/wire';

const WireRow = t.type({
  id: Id,
  title: t.string,
  code: defaulted(t.string, ''),
  has_icons: defaulted(t.union([t.boolean, Flag]), false),
  can_delete: defaulted(t.union([t.boolean, Flag]), false),
});

const rowOf = ({ id, title, code, has_icons: hasIcons, can_delete: canDelete }: t.TypeOf<typeof WireRow>): MenuRow => ({
  id,
  title,
  code,
  hasIcons,
  canDelete,
});

const WireMenu = mapped(
  // Beyond the specification.
  t.intersection([WireRow, t.type({ used_in: defaulted(t.array(t.string), []) })]),
  'menu',
  ({ used_in: usedIn, ...menu }): Menu => ({ ...rowOf(menu), usedIn }),
);

/** Menus on the wire; a code that stays is not sent. */
export const menuCodec: ResourceCodec<MenuKind> = {
  endpoint: 'navigation',
  plural: 'menus',
  singular: 'menu',
  row: mapped(WireRow, 'menu', rowOf),
  detail: WireMenu,
  write: ({ title, code, hasIcons }, before) => ({
    title: title.trim(),
    ...(code !== before.code && { code: code.trim() }),
    has_icons: hasIcons,
  }),
  wireNames: { hasIcons: 'has_icons' },
};
