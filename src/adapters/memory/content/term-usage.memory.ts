import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import type { TermUsage } from '../../../application/content/ports/term-usage.port';
import type { ResourceGateway } from '../../../application/shared/ports/resource-gateway.port';
import type { Term, TermDraft, TermFilter, TermRow, TermUse } from '../../../domain/content/term';

type Terms = ResourceGateway<TermRow, Term, TermDraft, TermFilter>;

/** What the first of each is used by. */
const USES: readonly TermUse[] = [
  { module: 'blog', id: '1', title: 'Hybride of volledig elektrisch?' },
  { module: 'news', id: '1', title: 'Nieuwe subsidie voor warmtepompen' },
  { module: 'reference', id: '1', title: 'Wijk Zwolle-Zuid' },
];

/** Where tags and categories are used, in memory: of each the first, in a few items. */
export const termUsageMemory = (tags: Terms, categories: Terms): TermUsage => ({
  usage: (module, id, options) => pipe((module === 'tag' ? tags : categories).get(id, options), taskEither.map(() => (id === '1' ? USES : []))),
});
