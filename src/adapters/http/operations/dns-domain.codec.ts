import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { DomainLinks } from '../../../application/operations/ports/domain-links.port';
import { dnsFields } from '../../../domain/operations/dns-domain';
import type { Http } from '../shared/http';
import { tableCodec } from '../shared/table.codec';
import { mapped } from '../shared/wire';

export const dnsDomainCodec = tableCodec(dnsFields, { endpoint: 'dns', plural: 'domains', singular: 'domain' });

const WireLink = mapped(t.type({ domain: t.type({ url: t.string }) }), 'link', ({ domain }) => domain.url);

/** The links of domains, one call each. */
export const domainLinksHttp = (http: Http): DomainLinks => ({
  linkOf: (id, options) =>
    pipe(
      http.call({ method: 'GET', path: `dns/${encodeURIComponent(id)}/link` }, WireLink, options),
      taskEither.map(({ body }) => body),
    ),
});
