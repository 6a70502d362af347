import { either } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import type { ItemVersions, Versions } from '../../../application/content/ports/versions.port';
import type { Failure } from '../../../domain/shared/failure';
import { can } from '../../../domain/shared/permission';
import type { MemoryPeople } from '../access/published/memory-people';
import type { MemoryCalls } from '../shared/memory-calls';
import type { MemoryContents } from './memory-contents';

/** Earlier states of items in memory. */
export const versionsMemory = (calls: MemoryCalls, people: MemoryPeople, contents: MemoryContents): Versions => ({
  read: (module, entry, options) =>
    calls.answer(
      () =>
        pipe(
          people.callerWho((caller) => can(caller, `${module}.edit`)),
          either.chain(() => {
            const saved = contents.savedAs(module, entry);
            const item = saved && contents.of(module).find(saved.item)?.record;
            if (!saved || !item) return either.left<Failure, ItemVersions>({ kind: 'NotFound' });
            return either.right({
              current: contents.show(module, item),
              then: contents.show(module, { ...item, ...saved.state }),
            });
          }),
        ),
      options,
    ),
});
