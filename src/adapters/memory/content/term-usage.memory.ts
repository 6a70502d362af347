import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import type { TermUsage } from '../../../application/content/ports/term-usage.port';
import type { ResourceGateway } from '../../../application/shared/ports/resource-gateway.port';
import { CONTENT_MODULES } from '../../../domain/content/modules.rule';
import type { TermKind, TermModule, TermUse } from '../../../domain/content/term';
import { fold } from '../../../domain/shared/fold';
import type { Id } from '../../../domain/shared/id';
import type { MemoryContents } from './memory-contents';

type Terms = ResourceGateway<TermKind>;

const FIELDS = { tag: 'tags', category: 'categories' } as const satisfies Readonly<Record<TermModule, string>>;

/** Where tags and categories are used, in memory. Rule R-CON-18. */
export const termUsageMemory = (tags: Terms, categories: Terms, contents: MemoryContents): TermUsage => {
  const usesOf = (kind: TermModule, term: Id): readonly TermUse[] =>
    CONTENT_MODULES.flatMap((module) =>
      contents
        .of(module)
        .all()
        .filter((item) => item[FIELDS[kind]].some(({ id }) => id === term))
        .map(({ id, name }) => ({ module, id, title: name })),
    ).sort((one, other) => (fold(one.title) < fold(other.title) ? -1 : 1));
  // Every user who may open the tag may see the items that use it.
  return {
    usage: (kind, id, options) =>
      pipe(
        (kind === 'tag' ? tags : categories).get(id, options),
        taskEither.map(() => usesOf(kind, id)),
        taskEither.map((uses) => ({ uses, total: uses.length })),
      ),
  };
};
