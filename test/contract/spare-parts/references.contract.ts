import { gatewayOf } from '../../../src/application/shared/ports/resource-gateway.port';
import { defaultQuery } from '../../../src/domain/shared/list-query';
import { spareParts, type SparePartKind } from '../../../src/domain/spare-parts/spare-part';
import { listedContract } from '../shared/listed.contract';
import { answered, refusal } from '../support/answered';
import { EVERYTHING } from '../support/offer';
import { EDITOR, enter, SU, type TestBackend } from '../support/backend';

const filter = (own: Partial<SparePartKind['filter']>) => ({ filter: { ...spareParts.noFilter, ...own } });

/** Rules R-SPA-20 and R-SPA-22. */
export const referencesContract = (world: string, make: () => Promise<TestBackend>, offer = EVERYTHING): void => {
  listedContract({
    listing: spareParts,
    narrowing: [
      ['a part of its reference', { term: 'sv-HR2' }, ({ reference }) => reference.includes('SV-HR2')],
      ['what the supplier calls it', { term: 'nzt-4000' }, ({ externalId }) => externalId.includes('NZT-4000')],
      ['the reference', filter({ reference: 'wp08' }), ({ reference }) => reference.includes('WP08')],
      ...(offer.extras
        ? ([
            [
              'those with updates',
              filter({ hasUpdates: true }),
              ({ hasUpdates }: { readonly hasUpdates: boolean }) => hasUpdates,
            ],
            [
              'those without',
              filter({ hasUpdates: false }),
              ({ hasUpdates }: { readonly hasUpdates: boolean }) => !hasUpdates,
            ],
          ] as const)
        : []),
    ],
    nothing: filter({ reference: 'bestaat niet' }),
  })(world, make);

  describe(`ResourceGateway of spare parts (${world})`, () => {
    let backend: TestBackend;
    beforeAll(async () => {
      backend = await make();
    });
    afterAll(() => backend.close());
    beforeEach(() => enter(backend, SU));

    test('tells what the supplier calls a reference, since when it is known, and the codes of its categories', async () => {
      const { rows } = await answered(parts().list(defaultQuery(spareParts.noFilter)));
      const read = rows.find(({ processStatus }) => processStatus === 'PROCESSED');
      const { record } = await answered(parts().get(read?.id ?? ''));
      expect(record.externalId).not.toBe('');
      expect(record.createdAt).toBeGreaterThan(Date.UTC(2000, 0, 1));
      expect(record.sheets.length).toBeGreaterThan(0);
      for (const { code } of record.sheets) expect(code).not.toBe('');
    });

    const parts = () => backend.service(gatewayOf(spareParts));
    const first = async () => {
      const [row] = (await answered(parts().list(defaultQuery(spareParts.noFilter)))).rows;
      if (row === undefined) throw new Error('There is no reference');
      return row;
    };

    test('one is activated alone, and keeps its product', async () => {
      const { id, isActive } = await first();
      const before = (await answered(parts().get(id))).record;
      await answered(parts().toggle(id, 'isActive', !isActive));
      const after = (await answered(parts().get(id))).record;
      expect([after.isActive, after.item, (await first()).isActive]).toEqual([!isActive, before.item, !isActive]);
    });

    test('one that is not there, and a person without the right', async () => {
      const { id } = await first();
      expect(await refusal(parts().toggle('2147483647', 'isActive', true))).toEqual({ kind: 'NotFound' });
      await enter(backend, EDITOR);
      expect(await refusal(parts().toggle(id, 'isActive', true))).toMatchObject({ kind: 'Forbidden' });
      expect(await refusal(parts().list(defaultQuery(spareParts.noFilter)))).toMatchObject({ kind: 'Forbidden' });
    });
  });
};
