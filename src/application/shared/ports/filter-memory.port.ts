import { token } from '../token';

/** Last query string of each list; cleared at sign-out. */
export interface FilterMemory {
  recall(list: string): string | null;
  remember(list: string, search: string): void;
  clear(): void;
}
export const FilterMemory = token<FilterMemory>('filter-memory');
