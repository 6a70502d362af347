import { token } from '../token';

/** Whether the browser asks before the page is closed or loaded anew, beside what unsaved work makes it ask. */
export interface Closing {
  hold(asks: boolean): void;
}
export const Closing = token<Closing>('closing');
