import type { DraftKey, Drafts } from '../../../src/application/shared/ports/drafts.port';
import type { KeptDraft } from '../../../src/domain/shared/drafts/draft';
import { answered } from '../support/answered';

export const aDraft = (change: Partial<KeptDraft> = {}): KeptDraft => ({
  base: { firstname: 'Tess', active: true, websites: ['1'] },
  mine: { firstname: 'Tessa', active: false, websites: ['1', '2'] },
  version: '"7"',
  at: 1_763_622_000_000,
  ...change,
});
export const aKey = (change: Partial<DraftKey> = {}): DraftKey => ({
  person: '1',
  resource: 'users',
  id: '15',
  ...change,
});

export const draftsContract = (name: string, make: () => Drafts): void => {
  describe(`Drafts (${name})`, () => {
    it('finds nothing where nothing was kept', async () => {
      expect(await answered(make().find(aKey()))).toBeNull();
    });

    it('gives back what was kept, whole', async () => {
      const drafts = make();
      await answered(drafts.keep(aKey(), aDraft()));
      expect(await answered(drafts.find(aKey()))).toEqual(aDraft());
    });

    it('gives back the key of a creation with the draft that was sent under it (R-SHR-39)', async () => {
      const drafts = make();
      const draft = aDraft({ version: null, creation: { key: drafts.newKey(), sent: aDraft().mine } });
      await answered(drafts.keep(aKey({ id: null }), draft));
      expect(await answered(drafts.find(aKey({ id: null })))).toEqual(draft);
      expect(drafts.newKey()).not.toBe(draft.creation?.key);
    });

    it('keeps the newest of one record', async () => {
      const drafts = make();
      await answered(drafts.keep(aKey(), aDraft()));
      await answered(drafts.keep(aKey(), aDraft({ mine: { firstname: 'Thea' }, version: null })));
      expect(await answered(drafts.find(aKey()))).toEqual(aDraft({ mine: { firstname: 'Thea' }, version: null }));
    });

    it.each([
      ['person', { person: '2' }],
      ['kind of record', { resource: 'usergroups' }],
      ['record', { id: '16' }],
      ['record that is new', { id: null }],
    ])('never gives it for another %s', async (_, change) => {
      const drafts = make();
      await answered(drafts.keep(aKey(), aDraft()));
      expect(await answered(drafts.find(aKey(change)))).toBeNull();
    });

    it('gives a new record only for the website that it was begun on', async () => {
      const drafts = make();
      await answered(drafts.keep(aKey({ id: null, website: '1' }), aDraft({ version: null })));
      for (const elsewhere of [
        aKey({ id: null, website: '2' }),
        aKey({ id: null }),
        aKey({ id: '1' }),
        aKey({ id: 'new' }),
      ]) {
        expect(await answered(drafts.find(elsewhere))).toBeNull();
        await answered(drafts.drop(elsewhere));
      }
      expect(await answered(drafts.find(aKey({ id: null, website: '1' })))).toEqual(aDraft({ version: null }));
    });

    it('gives work on a record of a website on that website only', async () => {
      const drafts = make();
      await answered(drafts.keep(aKey({ website: '1' }), aDraft()));
      for (const elsewhere of [aKey({ website: '2' }), aKey(), aKey({ id: null, website: '1' })]) {
        expect(await answered(drafts.find(elsewhere))).toBeNull();
        await answered(drafts.drop(elsewhere));
      }
      expect(await answered(drafts.find(aKey({ website: '1' })))).toEqual(aDraft());
    });

    it('keeps a new record beside the others', async () => {
      const drafts = make();
      await answered(drafts.keep(aKey({ id: null }), aDraft({ version: null })));
      await answered(drafts.keep(aKey(), aDraft()));
      expect(await answered(drafts.find(aKey({ id: null })))).toEqual(aDraft({ version: null }));
      expect(await answered(drafts.find(aKey({ id: '' })))).toBeNull();
    });

    it('finds a draft that was set aside once the one begun after it is gone', async () => {
      const drafts = make();
      const [first, second] = [aDraft({ version: null, at: 1 }), aDraft({ version: null, at: 2 })];
      await answered(drafts.keep(aKey({ id: null }), first));
      await answered(drafts.find(aKey({ id: null })));
      await answered(drafts.setAside(aKey({ id: null })));
      await answered(drafts.keep(aKey({ id: null }), second));
      expect(await answered(drafts.find(aKey({ id: null })))).toEqual(second);
      await answered(drafts.drop(aKey({ id: null })));
      expect(await answered(drafts.find(aKey({ id: null })))).toEqual(first);
      await answered(drafts.keep(aKey({ id: null }), aDraft({ version: null, at: 3 })));
      await answered(drafts.drop(aKey({ id: null })));
      expect(await answered(drafts.find(aKey({ id: null })))).toBeNull();
    });

    it('drops one and leaves the others', async () => {
      const drafts = make();
      await answered(drafts.keep(aKey(), aDraft()));
      await answered(drafts.keep(aKey({ id: '16' }), aDraft()));
      await answered(drafts.drop(aKey()));
      await answered(drafts.drop(aKey({ id: 'never kept' })));
      expect(await answered(drafts.find(aKey()))).toBeNull();
      expect(await answered(drafts.find(aKey({ id: '16' })))).toEqual(aDraft());
    });
  });
};
