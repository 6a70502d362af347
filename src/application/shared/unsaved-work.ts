import { token } from './token';

/** Whether a form holds unsaved work; set by the screens once they are loaded. */
export interface UnsavedWork {
  isThere: () => boolean;
}
export const UnsavedWork = token<UnsavedWork>('unsaved-work');
