import { token } from '../token';

/** Where a text is put for the next paste, and taken from. */
export interface Clipboard {
  /** False where the browser does not let us. */
  write(text: string): Promise<boolean>;
  /** Null where the browser or the person does not let us. */
  read(): Promise<string | null>;
}
export const Clipboard = token<Clipboard>('clipboard');
