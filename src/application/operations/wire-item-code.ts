import { fromPromise } from 'xstate';
import { Items, type FoundItem } from '../commerce/ports/items.port';
import type { Contexts } from '../shared/contexts';
import { loadingMachineOf, type LoadingMachine } from '../shared/loading.machine';
import { token } from '../shared/token';

/** Item by code; null when there is none. Rule R-JOB-03. */
export type WiredItemCode = LoadingMachine<FoundItem | null, string>;
export const WiredItemCode = token<WiredItemCode>('item-code');

export const wireItemCode = (contexts: Contexts): WiredItemCode =>
  loadingMachineOf<FoundItem | null, string>().provide({
    actors: {
      load: fromPromise(async ({ input: { asked }, signal }) => {
        const items = await contexts.service('commerce', Items);
        return items.byCode(asked, { signal })();
      }),
    },
  });
