import { EtimLists } from '../../../src/application/catalogue/ports/etim-lists.port';
import { OTHER_GROUP } from '../../../src/domain/catalogue/etim-feature.rule';
import type { ListedFeature } from '../../../src/domain/catalogue/etim-order';
import type { Id } from '../../../src/domain/shared/id';
import { answered, refusal } from '../support/answered';
import { EVERYTHING, expectNewVersion, expectOutdated, told } from '../support/offer';
import { enter, READER, SU, type TestBackend } from '../support/backend';

/** The lists of the ETIM overview. */
export const etimListsContract = (world: string, make: () => Promise<TestBackend>, offer = EVERYTHING): void => {
  describe(`ETIM lists (${world})`, () => {
    let backend: TestBackend;
    let lists: EtimLists;
    beforeAll(async () => {
      backend = await make();
      lists = backend.service(EtimLists);
    });
    afterAll(() => backend.close());
    beforeEach(() => enter(backend, SU));

    const groupsInOrder = async (): Promise<readonly Id[]> =>
      (await answered(lists.categories())).rows.map(({ id }) => id);
    const featuresOf = async (group: Id): Promise<readonly ListedFeature[]> =>
      (await answered(lists.features())).rows.filter(({ category }) => (category?.id ?? OTHER_GROUP) === group);
    const idsOf = async (group: Id): Promise<readonly Id[]> => (await featuresOf(group)).map(({ id }) => id);
    const version = async (): Promise<string | null> => (await answered(lists.features())).version;

    it('has features by category in their order, those without one last, each once', async () => {
      const groups = await groupsInOrder();
      const { rows } = await answered(lists.features());
      const order = [...new Set(rows.map(({ category }) => category?.id ?? OTHER_GROUP))];
      expect(order.length).toBeGreaterThanOrEqual(9);
      expect(order).toEqual([...groups.filter((id) => order.includes(id)), OTHER_GROUP]);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      expect(rows.filter(({ code }) => !/^EF\d{6}$/.test(code))).toEqual([]);
      expect(rows.some(({ unit, postfix }) => unit !== '' && postfix === '')).toBe(true);
      expect(rows.some(({ postfix }) => postfix !== '')).toBe(true);
    });

    it('saves each flag by itself, also of a feature without a category', async () => {
      for (const group of [(await groupsInOrder())[0] ?? '', OTHER_GROUP]) {
        const [before] = await featuresOf(group);
        if (before === undefined) throw new Error(`No feature in ${group}`);
        await answered(lists.setFlag(before.id, 'filterable', !before.filterable));
        expect((await featuresOf(group))[0]).toEqual({ ...before, filterable: !before.filterable });
      }
    });

    it('makes a moved feature the last of its new group', async () => {
      const [from = '', to = ''] = await groupsInOrder();
      const [[moved = '', ...rest], known] = [await idsOf(from), await idsOf(to)];
      await answered(lists.moveToGroup(moved, to));
      expect([await idsOf(from), await idsOf(to)]).toEqual([rest, [...known, moved]]);
      const others = await idsOf(OTHER_GROUP);
      await answered(lists.moveToGroup(moved, OTHER_GROUP));
      expect([await idsOf(to), await idsOf(OTHER_GROUP)]).toEqual([known, [...others, moved]]);
      expect(await refusal(lists.moveToGroup(moved, '987654'))).toMatchObject({
        kind: 'FieldsRejected',
        fields: { category: 'VALUE_NOT_VALID' },
      });
    });

    it.each(['a category', OTHER_GROUP])('sorts the features of %s; those that are left out follow', async (which) => {
      const group = which === OTHER_GROUP ? OTHER_GROUP : ((await groupsInOrder())[2] ?? '');
      const [one = '', two = '', three = '', ...rest] = await idsOf(group);
      const seen = await version();
      const next = await answered(lists.sortFeatures(group, { ids: [three, one], version: seen }));
      expect(await idsOf(group)).toEqual([three, one, two, ...rest]);
      expectNewVersion(seen, next, offer);
      await expectOutdated(lists.sortFeatures(group, { ids: [two], version: seen }), offer);
      await answered(lists.sortFeatures(group, { ids: [one], version: next }));
      await answered(lists.sortFeatures(group, { ids: [one, two, three], version: null }));
      expect(await idsOf(group)).toEqual([one, two, three, ...rest]);
    });

    it('refuses a sort only after a sort of the same list', async () => {
      const [one = '', two = ''] = await groupsInOrder();
      const seen = await version();
      await answered(lists.sortFeatures(one, { ids: (await idsOf(one)).toReversed(), version: seen }));
      const ids = await idsOf(two);
      const next = await answered(lists.sortFeatures(two, { ids: ids.toReversed(), version: seen }));
      expect(next).toEqual(told(next, offer));
      expect(await idsOf(two)).toEqual(ids.toReversed());
    });

    it('sorts categories the same way', async () => {
      const { rows, version: seen } = await answered(lists.categories());
      const [one = '', two = '', ...rest] = rows.map(({ id }) => id);
      const next = await answered(lists.sortCategories({ ids: [two], version: seen }));
      expect(await groupsInOrder()).toEqual([two, one, ...rest]);
      expectNewVersion(seen, next, offer);
      await expectOutdated(lists.sortCategories({ ids: [one], version: seen }), offer);
    });

    it('knows no group and no feature with a strange id', async () => {
      const missing = { kind: 'NotFound' };
      expect(await refusal(lists.sortFeatures('987654', { ids: ['1'], version: null }))).toEqual(missing);
      expect(await refusal(lists.setFlag('987654', 'visible', true))).toEqual(missing);
      expect(await refusal(lists.moveToGroup('987654', OTHER_GROUP))).toEqual(missing);
    });

    it('is closed to whoever has no right', async () => {
      const [group = ''] = await groupsInOrder();
      const [id = ''] = await idsOf(group);
      await enter(backend, READER);
      const forbidden = { kind: 'Forbidden' };
      expect(await refusal(lists.categories())).toEqual(forbidden);
      expect(await refusal(lists.features())).toEqual(forbidden);
      expect(await refusal(lists.setFlag(id, 'visible', true))).toEqual(forbidden);
      expect(await refusal(lists.moveToGroup(id, OTHER_GROUP))).toEqual(forbidden);
      expect(await refusal(lists.sortFeatures(group, { ids: [id], version: null }))).toEqual(forbidden);
      expect(await refusal(lists.sortCategories({ ids: [group], version: null }))).toEqual(forbidden);
    });
  });
};
