import type { ContainerModule } from 'inversify';
import type { ContextName } from '../../domain/shared/module-entry.rule';

/** One way of reaching the world behind the ports: HTTP, memory, or an architect's own. */
export interface World {
  /** What signing in needs. */
  readonly base: readonly ContainerModule[];
  /** The adapters of each context, loaded with its screens. */
  readonly contexts: Readonly<Record<ContextName, () => Promise<ContainerModule>>>;
}
