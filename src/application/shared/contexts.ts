import type { ContextName } from './world.module';
import { token } from './token';

/** Plugs the adapters and machines of a context in, once, before its first screen shows. */
export interface Contexts {
  load(name: ContextName): Promise<void>;
}
export const Contexts = token<Contexts>('contexts');
