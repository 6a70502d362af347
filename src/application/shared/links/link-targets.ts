import { either } from 'fp-ts';
import { isLeft, isRight, type Either } from 'fp-ts/Either';
import { fromPromise } from 'xstate';
import type { Failure } from '../../../domain/shared/failure';
import { targetPlacesOf, type TargetPlace } from '../../../domain/shared/links/link-target.rule';
import { entryOf, offersModule } from '../../../domain/shared/modules/module-entries.rule';
import { addressesOf } from './address-source';
import type { Contexts } from '../contexts';
import type { CurrentSession } from '../current-person';
import { loadingMachineOf, type LoadingMachine } from '../loading.machine';
import type { RecentRecord } from '../ports/recent-records.port';
import { token } from '../token';

type Found = Either<Failure, readonly RecentRecord[]>;

/** Records behind a website path, as far as the user may see them. Rule R-SHR-72. */
export type WiredLinkTargets = LoadingMachine<readonly RecentRecord[], { readonly path: string }>;
export const WiredLinkTargets = token<WiredLinkTargets>('wired-link-targets');

export const wireLinkTargets = (contexts: Contexts, session: CurrentSession): WiredLinkTargets => {
  const findAt = async ({ module, address }: TargetPlace, signal: AbortSignal): Promise<Found> => {
    const context = entryOf(module)?.context;
    if (context === undefined || context === null) return either.right([]);
    try {
      const find = await contexts.service(context, addressesOf({ key: module }));
      return await find(address, { signal })();
    } catch {
      // The chunk of the context failed to load (offline, or a newer release).
      return either.left({ kind: 'Unreachable', reason: 'cut' });
    }
  };
  return loadingMachineOf<readonly RecentRecord[], { readonly path: string }>().provide({
    actors: {
      load: fromPromise(async ({ input: { asked }, signal }): Promise<Found> => {
        const me = session.getSnapshot().context.session?.me;
        const places = targetPlacesOf(asked.path).filter(({ module }) => me !== undefined && offersModule(me, module));
        const answers = await Promise.all(places.map((place) => findAt(place, signal)));
        const found = answers.filter(isRight).flatMap(({ right }) => right);
        return found.length > 0 ? either.right(found) : (answers.find(isLeft) ?? either.right([]));
      }),
    },
  });
};
