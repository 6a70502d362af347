import { either } from 'fp-ts';
import type { Support } from '../../../application/session/ports/support.port';
import { supportRule } from '../../../domain/session/support.rule';
import type { MemoryPeople } from '../access/published/memory-people';
import { answerTo, anyone } from '../shared/answer-to';
import type { MemoryCalls } from '../shared/memory-calls';
import { refused } from '../shared/refusals';

/** Support requests in memory; no e-mail is sent. Rule R-SES-20. */
export const supportMemory = (calls: MemoryCalls, people: MemoryPeople): Support => ({
  ask: (request, options) =>
    answerTo(calls, people)(anyone, options, () => {
      const wrong = Object.keys(supportRule(request));
      return wrong.length > 0 ? refused(wrong) : either.right(undefined);
    }),
});
