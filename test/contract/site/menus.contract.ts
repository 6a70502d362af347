import { menus } from '../../../src/domain/site/menu';
import { plainContract } from '../shared/plain.contract';

export const menusContract = plainContract({
  resource: menus,
  draft: (number) => ({ title: `Proefmenu ${String(number)}`, code: `proef-${String(number)}`, hasIcons: false }),
  change: { title: 'Groot menu', hasIcons: true },
  wrong: [
    ['no title', { title: ' ' }, ['title']],
    ['a code of two words', { code: 'a b' }, ['code']],
  ],
  finding: [
    ['a part of its title', { term: 'proefmenu 0' }, true],
    ['another title', { term: 'voettekst' }, false],
    ['the filter on the title', { filter: { title: 'PROEFMENU 0' } }, true],
  ],
});
