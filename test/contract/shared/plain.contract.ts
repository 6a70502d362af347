import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import { ContentLocks } from '../../../src/application/content/ports/content-locks.port';
import type { ResourceGateway, Saved, Stored } from '../../../src/application/shared/ports/resource-gateway.port';
import type { FieldCode } from '../../../src/domain/shared/failure';
import type { Id } from '../../../src/domain/shared/id';
import { defaultQuery, type ListQuery } from '../../../src/domain/shared/list-query';
import { keysOf } from '../../../src/domain/shared/merge';
import { draftOf, type DetailOf, type Kind, type Resource } from '../../../src/domain/shared/resource';
import { sameValue } from '../../../src/domain/shared/same-value';
import { answered, refusal } from '../support/answered';
import { EVERYTHING, expectNewVersion, expectOutdated } from '../support/offer';
import { enter, READER, SU, type TestBackend } from '../support/backend';

/** The data that the contract needs of a plain module: valid and invalid records. */
export interface PlainModule<K extends Kind> {
  readonly resource: Resource<K>;
  /** A valid record; each number gives another record. */
  readonly draft: (number: number) => K['draft'];
  /** A valid change of the draft. */
  readonly change: Partial<K['draft']>;
  /**
   * Fields that are blank in draft and change because another contract covers them; `all` if it covers every field.
   */
  readonly filledElsewhere?: readonly (keyof K['draft'] & string)[] | 'all';
  /** Invalid drafts, with the fields that the refusal names. */
  readonly wrong: readonly (readonly [string, Partial<K['draft']>, readonly string[]])[];
  /** Queries, and whether they find `draft(0)`. */
  readonly finding: readonly (readonly [string, Partial<ListQuery<K['filter']>>, boolean])[];
  /** Fields that are refused if another record has the same value, with their codes. */
  readonly unique?: Readonly<Record<string, FieldCode>>;
  /** The same values written differently, where duplicates are refused. */
  readonly alike?: (draft: K['draft']) => K['draft'];
  /** Whether every record belongs to one website. */
  readonly perWebsite?: boolean;
  /** References of a record of the other website to data of that website. */
  readonly elsewhere?: (backend: TestBackend) => Promise<Partial<K['draft']>>;
  /** Whether a save needs the lock of the record. */
  readonly isLocked?: boolean;
  /** An account of the seed without any right on the module. */
  readonly stranger?: string;
  /** The draft as an API without extras returns it. */
  readonly onlySpecifiedEndpoints?: (draft: K['draft']) => K['draft'];
}

