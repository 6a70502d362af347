import { token } from '../token';

/** Browser prompt before the page is closed or reloaded, for reasons other than unsaved changes. */
export interface Closing {
  /** @param work asked for as long as any work holds the page */
  hold(work: string, asks: boolean): void;
}
export const Closing = token<Closing>('closing');
