import { either } from 'fp-ts';
import type { Help } from '../../../application/insight/ports/help.port';
import type { HelpSection } from '../../../domain/insight/help';
import type { MemoryPeople } from '../access/published/memory-people';
import { answerTo, anyone } from '../shared/answer-to';
import type { MemoryCalls } from '../shared/memory-calls';
import { found } from '../shared/refusals';
import { HELP } from './help.seed';

/** Help in memory: two pages in each language. */
export const helpMemory = (calls: MemoryCalls, people: MemoryPeople): Help => {
  const answer = answerTo(calls, people);
  return {
    contents: (options) =>
      answer(anyone, options, () =>
        either.right(
          HELP[people.language()].map(({ type, icon, title, intro, pages }): HelpSection => ({
            address: { type, module: null },
            icon,
            title,
            intro,
            pages: pages.map((page) => ({
              address: { type, module: page.module },
              icon,
              title: page.title,
              intro: page.intro,
            })),
          })),
        ),
      ),
    page: ({ type, module }, options) =>
      answer(anyone, options, () => {
        const section = HELP[people.language()].find((known) => known.type === type);
        return found(
          module === null ? section && { ...section, body: '' } : section?.pages.find((page) => page.module === module),
        );
      }),
  };
};
