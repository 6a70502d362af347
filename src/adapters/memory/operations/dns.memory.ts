import type { DomainLinks } from '../../../application/operations/ports/domain-links.port';
import { dnsDomains, type DnsDomain } from '../../../domain/operations/dns-domain';
import type { MemoryPeople } from '../access/published/memory-people';
import { answerTo, mayOpen } from '../shared/answer-to';
import type { MemoryCalls } from '../shared/memory-calls';
import { memoryList } from '../shared/plain.memory';
import { found } from '../shared/refusals';

/** Domain, registered, added, target. */
const SEED: readonly (readonly [string, string, string, string])[] = [
  ['zilvermeeuw.example', '2004-06-01', '2019-02-11', 'https://www.zilvermeeuw.example/'],
  ['zilvermeeuw-be.example', '2011-03-15', '2019-02-11', 'https://www.zilvermeeuw-be.example/'],
  ['service-zilvermeeuw.example', '2016-09-30', '2019-02-11', 'https://service-zilvermeeuw.example/'],
  ['warmtepompkiezer.example', '2021-01-04', '2021-01-05', 'https://www.warmtepompkiezer.example/'],
  ['werkenbijzilvermeeuw.example', '2022-05-19', '2022-05-20', 'https://werkenbijzilvermeeuw.example/'],
  ['silvergull.example', '2023-10-02', '2023-10-02', 'http://silvergull.example/'],
];
const DOMAINS: readonly DnsDomain[] = SEED.map(([domain, registration, added], index) => ({
  id: String(index + 1),
  domain,
  registration,
  added,
}));

/** Domains in memory. */
export const dnsMemory = memoryList(dnsDomains, { rows: DOMAINS, reading: { text: ({ domain }) => domain } });

/** The links of domains in memory. */
export const domainLinksMemory = (calls: MemoryCalls, people: MemoryPeople): DomainLinks => ({
  linkOf: (id, options) =>
    answerTo(calls, people)(mayOpen(dnsDomains.right), options, () =>
      found(SEED[DOMAINS.findIndex((domain) => domain.id === id)]?.[3]),
    ),
});
