import { canOpenModule, type RightsHolder } from '../shared/permission';
import type { Menu, MenuItem } from '../shared/session';

/** `module:icon`, and the permission where it is another than the module; `-` is open to everyone. */
const GROUPS: Readonly<Record<string, string>> = {
  '': 'dashboard:home:- statistics:chart',
  'content:document':
    'blog:document news:news press:megaphone page:page reference:star branch:pin faq:question library:image',
  'arrangement:folder': 'category:folder tag:tag navigation:tree',
  'commerce:cart': 'promotion:percent netPricepromotion:price:promotion coupon:ticket defaultcart:cart',
  'catalogue:list':
    'etim:list structure:structure spare-parts:wrench:spareparts spare-part-categories:box spare-part-logs:history:spareparts',
  'site:globe':
    'event:calendar popup:window redirect:arrow holidays:sun form:form emails:mail whitelist:check dns:globe searchlog:search',
  'administration:shield': 'users:people usergroups:shield errorcode:warning queue:queue logs:log:su help:help:-',
};

/**
 * The drawer of whoever holds these rights: groups with what may be opened, labels as keys of interface strings. Rule
 * R-ACC-05.
 */
export const menuFor = (holder: RightsHolder): Menu =>
  Object.entries(GROUPS)
    .map(([heading, list]) => {
      const [name = '', icon = ''] = heading.split(':');
      const items = list.split(' ').flatMap((entry): readonly MenuItem[] => {
        const [module = '', picture = '', permission = module] = entry.split(':');
        return permission === '-' || canOpenModule(holder, permission)
          ? [{ module, label: `shell.menu.${module}`, icon: picture }]
          : [];
      });
      return { label: name === '' ? null : `shell.menu.${name}`, icon: icon === '' ? null : icon, items };
    })
    .filter(({ items }) => items.length > 0);
