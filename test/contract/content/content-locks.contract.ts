import { ContentLocks } from '../../../src/application/content/ports/content-locks.port';
import type { Stored } from '../../../src/application/shared/ports/resource-gateway.port';
import type { ContentItem } from '../../../src/domain/content/content-item';
import { usergroups } from '../../../src/domain/access/usergroup';
import { contents } from '../../../src/domain/content/contents';
import { LOCK_TIMEOUT } from '../../../src/domain/content/lock.rule';
import type { Failure } from '../../../src/domain/shared/failure';
import { defaultQuery } from '../../../src/domain/shared/list-query';
import { draftOf } from '../../../src/domain/shared/resource';
import { answered, refusal } from '../support/answered';
import { addItem, aDraft, savingUnlocked, shelfOf, type Shelf } from '../support/content-items';
import { EVERYTHING } from '../support/offer';
import { EDITOR, enter, READER, SU, type TestBackend } from '../support/backend';

// Cast: a jest matcher instead of the time.
const theirs: Failure = { kind: 'Locked', holder: 'Edwin van Rijn', since: expect.any(Number) as number };

/** Milliseconds. */
const MINUTE = 60_000;

/** The lock has no holder, and the caller does not have it either. */
const ended: Failure = { kind: 'Locked', holder: '', since: null };

