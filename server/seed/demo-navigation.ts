import { sql } from 'drizzle-orm';
import type { MenuItemType } from '../../src/domain/site/menu-item.rule';
import { queryRows, type Database } from '../database/database';
import { newIds, seedRecords } from './seed-rows';

type Db = Pick<Database, 'execute'>;

interface Outline {
  readonly label: string;
  /** `page` if the item has no other target. */
  readonly type?: MenuItemType;
  /** URL, or value of a module or route. */
  readonly to?: string;
  readonly newWindow?: true;
  readonly icon?: string;
  readonly below?: readonly Outline[];
}

const link = (label: string, to: string, more: Partial<Outline> = {}): Outline => ({
  label,
  type: 'external',
  to,
  ...more,
});
const page = (label: string, below: readonly Outline[] = []): Outline => ({ label, below });
const moduleOf = (label: string, to: string): Outline => ({ label, type: 'module', to });
const route = (label: string, to: string): Outline => ({ label, type: 'route', to });

const MAIN: readonly Outline[] = [
  page('Producten', [
    page('Warmtepompen', [page('Lucht-waterwarmtepompen'), page('Hybride warmtepompen'), page('Bodem-water')]),
    page('Radiatoren en convectoren', [page('Paneelradiatoren'), page('Designradiatoren')]),
    page('Vloerverwarming'),
    page('Buffervaten'),
    link('Montagehandleidingen', 'https://handleidingen.zilvermeeuw.example/', { newWindow: true }),
  ]),
  page('Service', [
    page('Onderhoud aanvragen'),
    route('Storingscodes', 'error-codes'),
    route('Onderdelen zoeken', 'spare-parts'),
  ]),
  moduleOf('Vestigingen', 'branch'),
  link('Projecten', '/projecten', { below: [link('Woningbouw', '/projecten/woningbouw')] }),
  route('Mijn account', 'account'),
];
const FOOTER: readonly Outline[] = [
  link('Contact', '/contact', { icon: 'phone-outline' }),
  link('Airco', '/airco', { icon: 'air-conditioner' }),
  link('Voorwaarden', '/voorwaarden', { icon: 'file-document-outline' }),
  moduleOf('Nieuws', 'news'),
];
const SERVICE: readonly Outline[] = [
  link('Storing melden', 'tel:+31385551234', { icon: 'wrench-outline' }),
  route('Onderdelen zoeken', 'spare-parts'),
];
const ENGLISH: readonly Outline[] = [
  page('Products', [page('Heat pumps'), page('Radiators')]),
  moduleOf('Branches', 'branch'),
  route('My account', 'account'),
];

/** Items of a menu by its code, in the website's language. */
const itemsOf = (code: string, language: string): readonly Outline[] => {
  if (code === 'service') return SERVICE;
  if (code === 'footer') return FOOTER;
  return language === 'en' ? ENGLISH : MAIN;
};

interface Placed extends Outline {
  /** Index of the parent among all items of the menu; null at the top level. */
  readonly above: number | null;
  readonly position: number;
}

/** All items of a menu, parents first. */
const flatten = (outlines: readonly Outline[], above: number | null = null, first = 0): readonly Placed[] => {
  const items: Placed[] = [];
  for (const [index, outline] of outlines.entries()) {
    const own = first + items.length;
    items.push({ ...outline, above, position: index + 1 }, ...flatten(outline.below ?? [], own, own + 1));
  }
  return items;
};

const seedItems = async (
  tx: Db,
  menu: number,
  outlines: readonly Outline[],
  nextPage: () => number | null,
): Promise<void> => {
  const items = flatten(outlines);
  const ids = await newIds(tx, 'menu_items', items.length);
  const rows = items.map(({ label, type = 'page', to = '', newWindow, icon = '', above, position }, place) => {
    const page = type === 'page' ? nextPage() : null;
    // On a website without pages, items link to URLs instead.
    const kind = type === 'page' && page === null ? 'external' : type;
    return {
      id: ids[place],
      menu_id: menu,
      parent_id: above === null ? null : ids[above],
      sort_id: position,
      label,
      type: kind,
      location: kind === 'external' && to === '' ? '/' : to,
      target: newWindow === true ? '_blank' : '_self',
      icon,
      page_id: page,
      subitems: type === 'module',
    };
  });
  await seedRecords(tx, 'menu_items', rows);
};

/** Adds the menu items: three levels, all types, and one URL that redirects. */
export const seedNavigation = async (tx: Db): Promise<void> => {
  const menus = await queryRows<{ id: number; code: string; title: string; website_id: number }>(
    tx,
    sql`select id, code, title, website_id from menus order by id`,
  );
  for (const { id, code, title, website_id: website } of menus) {
    const pages = await queryRows<{ id: number }>(
      tx,
      sql`
        select id from content_items where website_id = ${website} and module = 'page' and is_online order by id limit 40`,
    );
    let used = 0;
    await seedItems(tx, id, itemsOf(code, title === 'Main menu' ? 'en' : 'nl'), () => {
      const found = pages[used % Math.max(1, pages.length)];
      used += 1;
      return found?.id ?? null;
    });
  }
};
