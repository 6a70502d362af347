import { either } from 'fp-ts';
import type { Items } from '../../../application/commerce/ports/items.port';
import { codeKey } from '../../../domain/commerce/price-table';
import { mayChoose } from '../../../domain/shared/offered-records.rule';
import { MEMORY_ITEMS } from '../content/published/memory-items';
import { answerTo } from '../shared/answer-to';
import type { Callers } from '../shared/caller';
import type { MemoryCalls } from '../shared/memory-calls';

/** Items in memory. */
export const itemsMemory = (calls: MemoryCalls, people: Callers): Items => ({
  byCode: (code, options) =>
    answerTo(calls, people)(
      (caller) => mayChoose(caller, 'item'),
      options,
      () => either.right(MEMORY_ITEMS.find((item) => codeKey(item.code) === codeKey(code)) ?? null),
    ),
});
