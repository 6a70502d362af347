import { token } from '../token';

/** Browser prompt before the page is closed or reloaded, for reasons other than unsaved changes. */
export interface Closing {
  hold(asks: boolean): void;
}
export const Closing = token<Closing>('closing');
