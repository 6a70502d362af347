import { token } from '../token';

/** Where a text is taken from by the next paste. */
export interface Clipboard {
  /** False where the browser does not let us. */
  write(text: string): Promise<boolean>;
}
export const Clipboard = token<Clipboard>('clipboard');
