import { sql, type SQL } from 'drizzle-orm';
import {
  iconNameOf,
  leadsBack,
  MAX_ITEM_LOCATION,
  MENU_ITEM_TYPES,
  MENU_TARGETS,
  menuItemRule,
  takesItems,
} from '../../../src/domain/site/menu-item.rule';
import type { Database } from '../../database/database';
import type { CallOf } from '../../shared/endpoint';
import { choice, flag, optionalId, text } from '../../shared/reads';
import { areStorable } from '../../shared/references';
import { fieldsNotValid } from '../../shared/refusal';
import { isMenuRoute } from './menu-routes';
import { readSubmenuUses, type StoredItem, type StoredMenu } from './menu-rows';

type Db = Pick<Database, 'execute'>;

/** Form fields of an item. */
export const ITEM = {
  form: {
    parent_id: optionalId,
    label: text(),
    icon: text(),
    target: choice(MENU_TARGETS),
    type: choice(MENU_ITEM_TYPES),
    page_id: optionalId,
    menu_id: optionalId,
    location: text(MAX_ITEM_LOCATION),
    subitems: flag,
  },
};
export type ItemCall = CallOf<typeof ITEM>;

/** An empty id clears the reference; an absent one keeps it. */
export const reference = (sent: number | null | undefined, stored: number | null): number | null =>
  sent === undefined ? stored : sent;

/**
 * The columns of an item from a form; fields that were not sent stay unchanged. Refuses all invalid fields with 400.
 * Rule R-NAV-02.
 */
export const readItem = async (
  tx: Db,
  menu: StoredMenu,
  { form, caller }: Pick<ItemCall, 'form' | 'caller'>,
  stored: StoredItem | null,
  hasItems: boolean,
): Promise<Readonly<Record<string, SQL>>> => {
  const wrong: string[] = [];
  const type = form.type ?? stored?.type;
  if (type === undefined) throw fieldsNotValid('type');
  const target = form.target ?? stored?.target ?? '_self';
  const label = form.label?.trim() ?? stored?.label ?? '';
  const icon = iconNameOf(form.icon ?? stored?.icon ?? '');
  const written = form.location?.trim() ?? (stored?.type === type ? stored.location : '');
  const location = type === 'page' ? '' : written;
  const page = type === 'page' ? reference(form.page_id, stored?.page_id ?? null) : null;
  const submenu = reference(form.menu_id, stored?.submenu_id ?? null);
  if (hasItems && !takesItems(type)) wrong.push('type');
  // A broken reference that was not changed may stay.
  if (page !== null && !(await areStorable(tx, caller, 'page', [page], [stored?.page_id ?? 0]))) wrong.push('page_id');
  if (submenu !== null && submenu !== stored?.submenu_id) {
    const isFree =
      (await areStorable(tx, caller, 'navigation', [submenu], [])) &&
      !leadsBack(await readSubmenuUses(tx, menu.website_id), menu.id, submenu);
    if (!isFree) wrong.push('menu_id');
  }
  const isKnown = (type === 'module' || type === 'route') && isMenuRoute(type, location);
  const hasRoute = isKnown || (location !== '' && stored?.type === type && stored.location === location);
  const names: Readonly<Record<string, string>> = { page: 'page_id', route: 'location' };
  const problems = menuItemRule({ label, type, hasPage: page !== null, location, hasRoute, icon });
  wrong.push(...Object.keys(problems).map((name) => names[name] ?? name));
  const subitems = type === 'module' && (form.subitems ?? stored?.subitems ?? false);
  if (wrong.length > 0) throw fieldsNotValid(...new Set(wrong));
  return {
    label: sql`${label}`,
    type: sql`${type}`,
    location: sql`${location}`,
    target: sql`${target}`,
    icon: sql`${icon}`,
    page_id: sql`${page}::integer`,
    submenu_id: sql`${submenu}::integer`,
    subitems: sql`${subitems}::boolean`,
  };
};
