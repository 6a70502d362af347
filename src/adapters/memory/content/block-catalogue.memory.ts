import { either, taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import type { BlockCatalogue } from '../../../application/content/ports/block-catalogue.port';
import { CONTENT_MODULES } from '../../../domain/content/modules.rule';
import { canOpenModule } from '../../../domain/shared/permission';
import type { MemoryPeople } from '../access/published/memory-people';
import type { MemoryCalls } from '../shared/memory-calls';
import { blockTypesIn, fieldPartsIn } from './block-types.seed';
import type { MemoryContents } from './memory-contents';

/** The types of block in memory, in the language of the person. */
export const blockCatalogueMemory = (
  calls: MemoryCalls,
  people: MemoryPeople,
  contents: MemoryContents,
): BlockCatalogue => ({
  all: (options) =>
    calls.answer(
      () =>
        pipe(
          people.callerWho((caller) => CONTENT_MODULES.some((module) => canOpenModule(caller, module))),
          either.map(() => blockTypesIn(contents.language())),
        ),
      options,
    ),
  parts: (type) => taskEither.right(fieldPartsIn(contents.language(), type)),
});
