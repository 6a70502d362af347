import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { DomainLinks } from '../../../application/operations/ports/domain-links.port';
import type { DnsDomain, DnsDomainKind } from '../../../domain/operations/dns-domain';
import type { Http } from '../shared/http';
import type { ListCodec } from '../shared/resource-gateway.http';
import { Id, mapped, optional } from '../shared/wire';
import { DateOnly } from '../shared/wire-fields';

const WireDomain = t.type({ id: Id, domain: t.string, registration: optional(DateOnly), added: optional(DateOnly) });

/** Domains on the wire: days that nobody knows are absent. */
export const dnsDomainCodec: ListCodec<DnsDomainKind> = {
  endpoint: 'dns',
  plural: 'domains',
  row: mapped(WireDomain, 'domain', ({ id, domain, registration, added }): DnsDomain => ({
    id,
    domain,
    registration: registration ?? '',
    added: added ?? '',
  })),
};

const WireLink = mapped(t.type({ domain: t.type({ url: t.string }) }), 'link', ({ domain }) => domain.url);

/** Their links, asked one by one. */
export const domainLinksHttp = (http: Http): DomainLinks => ({
  linkOf: (id, options) =>
    pipe(
      http.call({ method: 'GET', path: `dns/${encodeURIComponent(id)}/link` }, WireLink, options),
      taskEither.map(({ body }) => body),
    ),
});
