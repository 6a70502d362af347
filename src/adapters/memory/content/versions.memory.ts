import type { Versions } from '../../../application/content/ports/versions.port';
import type { MemoryPeople } from '../access/published/memory-people';
import { answerTo, may } from '../shared/answer-to';
import type { MemoryCalls } from '../shared/memory-calls';
import { found } from '../shared/refusals';
import type { MemoryContents } from './memory-contents';

/** Earlier states of items in memory. */
export const versionsMemory = (calls: MemoryCalls, people: MemoryPeople, contents: MemoryContents): Versions => ({
  read: (module, entry, options) =>
    answerTo(calls, people)(may(`${module}.edit`), options, () => {
      const saved = contents.savedAs(module, entry);
      const item = saved && contents.of(module).find(saved.item)?.record;
      return found(
        item && {
          current: contents.show(module, item),
          then: contents.show(module, { ...item, ...saved.state }),
        },
      );
    }),
});
