import { ContainerModule } from 'inversify';
import type { ContextName } from '../../domain/shared/modules/module-entry.rule';

/** The adapters of each context, loaded with its screens. */
export type ContextAdapters = Readonly<Record<ContextName, () => Promise<ContainerModule>>>;

/** One way of reaching the world behind the ports: HTTP, memory, or an architect's own. */
export interface World {
  /** What signing in needs. */
  readonly base: readonly ContainerModule[];
  /** What every screen behind the sign-in needs; it comes with the first of them. */
  readonly desk: () => Promise<ContainerModule>;
  /** The table of the contexts comes after the sign-in page, which has no need of it. */
  readonly contexts: () => Promise<ContextAdapters>;
}

/**
 * A world in which a module replaces ports of one context (`replace`). @param load brings the module with the screens of
 * that context
 */
export const withPorts = (world: World, context: ContextName, load: () => Promise<ContainerModule>): World => ({
  ...world,
  contexts: async () => {
    const contexts = await world.contexts();
    const replaced = async (): Promise<ContainerModule> => {
      const [former, own] = await Promise.all([contexts[context](), load()]);
      return new ContainerModule((options) => {
        for (const module of [former, own]) void module.load(options);
      });
    };
    return { ...contexts, [context]: replaced };
  },
});
