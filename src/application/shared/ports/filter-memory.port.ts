import { token } from '../token';

/** Remembers the last query of each list as its address text; cleared at sign-out. */
export interface FilterMemory {
  recall(list: string): string | null;
  remember(list: string, search: string): void;
  clear(): void;
}
export const FilterMemory = token<FilterMemory>('filter-memory');
