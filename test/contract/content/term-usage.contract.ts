import { TermUsage } from '../../../src/application/content/ports/term-usage.port';
import { categories, tags } from '../../../src/domain/content/term';
import { defaultQuery } from '../../../src/domain/shared/list-query';
import { answered, refusal } from '../support/answered';
import { enter, READER, SU, type TestBackend } from '../support/backend';

/** Where tags and categories are used. */
export const termUsageContract = (world: string, make: () => Promise<TestBackend>): void => {
  describe(`TermUsage (${world})`, () => {
    let backend: TestBackend;
    let usage: TermUsage;
    beforeAll(async () => {
      backend = await make();
      usage = backend.service(TermUsage);
    });
    afterAll(() => backend.close());
    beforeEach(() => enter(backend, SU));

    it.each([tags, categories])('a new $key is used nowhere', async (resource) => {
      const { id } = await answered(
        backend.gateway(resource).save({
          id: null,
          version: null,
          draft: { ...resource.blank, name: 'Nergens gebruikt' },
          before: resource.blank,
        }),
      );
      expect(await answered(usage.usage(resource === tags ? 'tag' : 'category', id))).toEqual({ uses: [], total: 0 });
    });

    it('some of those that there are from the start are used, each place by its module, number and name', async () => {
      const { rows } = await answered(backend.gateway(tags).list({ ...defaultQuery(tags.noFilter), perPage: 100 }));
      const found = await Promise.all(rows.map(({ id }) => answered(usage.usage('tag', id))));
      for (const { uses, total } of found) expect(total).toBe(uses.length);
      const uses = found.flatMap((one) => one.uses);
      expect(uses.length).toBeGreaterThan(0);
      for (const use of uses)
        expect(use).toEqual({
          module: expect.stringMatching(/^[a-z]+$/) as string,
          id: expect.stringMatching(/^\d+$/) as string,
          title: expect.stringMatching(/./) as string,
        }); // cast: a jest matcher instead of the text
    });

    it('of what is not there nothing is told, and nothing to whoever has no right', async () => {
      expect(await refusal(usage.usage('tag', '987654'))).toEqual({ kind: 'NotFound' });
      await enter(backend, READER);
      expect(await refusal(usage.usage('tag', '1'))).toEqual({ kind: 'Forbidden' });
    });
  });
};
