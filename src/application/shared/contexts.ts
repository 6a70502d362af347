import type { ContextName, FormsName } from '../../domain/shared/modules/module-entry.rule';
import { token, type Token } from './token';

/** Lazy contexts: loads the adapters and machines of a context once; the first load includes the shared shell. */
export interface Contexts {
  /** Also loads the strings of the context. */
  load(name: ContextName | FormsName | 'shell'): Promise<void>;
  /** Loads the context when necessary, without its strings. */
  service<Service>(name: ContextName | 'shell', service: Token<Service>): Promise<Service>;
}
export const Contexts = token<Contexts>('contexts');

/** Loads the strings of the screens of a context; rejects on failure. */
export type LoadLateStrings = (name: string) => Promise<void>;
export const LoadLateStrings = token<LoadLateStrings>('load-late-strings');