/** Only one person at a time edits an item. Rules R-CON-06 and R-CON-07. */
export const contentLocksContract = (world: string, make: () => Promise<TestBackend>, offer = EVERYTHING): void => {
  describe(`ContentLocks (${world})`, () => {
    let backend: TestBackend;
    let locks: ContentLocks;
    let shelf: Shelf;
    let made = 0;
    beforeAll(async () => {
      backend = await make();
      locks = backend.service(ContentLocks);
      shelf = await shelfOf(backend);
    });
    afterAll(() => backend.close());
    beforeEach(() => enter(backend, SU));

    const anItem = async () => {
      const item = await addItem(backend, 'blog', aDraft(shelf, 'blog', (made += 1)));
      return { item, ref: { module: 'blog', id: item.record.id } };
    };
    const read = (id: string): Promise<Stored<ContentItem>> => answered(backend.gateway(contents.blog).get(id));
    const rowOf = async ({ name }: ContentItem) =>
      (
        await answered(backend.gateway(contents.blog).list({ ...defaultQuery(contents.blog.noFilter), term: name }))
      ).rows.find((row) => row.name === name);

    test('a lock is given, told to whoever looks, kept alive under its first moment, and given back', async () => {
      const { item, ref } = await anItem();
      const { since } = await answered(locks.acquire(ref));
      expect(since === null).toBe(!offer.extras);
      // Cast: a jest matcher instead of the time.
      const holder = { name: 'Susanne Zandstra', since: since ?? (expect.any(Number) as number) };
      expect((await read(ref.id)).record.locked).toEqual({ ...holder, ...(offer.extras && { isOwn: true }) });
      expect((await rowOf(item.record))?.locked).toMatchObject(holder);
      backend.wait(60_000);
      expect(await answered(locks.acquire(ref))).toEqual({ since });
      await answered(locks.release({ ...ref, since }));
      await answered(locks.release({ ...ref, since }));
      expect((await read(ref.id)).record.locked).toBeNull();
      expect((await rowOf(item.record))?.locked).toBeNull();
    });

    test('it does not make another version of the item', async () => {
      const { item, ref } = await anItem();
      await answered(locks.acquire(ref));
      expect((await read(ref.id)).version).toBe(item.version);
    });

    test('a save needs it, and gives it back', async () => {
      const { item, ref } = await anItem();
      const save = (notes: string, version: string | null) =>
        savingUnlocked(backend, 'blog', { ...item, version }, { notes });
      expect(await refusal(save('Te vroeg', item.version))).toEqual(ended);
      await answered(locks.acquire(ref));
      await answered(save('Met slot', item.version));
      const saved = await read(ref.id);
      expect(saved.record.locked).toBeNull();
      for (const version of [saved.version, null]) expect(await refusal(save('Zonder slot', version))).toEqual(ended);
      expect((await read(ref.id)).record.notes).toBe('Met slot');
    });

    test('one that expired covers a save as long as nobody else had it', async () => {
      const { item, ref } = await anItem();
      await answered(locks.acquire(ref));
      backend.wait(LOCK_TIMEOUT);
      await answered(savingUnlocked(backend, 'blog', item, { notes: 'Na de lunch' }));
      const saved = await read(ref.id);
      await answered(locks.acquire(ref));
      backend.wait(LOCK_TIMEOUT);
      await backend.takeElsewhere(EDITOR, ref);
      backend.wait(LOCK_TIMEOUT);
      expect(await refusal(savingUnlocked(backend, 'blog', saved, { notes: 'Te laat' }))).toEqual(ended);
    });

    test('while somebody else has it nothing is given, saved or deleted', async () => {
      const { item, ref } = await anItem();
      await backend.takeElsewhere(EDITOR, ref);
      const gateway = backend.gateway(contents.blog);
      expect(await refusal(locks.acquire(ref))).toEqual(theirs);
      expect(await refusal(savingUnlocked(backend, 'blog', item, { notes: 'Toch' }))).toEqual(theirs);
      expect(await refusal(gateway.removeOne({ id: ref.id, version: item.version }))).toEqual(theirs);
      expect(await answered(gateway.remove([ref.id]))).toMatchObject({ refused: [{ id: ref.id, code: 'LOCKED' }] });
      const { record } = await read(ref.id);
      expect([record.notes, record.locked?.name]).toEqual(['', 'Edwin van Rijn']);
    });

    test('whoever may takes it over, and the one who had it can save no more', async () => {
      const { item, ref } = await anItem();
      await backend.takeElsewhere(EDITOR, ref);
      const {
        record: { locked },
      } = await read(ref.id);
      await answered(locks.release({ ...ref, since: locked?.since ?? null }));
      await answered(locks.acquire(ref));
      await backend.takeElsewhere(EDITOR, ref);
      expect(await refusal(savingUnlocked(backend, 'blog', item, { notes: 'Te laat' }))).toEqual(theirs);
      expect(await refusal(locks.acquire(ref))).toEqual(theirs);
    });

    test('only the lock that is meant is ended where locks have a moment', async () => {
      const { ref } = await anItem();
      const { since } = await answered(locks.acquire(ref));
      backend.wait(5_000);
      await backend.takeElsewhere(EDITOR, ref);
      if (offer.extras) expect(await refusal(locks.release({ ...ref, since }))).toEqual(theirs);
      else await answered(locks.release({ ...ref, since }));
      expect((await read(ref.id)).record.locked?.name).toBe(offer.extras ? 'Edwin van Rijn' : undefined);
    });

    test('it ends ten minutes after the last sign of life', async () => {
      const { ref } = await anItem();
      await backend.takeElsewhere(EDITOR, ref);
      // Time also passes between the calls.
      backend.wait(LOCK_TIMEOUT - MINUTE);
      expect(await refusal(locks.acquire(ref))).toEqual(theirs);
      backend.wait(MINUTE);
      expect((await read(ref.id)).record.locked).toBeNull();
      await answered(locks.acquire(ref));
      expect((await read(ref.id)).record.locked?.name).toBe('Susanne Zandstra');
    });

    test('it ends with the session that had it', async () => {
      const { ref } = await anItem();
      await answered(locks.acquire(ref));
      await answered(backend.session.signOut());
      await enter(backend, EDITOR);
      expect((await read(ref.id)).record.locked).toBeNull();
      await answered(locks.acquire(ref));
    });

    test('an item that was deleted has none to give', async () => {
      const { item, ref } = await anItem();
      await answered(locks.acquire(ref));
      await answered(backend.gateway(contents.blog).removeOne({ id: ref.id, version: item.version }));
      expect([await refusal(locks.acquire(ref)), await refusal(locks.release({ ...ref, since: null }))]).toEqual([
        { kind: 'NotFound' },
        { kind: 'NotFound' },
      ]);
      expect(await refusal(locks.acquire({ module: 'blog', id: 'abc' }))).toEqual({ kind: 'NotFound' });
    });

    test('whoever may not edit gets none and ends none', async () => {
      const { ref } = await anItem();
      await enter(backend, READER);
      expect([await refusal(locks.acquire(ref)), await refusal(locks.release({ ...ref, since: null }))]).toEqual([
        { kind: 'Forbidden' },
        { kind: 'Forbidden' },
      ]);
    });

    test('whoever may not take it over ends none but their own, in another browser too', async () => {
      const { ref } = await anItem();
      const groups = backend.usergroups;
      const { rows } = await answered(groups.list({ ...defaultQuery(usergroups.noFilter), perPage: 100 }));
      for (const { id } of rows) {
        const { record, version } = await answered(groups.get(id));
        const before = draftOf(usergroups.blank, record);
        if (record.rights.includes('blog.unlock'))
          await answered(
            groups.save({
              id,
              version,
              before,
              draft: { ...before, rights: record.rights.filter((right) => right !== 'blog.unlock') },
            }),
          );
      }
      await backend.takeElsewhere(SU, ref);
      await enter(backend, EDITOR);
      expect(await refusal(locks.release({ ...ref, since: null }))).toEqual({ kind: 'Forbidden' });
      expect((await read(ref.id)).record.locked?.name).toBe('Susanne Zandstra');
      const { ref: own } = await anItem();
      await backend.takeElsewhere(EDITOR, own);
      const {
        record: { locked },
      } = await read(own.id);
      await answered(locks.release({ ...own, since: locked?.since ?? null }));
      expect((await read(own.id)).record.locked).toBeNull();
    });
  });
};
