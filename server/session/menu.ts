import { canOpenModule } from '../../src/domain/shared/permission';
import type { Caller } from '../shared/endpoint';

interface Item {
  readonly module: string;
  readonly icon: string;
  /** First part of the rights that open the module; null for everyone, `su` for superusers only. */
  readonly permission: string | null;
}

interface Group {
  readonly name: string | null;
  readonly icon: string | null;
  readonly items: readonly Item[];
}

const item = (module: string, icon: string, permission: string | null = module): Item => ({ module, icon, permission });

const GROUPS: readonly Group[] = [
  { name: null, icon: null, items: [item('dashboard', 'home', null), item('statistics', 'chart')] },
  {
    name: 'content', icon: 'document',
    items: [
      item('blog', 'document'), item('news', 'news'), item('press', 'megaphone'), item('page', 'page'),
      item('reference', 'star'), item('branch', 'pin'), item('faq', 'question'), item('library', 'image'),
    ],
  },
  {
    name: 'arrangement', icon: 'folder',
    items: [item('category', 'folder'), item('tag', 'tag'), item('navigation', 'tree')],
  },
  {
    name: 'commerce', icon: 'cart',
    items: [
      item('promotion', 'percent'), item('netPricepromotion', 'price', 'promotion'),
      item('coupon', 'ticket'), item('defaultcart', 'cart'),
    ],
  },
  {
    name: 'catalogue', icon: 'list',
    items: [
      item('etim', 'list'), item('structure', 'structure'), item('spare-parts', 'wrench', 'spareparts'),
      item('spare-part-categories', 'box'), item('spare-part-logs', 'history', 'spareparts'),
    ],
  },
  {
    name: 'site', icon: 'globe',
    items: [
      item('event', 'calendar'), item('popup', 'window'), item('redirect', 'arrow'), item('holidays', 'sun'),
      item('form', 'form'), item('emails', 'mail'), item('whitelist', 'check'), item('dns', 'globe'), item('searchlog', 'search'),
    ],
  },
  {
    name: 'administration', icon: 'shield',
    items: [
      item('users', 'people'), item('usergroups', 'shield'), item('errorcode', 'warning'), item('queue', 'queue'),
      item('logs', 'log', 'su'), item('help', 'help', null),
    ],
  },
];

/** Groups of the drawer with what this person may open; labels are keys of interface strings. Rule R-ACC-05. */
export const menuFor = (caller: Pick<Caller, 'su' | 'rights'>) =>
  GROUPS.map(({ name, icon, items }) => ({
    label: name === null ? null : `shell.menu.${name}`,
    icon,
    items: items
      .filter(({ permission }) => permission === null || (permission === 'su' ? caller.su : canOpenModule(caller, permission)))
      .map(({ module, icon: picture }) => ({ module, label: `shell.menu.${module}`, icon: picture })),
  })).filter(({ items }) => items.length > 0);
