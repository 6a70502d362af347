import { DomainLinks } from '../../../src/application/operations/ports/domain-links.port';
import { dnsDomains } from '../../../src/domain/operations/dns-domain';
import { defaultQuery } from '../../../src/domain/shared/list-query';
import { isWebAddress } from '../../../src/domain/shared/web-address.rule';
import { listedContract } from '../shared/listed.contract';
import { answered, refusal } from '../support/answered';
import { enter, READER, SU, type TestBackend } from '../support/backend';

export const dnsContract = (world: string, make: () => Promise<TestBackend>): void => {
  listedContract({
    listing: dnsDomains,
    narrowing: [
      ['a part of its name', { term: 'ZILVER' }, ({ domain }) => domain.includes('zilver')],
      ['the filter on its name', { filter: { domain: 'gull' } }, ({ domain }) => domain.includes('gull')],
    ],
    nothing: { term: 'bestaat-niet' },
  })(world, make);

  describe(`DomainLinks (${world})`, () => {
    let backend: TestBackend;
    beforeAll(async () => {
      backend = await make();
    });
    afterAll(() => backend.close());
    beforeEach(() => enter(backend, SU));

    test('every domain leads to an address of the web', async () => {
      const { rows } = await answered(
        backend.list(dnsDomains).list({ ...defaultQuery(dnsDomains.noFilter), perPage: 100 }),
      );
      const links = await Promise.all(rows.map(({ id }) => answered(backend.service(DomainLinks).linkOf(id))));
      expect(links.filter((link) => !isWebAddress(link))).toEqual([]);
    });

    test.each(['987654', 'abc', '0'])('%s is not found', async (id) => {
      expect(await refusal(backend.service(DomainLinks).linkOf(id))).toEqual({ kind: 'NotFound' });
    });

    test('who has no right on it gets no link', async () => {
      await enter(backend, READER);
      expect(await refusal(backend.service(DomainLinks).linkOf('1'))).toEqual({ kind: 'Forbidden' });
    });
  });
};
