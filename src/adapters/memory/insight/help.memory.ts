import { either } from 'fp-ts';
import { isLeft } from 'fp-ts/Either';
import type { Help } from '../../../application/insight/ports/help.port';
import type { HelpAddress, HelpSection } from '../../../domain/insight/help';
import type { Language } from '../../../domain/shared/locale';
import type { MemoryPeople } from '../access/published/memory-people';
import type { MemoryCalls } from '../shared/memory-calls';
import { HELP } from './help.seed';

/** Help in memory: two pages in each language. */
export const helpMemory = (calls: MemoryCalls, people: MemoryPeople): Help => {
  const languageOf = (id: string): Language => {
    const user = people.users.find(id)?.record;
    return user === undefined ? 'en' : people.settingsOf(user).language;
  };
  return {
    contents: (options) =>
      calls.answer(() => {
        const caller = people.callerWho(() => true);
        if (isLeft(caller)) return caller;
        return either.right(
          HELP[languageOf(caller.right.id)].map(({ type, icon, title, intro, pages }): HelpSection => ({
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
        );
      }, options),
    page: ({ type, module }: HelpAddress, options) =>
      calls.answer(() => {
        const caller = people.callerWho(() => true);
        if (isLeft(caller)) return caller;
        const section = HELP[languageOf(caller.right.id)].find((known) => known.type === type);
        const page = section?.pages.find((known) => known.module === module);
        if (module === null && section !== undefined)
          return either.right({ title: section.title, intro: section.intro, body: '' });
        return page === undefined
          ? either.left({ kind: 'NotFound' })
          : either.right({ title: page.title, intro: page.intro, body: page.body });
      }, options),
  };
};
