import { fromPromise } from 'xstate';
import type { TermModule, TermUses } from '../../domain/content/term';
import type { Id } from '../../domain/shared/id';
import { loadingMachineOf, type LoadingMachine } from '../shared/loading.machine';
import { token } from '../shared/token';
import type { TermUsage } from './ports/term-usage.port';

interface Asked {
  readonly module: TermModule;
  readonly id: Id;
}

/** Where a tag or category is used, as its form shows it. Rule R-CON-18. */
export type WiredTermUsage = LoadingMachine<TermUses, Asked>;
export const WiredTermUsage = token<WiredTermUsage>('wired-term-usage');

/** Plugs the places that use a tag or category into its form, which can ask again for what did not come. */
export const wireTermUsage = (usage: TermUsage): WiredTermUsage =>
  loadingMachineOf<TermUses, Asked>().provide({
    actors: {
      load: fromPromise(
        ({
          input: {
            asked: { module, id },
          },
          signal,
        }) => usage.usage(module, id, { signal })(),
      ),
    },
  });
