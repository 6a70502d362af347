import { either } from 'fp-ts';
import { isLeft } from 'fp-ts/Either';
import type { Support } from '../../../application/session/ports/support.port';
import { supportRule } from '../../../domain/session/support.rule';
import type { MemoryPeople } from '../access/published/memory-people';
import type { MemoryCalls } from '../shared/memory-calls';
import { rejectedFields } from './published/memory-codes';

/** Support in memory, where no mail leaves. Rule R-SES-20. */
export const supportMemory = (calls: MemoryCalls, people: MemoryPeople): Support => ({
  ask: (request, options) =>
    calls.answer(() => {
      const caller = people.callerWho(() => true);
      if (isLeft(caller)) return caller;
      const wrong = Object.keys(supportRule(request));
      return wrong.length > 0 ? rejectedFields('VALUE_NOT_VALID', ...wrong) : either.right(undefined);
    }, options),
});
