import { sql } from 'drizzle-orm';
import type { MenuItemType } from '../../src/domain/site/menu-item.rule';
import { queryRow, queryRows, type Database } from '../database/database';

type Db = Pick<Database, 'execute'>;

interface Outline {
  readonly label: string;
  /** `page` where it leads nowhere else. */
  readonly type?: MenuItemType;
  /** Address, or value of a module or route. */
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

/** Items by the code of their menu; those of the third website in its language. */
const itemsOf = (code: string, language: string): readonly Outline[] => {
  if (code === 'service') return SERVICE;
  if (code === 'footer') return FOOTER;
  return language === 'en' ? ENGLISH : MAIN;
};

const plantItems = async (
  tx: Db,
  menu: number,
  parent: number | null,
  outlines: readonly Outline[],
  nextPage: () => number | null,
): Promise<void> => {
  for (const [index, { label, type = 'page', to = '', newWindow, icon = '', below = [] }] of outlines.entries()) {
    const target = type === 'page' ? nextPage() : null;
    // A website without pages has addresses instead.
    const kind = type === 'page' && target === null ? 'external' : type;
    const { id } = await queryRow<{ id: number }>(
      tx,
      sql`
        insert into menu_items (menu_id, parent_id, sort_id, label, type, location, target, icon, page_id, subitems)
        values (
          ${menu}::integer, ${parent}::integer, ${index + 1}::integer, ${label}, ${kind},
          ${kind === 'external' && to === '' ? '/' : to}, ${newWindow === true ? '_blank' : '_self'}, ${icon},
          ${target}::integer, ${type === 'module'}::boolean
        ) returning id`,
    );
    await plantItems(tx, menu, id, below, nextPage);
  }
};

/** Plants the items of the menus: three levels, all types, and one address that has moved. */
export const plantNavigation = async (tx: Db): Promise<void> => {
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
    await plantItems(tx, id, null, itemsOf(code, title === 'Main menu' ? 'en' : 'nl'), () => {
      const found = pages[used % Math.max(1, pages.length)];
      used += 1;
      return found?.id ?? null;
    });
  }
};
