import { token } from '../token';

/** Browser prompt before the page is closed or reloaded, for reasons other than unsaved changes. */
export interface CloseConfirmation {
  /** @param work name of the reason; the browser asks while at least one reason is held with `asks` */
  setBlocked(work: string, asks: boolean): void;
}
export const CloseConfirmation = token<CloseConfirmation>('closing');
