import type { ContainerModule } from 'inversify';

/** Contexts that are loaded when one of their screens is opened first. */
export type ContextName = 'access' | 'site' | 'operations' | 'insight' | 'library' | 'content' | 'profile';

/** One way of reaching the world behind the ports: HTTP, memory, or an architect's own. */
export interface World {
  /** What signing in needs. */
  readonly base: readonly ContainerModule[];
  /** The adapters of each context, loaded with its screens. */
  readonly contexts: Readonly<Record<ContextName, () => Promise<ContainerModule>>>;
}
