import type { ContextName, FormsName } from '../../domain/shared/module-entry.rule';
import { token, type Token } from './token';

/** Lazy contexts: loads the adapters and machines of a context once; the first load includes the shared desk. */
export interface Contexts {
  load(name: ContextName | FormsName | 'desk'): Promise<void>;
  /** Loads the context when necessary. */
  service<Service>(name: ContextName | 'desk', service: Token<Service>): Promise<Service>;
}
export const Contexts = token<Contexts>('contexts');
