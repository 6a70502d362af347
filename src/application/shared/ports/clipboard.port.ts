import { token } from '../token';

export interface Clipboard {
  /** False when the browser refuses. */
  write(text: string): Promise<boolean>;
  /** Null when the browser or the user refuses. */
  read(): Promise<string | null>;
}
export const Clipboard = token<Clipboard>('clipboard');
