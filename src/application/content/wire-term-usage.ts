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

/** Usage of a tag or category. Rule R-CON-18. */
export type WiredTermUsage = LoadingMachine<TermUses, Asked>;
export const WiredTermUsage = token<WiredTermUsage>('wired-term-usage');

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
