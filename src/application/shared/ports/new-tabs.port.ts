import { token } from '../token';

export interface NewTabs {
  /** Opens a URL without opener and referrer. */
  open(address: string): void;
}
export const NewTabs = token<NewTabs>('new-tabs');
