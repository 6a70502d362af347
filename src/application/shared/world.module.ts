import { ContainerModule } from 'inversify';
import type { ContextName } from '../../domain/shared/modules/module-entry.rule';

/** Adapters of each context, loaded with its screens. */
export type ContextAdapters = Readonly<Record<ContextName, () => Promise<ContainerModule>>>;

/** A set of adapters for all ports: HTTP, memory, or custom. */
export interface World {
  /** Adapters for signing in. */
  readonly base: readonly ContainerModule[];
  /** Adapters shared by all screens after the sign-in; loaded with the first screen. */
  readonly shell: () => Promise<ContainerModule>;
  /** Loaded after the sign-in page, which does not need it. */
  readonly contexts: () => Promise<ContextAdapters>;
}

/**
 * Replaces ports of one context in a world (`replace`). @param load loads the module together with the screens of that
 * context
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
