import { Versions } from '../../../src/application/content/ports/versions.port';
import { BLANK_ITEM } from '../../../src/domain/content/content-item';
import { contents } from '../../../src/domain/content/contents';
import { draftOf } from '../../../src/domain/shared/resource';
import { answered, refusal } from '../support/answered';
import {
  addItem,
  aDraft,
  aFullDraft,
  aHeading,
  saving,
  shelfOf,
  withoutBlockKeys,
  type Shelf,
} from '../support/content-items';
import { EVERYTHING } from '../support/offer';
import { enter, READER, SU, type TestBackend } from '../support/backend';

/** Earlier states of items. Rule R-CON-08. */
export const versionsContract = (world: string, make: () => Promise<TestBackend>, offer = EVERYTHING): void => {
  describe(`Versions (${world})`, () => {
    let backend: TestBackend;
    let versions: Versions;
    let shelf: Shelf;
    beforeAll(async () => {
      backend = await make();
      versions = backend.service(Versions);
      shelf = await shelfOf(backend);
    });
    afterAll(() => backend.close());
    beforeEach(() => enter(backend, SU));

    test('an entry brings the whole item as it was saved, beside the one of today', async () => {
      const full = aFullDraft(shelf, 'blog', 'toen');
      const item = await addItem(backend, 'blog', full);
      const now = {
        ...aDraft(shelf, 'blog', 'nu', { url: 'nu' }),
        blocks: [aHeading(shelf, 'second', 'Iets heel anders')],
      };
      await answered(saving(backend, 'blog', item, now));
      const { record } = await answered(backend.gateway(contents.blog).get(item.record.id));
      const [saved, created] = await Promise.all(record.history.map(({ id }) => answered(versions.read('blog', id))));
      expect(draftOf(BLANK_ITEM, created?.then ?? BLANK_ITEM)).toEqual(offer.extras ? full : withoutBlockKeys(full));
      expect(created?.current).toEqual(record);
      expect(saved).toEqual({ current: record, then: record });
    });

    test('of what is not there, or is of another module, nothing is told', async () => {
      const {
        record: {
          history: [entry],
        },
      } = await addItem(backend, 'blog', aDraft(shelf, 'blog', 'elders'));
      expect(await refusal(versions.read('news', entry?.id ?? ''))).toEqual({ kind: 'NotFound' });
      expect(await refusal(versions.read('blog', '987654'))).toEqual({ kind: 'NotFound' });
      expect(await refusal(versions.read('blog', 'abc'))).toEqual({ kind: 'NotFound' });
    });

    test('they go with their item', async () => {
      const {
        record: {
          id,
          history: [entry],
        },
      } = await addItem(backend, 'blog', aDraft(shelf, 'blog', 'weg'));
      await answered(backend.gateway(contents.blog).removeOne({ id, version: null }));
      expect(await refusal(versions.read('blog', entry?.id ?? ''))).toEqual({ kind: 'NotFound' });
    });

    test('whoever may not edit sees none', async () => {
      const {
        record: {
          history: [entry],
        },
      } = await addItem(backend, 'blog', aDraft(shelf, 'blog', 'geheim'));
      await enter(backend, READER);
      expect(await refusal(versions.read('blog', entry?.id ?? ''))).toEqual({ kind: 'Forbidden' });
    });
  });
};
