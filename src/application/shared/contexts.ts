import type { ContextName } from '../../domain/shared/module-entry.rule';
import { token, type Token } from './token';

/**
 * Plugs the adapters and machines of a context in, once, before something of it is used; with the first, what the whole
 * desk shares.
 */
export interface Contexts {
  load(name: ContextName | 'desk'): Promise<void>;
  /** A service of a context, which is loaded first where it is not there yet. */
  service<Service>(name: ContextName, service: Token<Service>): Promise<Service>;
}
export const Contexts = token<Contexts>('contexts');
