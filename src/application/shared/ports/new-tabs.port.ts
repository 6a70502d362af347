import { token } from '../token';

/** Tabs beside this one. */
export interface NewTabs {
  /** Opens an address that can neither see nor steer this page, nor learn where it was opened. */
  open(address: string): void;
}
export const NewTabs = token<NewTabs>('new-tabs');
