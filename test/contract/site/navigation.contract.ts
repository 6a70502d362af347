import { gatewayOf } from '../../../src/application/shared/ports/resource-gateway.port';
import { MenuIcons } from '../../../src/application/site/ports/menu-icons.port';
import { MenuTrees, type ReadMenu } from '../../../src/application/site/ports/menu-trees.port';
import { dropAt } from '../../../src/domain/shared/tree/tree-drop';
import { menus } from '../../../src/domain/site/menu';
import {
  BLANK_ITEM,
  menuItemId,
  menuItems,
  placeOfItemId,
  type MenuItemDraft,
} from '../../../src/domain/site/menu-item';
import { menuTreeOf, placedMove } from '../../../src/domain/site/menu-tree';
import { answered, refusal } from '../support/answered';
import { EVERYTHING, expectOutdated } from '../support/offer';
import { enter, SU, type TestBackend } from '../support/backend';

const LINK: MenuItemDraft = { ...BLANK_ITEM, label: 'Contact', type: 'external', location: '/contact' };

// Rule R-NAV-06.
export const navigationContract = (world: string, make: () => Promise<TestBackend>, offer = EVERYTHING): void => {
  describe(`items of menus (${world})`, () => {
    let backend: TestBackend;
    let menu: string;
    beforeEach(async () => {
      backend = await make();
      await enter(backend, SU);
      const draft = { ...menus.blank, title: 'Proef', code: 'proef' };
      const saved = backend.gateway(menus).save({ id: null, version: null, draft, before: menus.blank });
      menu = (await answered(saved)).id;
    });
    afterEach(() => backend.close());

    const items = () => backend.service(gatewayOf(menuItems));
    const add = async (label: string, change: Partial<MenuItemDraft> = {}, parent: string | null = null) => {
      const id = menuItemId({ menu, item: null, parent });
      const { record, version } = await answered(items().get(id));
      expect(record).toEqual({ ...BLANK_ITEM, id });
      const saved = await answered(
        items().save({ id, version, draft: { ...LINK, label, ...change }, before: BLANK_ITEM }),
      );
      return placeOfItemId(saved.id).item ?? '';
    };
    const read = () => answered(backend.service(MenuTrees).read(menu));
    const places = ({ items: all }: ReadMenu) => all.map(({ label, parent }) => [label, parent]);

    it('come last below their parent, and are read flat in the order of their siblings', async () => {
      expect(places(await read())).toEqual([]);
      const first = await add('Een');
      await add('Twee');
      await add('Onder een', {}, first);
      const found = await read();
      expect(found.items.filter(({ parent }) => parent === null).map(({ label }) => label)).toEqual(['Een', 'Twee']);
      expect(found.items.find(({ label }) => label === 'Onder een')?.parent).toBe(first);
    });

    it('tell whether the menu shows icons', async () => {
      const gateway = backend.gateway(menus);
      expect((await read()).hasIcons).toBe(false);
      const { record, version } = await answered(gateway.get(menu));
      await answered(gateway.save({ id: menu, version, draft: { ...record, hasIcons: true }, before: record }));
      expect((await read()).hasIcons).toBe(true);
    });

    it('keep what their type needs, and nothing else', async () => {
      const id = menuItemId({ menu, item: await add('Een', { icon: 'mdi:home', target: '_blank' }), parent: null });
      const { record } = await answered(items().get(id));
      expect(record).toEqual({ ...LINK, label: 'Een', icon: 'home', target: '_blank', id });
      const route = { id: 'account', label: 'x' };
      const draft: MenuItemDraft = { ...record, type: 'route', route };
      await answered(items().save({ id, version: null, draft, before: record }));
      const after = (await answered(items().get(id))).record;
      expect(after).toMatchObject({ type: 'route', location: '' });
      expect(after.route?.id).toBe('account');
    });

    it('are refused by the names of their fields', async () => {
      const id = menuItemId({ menu, item: null, parent: null });
      const wrong = { ...LINK, label: ' ', location: 'nergens' };
      const failure = await refusal(items().save({ id, version: null, draft: wrong, before: BLANK_ITEM }));
      expect(failure).toMatchObject({ kind: 'FieldsRejected' });
      if (failure.kind === 'FieldsRejected') expect(Object.keys(failure.fields).sort()).toEqual(['label', 'location']);
    });

    it('are moved with the version of the tree, which moves on', async () => {
      const trees = backend.service(MenuTrees);
      const [first, second] = [await add('Een'), await add('Twee')];
      const { version } = await read();
      const next = await answered(trees.move(menu, second, { parent: first, position: 1 }, version));
      expect(places(await read())).toEqual([
        ['Een', null],
        ['Twee', first],
      ]);
      await expectOutdated(trees.move(menu, second, { parent: null, position: 1 }, version), offer);
      await answered(trees.move(menu, second, { parent: null, position: 1 }, offer.extras ? next : null));
      expect(places(await read()).map(([label]) => label)).toEqual(['Twee', 'Een']);
      expect(await refusal(trees.move(menu, second, { parent: second, position: 1 }, null))).toMatchObject({
        kind: 'FieldsRejected',
      });
    });

    it('are moved behind the last below a closed item (R-NAV-04)', async () => {
      const [first, second] = [await add('Een'), await add('Twee')];
      await add('Onder een', {}, first);
      const { items: all, version } = await read();
      const drop = dropAt([{ id: first, depth: 0, open: false }], 1, 1);
      const move = placedMove(menuTreeOf(all), { id: second, parent: null, position: 1, ...drop });
      await answered(backend.service(MenuTrees).move(menu, second, move, version));
      const below = (await read()).items.filter(({ parent }) => parent === first);
      expect(below.map(({ label }) => label)).toEqual(['Onder een', 'Twee']);
    });

    it('do not show a menu that leads back to theirs, and menus tell which show them (R-NAV-11)', async () => {
      const draft = { ...menus.blank, title: 'Ander', code: 'ander' };
      const gateway = backend.gateway(menus);
      const other = (await answered(gateway.save({ id: null, version: null, draft, before: menus.blank }))).id;
      await add('Heen', { submenu: { id: other, label: 'Ander' } });
      const circle = { ...LINK, label: 'Terug', submenu: { id: menu, label: 'Proef' } };
      const id = menuItemId({ menu: other, item: null, parent: null });
      const failure = await refusal(items().save({ id, version: null, draft: circle, before: BLANK_ITEM }));
      expect(failure).toMatchObject({ kind: 'FieldsRejected', fields: { submenu: 'VALUE_NOT_VALID' } });
      const { record, version } = await answered(gateway.get(other));
      expect(record.usedIn).toEqual(offer.extras ? ['Proef'] : []);
      await answered(gateway.removeOne({ id: other, version }));
      if (offer.extras) expect((await read()).items.map(({ broken }) => broken)).toEqual(['submenu']);
    });

    it('are deleted with what is below them', async () => {
      const first = await add('Een');
      await add('Onder', {}, first);
      await answered(items().removeOne({ id: menuItemId({ menu, item: first, parent: null }), version: null }));
      expect(places(await read())).toEqual([]);
    });

    it('of a menu that is gone are not there', async () => {
      expect(await refusal(backend.service(MenuTrees).read('987654'))).toEqual({ kind: 'NotFound' });
    });

    it('find icons where there are any (R-NAV-07)', async () => {
      const found = backend.service(MenuIcons).search('mdi:home-out');
      if (offer.extras) expect((await answered(found)).map(({ name }) => name)).toContain('home-outline');
      else expect(await refusal(found)).toEqual({ kind: 'NotFound' });
    });
  });
};