/** The behaviour that all plain modules share, for every implementation of the port. */
export const plainContract =
  <K extends Kind>({
    resource,
    draft,
    change,
    filledElsewhere = [],
    wrong,
    finding,
    unique,
    alike = (own) => own,
    perWebsite = false,
    elsewhere = () => Promise.resolve({}),
    isLocked = false,
    stranger = READER,
    onlySpecifiedEndpoints = (own) => own,
  }: PlainModule<K>) =>
  (world: string, make: () => Promise<TestBackend>, offer = EVERYTHING): void => {
    describe(`ResourceGateway of ${resource.key} (${world})`, () => {
      let backend: TestBackend;
      let gateway: ResourceGateway<K>;
      let sought: Id;
      let made = 0;
      beforeAll(async () => {
        backend = await make();
        gateway = backend.gateway(resource);
        await enter(backend, SU);
        sought = (await add(draft(made))).record.id;
      });
      afterAll(() => backend.close());
      beforeEach(() => enter(backend, SU));

      const add = async (own = draft((made += 1))): Promise<Stored<DetailOf<K>>> => {
        const { id } = await answered(gateway.save({ id: null, version: null, draft: own, before: resource.blank }));
        return answered(gateway.get(id));
      };
      const saving = ({ record, version }: Stored<DetailOf<K>>, changed: Partial<K['draft']>) => {
        const before = draftOf(resource.blank, record);
        const save = gateway.save({ id: record.id, version, draft: { ...before, ...changed }, before });
        if (!isLocked) return save;
        const [locks, ref] = [backend.service(ContentLocks), { module: resource.key, id: record.id }];
        return pipe(
          locks.acquire(ref),
          taskEither.chain(() => save),
          taskEither.orElse((failure) =>
            pipe(
              locks.release({ ...ref, since: null }),
              taskEither.chain(() => taskEither.left<typeof failure, Saved<DetailOf<K>>>(failure)),
            ),
          ),
        );
      };
      const page = (query: Partial<ListQuery<K['filter']>> = {}) =>
        answered(gateway.list({ ...defaultQuery(resource.noFilter), perPage: 100, ...query }));

      const rowOf = async (id: Id): Promise<K['row'] | undefined> => {
        for (let number = 1; ; number += 1) {
          const { rows, total } = await page({ page: number });
          const row = rows.find((one) => one.id === id);
          if (row !== undefined || number * 100 >= total) return row;
        }
      };
      /** The values in a list row equal those of the record. */
      const expectListed = async (record: DetailOf<K>): Promise<void> => {
        const row = await rowOf(record.id);
        const shown = Object.entries(record).filter(([field]) => row !== undefined && field in row);
        expect(row).toMatchObject({ id: record.id, ...Object.fromEntries(shown) });
      };

      if (filledElsewhere !== 'all') {
        test('its drafts fill every field, so that one that is lost is missed', () => {
          const drafts = [draft(0), { ...draft(0), ...change }];
          const isBlank = (field: keyof K['draft'] & string): boolean =>
            drafts.every((own) => sameValue(own[field], resource.blank[field]));
          expect(keysOf(resource.blank).filter(isBlank)).toEqual(filledElsewhere);
        });
      }

      test('a record is added, read as it was written, and listed', async () => {
        const own = draft((made += 1));
        const { record } = await add(own);
        expect(draftOf(resource.blank, record)).toEqual(offer.extras ? own : onlySpecifiedEndpoints(own));
        await expectListed(record);
      });

      test('a record is saved and has another version from then on', async () => {
        const before = await add();
        const saved = await answered(saving(before, change));
        const after = await answered(gateway.get(before.record.id));
        expect(saved).toEqual({ id: before.record.id, ...(saved.stored !== undefined && { stored: after }) });
        expect(draftOf(resource.blank, after.record)).toEqual({ ...draftOf(resource.blank, before.record), ...change });
        expectNewVersion(before.version, after.version, offer);
        await expectListed(after.record);
      });

      test('what somebody saved meanwhile is not written over where there are versions', async () => {
        const before = await add();
        await answered(saving(before, change));
        await expectOutdated(saving(before, {}), offer);
      });

      test.each(wrong)('%s is refused field by field', async (_, changed, fields) => {
        const before = await add();
        const expected = {
          kind: 'FieldsRejected',
          fields: Object.fromEntries(fields.map((field) => [field, 'VALUE_NOT_VALID'])),
        };
        expect(await refusal(saving(before, changed))).toMatchObject(expected);
        expect(
          await refusal(
            gateway.save({
              id: null,
              version: null,
              draft: { ...draft((made += 1)), ...changed },
              before: resource.blank,
            }),
          ),
        ).toMatchObject(expected);
        expect(await answered(gateway.get(before.record.id))).toEqual(before);
      });

      if (unique !== undefined) {
        test('no two are alike where they must differ', async () => {
          const own = draft((made += 1));
          await add(own);
          expect(
            await refusal(gateway.save({ id: null, version: null, draft: own, before: resource.blank })),
          ).toMatchObject({ kind: 'FieldsRejected', fields: unique });
          expect(
            await refusal(gateway.save({ id: null, version: null, draft: alike(own), before: resource.blank })),
          ).toMatchObject({ kind: 'FieldsRejected', fields: unique });
          const other = await add();
          expect(await refusal(saving(other, own))).toMatchObject({ kind: 'FieldsRejected', fields: unique });
        });
      }

      test.each(finding)('the list by %s', async (_, query, found) => {
        expect((await page(query)).rows.some(({ id }) => id === sought)).toBe(found);
      });

      test('the list is cut into pages and put in order by every field that says so', async () => {
        const { total } = await page();
        for (const field of resource.sortable) {
          const up = await page({ sort: { field, order: 'asc' } });
          const down = await page({ sort: { field, order: 'desc' } });
          expect([up.total, down.total]).toEqual([total, total]);
          if (total <= 100)
            expect(down.rows.map((row) => row[field])).toEqual(up.rows.map((row) => row[field]).toReversed());
        }
        const [first, second] = [await page({ perPage: 10 }), await page({ perPage: 10, page: 2 })];
        expect(second.rows.filter(({ id }) => first.rows.some((row) => row.id === id))).toEqual([]);
      });

      test('a deletion takes several, and tells what was not there', async () => {
        const [one, other] = [await add(), await add()];
        const { refused } = await answered(gateway.remove([one.record.id, other.record.id, '987654']));
        expect(refused).toEqual([{ id: '987654', code: 'NOT_FOUND' }]);
        expect(await refusal(gateway.get(one.record.id))).toEqual({ kind: 'NotFound' });
      });

      test('the record that is open is deleted once', async () => {
        const {
          record: { id },
          version,
        } = await add();
        await answered(gateway.removeOne({ id, version }));
        expect([await refusal(gateway.get(id)), await refusal(gateway.removeOne({ id, version: null }))]).toEqual([
          { kind: 'NotFound' },
          { kind: 'NotFound' },
        ]);
      });

      test('the record that is open is not deleted when somebody saved it meanwhile and there are versions', async () => {
        const before = await add();
        await answered(saving(before, change));
        const { id } = before.record;
        await expectOutdated(gateway.removeOne({ id, version: before.version }), offer);
        if (offer.extras) await answered(gateway.removeOne({ id, version: (await answered(gateway.get(id))).version }));
        expect(await refusal(gateway.get(id))).toEqual({ kind: 'NotFound' });
      });

      test.each(['987654', 'abc', '0'])('%s is not found', async (id) => {
        expect([await refusal(gateway.get(id)), await refusal(gateway.removeOne({ id, version: null }))]).toEqual([
          { kind: 'NotFound' },
          { kind: 'NotFound' },
        ]);
      });

      if (perWebsite) {
        test('a record of another website is not there', async () => {
          const own = draft((made += 1));
          const here = await add(own);
          const { websites } = await answered(backend.session.me());
          await answered(backend.session.switchWebsite(websites[1]?.id ?? ''));
          expect((await page()).rows.some(({ id }) => id === here.record.id)).toBe(false);
          expect(await refusal(gateway.get(here.record.id))).toEqual({ kind: 'NotFound' });
          expect(await refusal(saving(here, change))).toEqual({ kind: 'NotFound' });
          expect(await refusal(gateway.removeOne({ id: here.record.id, version: null }))).toEqual({ kind: 'NotFound' });
          expect(await answered(gateway.remove([here.record.id]))).toMatchObject({
            refused: [{ id: here.record.id, code: 'NOT_FOUND' }],
          });
          const { record: there } = await add({ ...own, ...(await elsewhere(backend)) });
          await answered(backend.session.switchWebsite(websites[0]?.id ?? ''));
          expect(await refusal(gateway.get(there.id))).toEqual({ kind: 'NotFound' });
          expect(await answered(gateway.get(here.record.id))).toEqual(here);
        });
      }

      test('who has no right on it gets nothing', async () => {
        const { record, version } = await add();
        await enter(backend, stranger);
        for (const call of [
          gateway.list(defaultQuery(resource.noFilter)),
          gateway.get(record.id),
          saving({ record, version }, change),
          gateway.remove([record.id]),
          gateway.removeOne({ id: record.id, version: null }),
        ]) {
          expect(await refusal(call)).toEqual({ kind: 'Forbidden' });
        }
      });
    });
  };
