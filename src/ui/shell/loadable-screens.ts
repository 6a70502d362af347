import type { Contexts } from '../../application/shared/contexts';
import { ENTRIES } from '../../domain/shared/modules/module-entries.rule';
import type { ScreenProps } from '../shared/page/screen';
import { loadable, type Loadable } from '../shared/runtime/loadable';
import { SCREENS, type Screen } from './screens';

/** The screens by path, each loaded when it is shown. */
export type Screens = ReadonlyMap<string, Loadable<ScreenProps>>;

const screens = new WeakMap<Contexts, Screens>();

export const screensOf = (contexts: Contexts): Screens => {
  const loaders = new Map<string, Screen>(Object.entries(SCREENS));
  // Routes of one screen share it, so that it stays mounted between them.
  const parts = new Map<Screen, Loadable<ScreenProps>>();
  const known: Screens =
    screens.get(contexts) ??
    new Map(
      ENTRIES.flatMap(([, { context, forms, routes }]) =>
        routes.flatMap(({ path }, place) => {
          const screen = loaders.get(path);
          if (screen === undefined) return [];
          const load = async () => {
            const part = place === 0 ? context : (forms ?? context);
            const [view] = await Promise.all([screen(), part ? contexts.load(part) : undefined]);
            return view;
          };
          const shared = parts.get(screen) ?? loadable(load);
          parts.set(screen, shared);
          return [[path, shared] as const];
        }),
      ),
    );
  screens.set(contexts, known);
  return known;
};
