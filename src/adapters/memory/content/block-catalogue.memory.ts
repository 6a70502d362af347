import { either, taskEither } from 'fp-ts';
import type { BlockCatalogue } from '../../../application/content/ports/block-catalogue.port';
import type { MemoryPeople } from '../access/published/memory-people';
import { answerTo } from '../shared/answer-to';
import type { MemoryCalls } from '../shared/memory-calls';
import { blockTypesIn, fieldPartsIn } from './block-types.seed';
import { mayWrite } from './may-write';

/** Block types in memory, in the user's language. */
export const blockCatalogueMemory = (calls: MemoryCalls, people: MemoryPeople): BlockCatalogue => ({
  all: (options) => answerTo(calls, people)(mayWrite, options, () => either.right(blockTypesIn(people.language()))),
  parts: (type) => taskEither.right(fieldPartsIn(people.language(), type)),
});
