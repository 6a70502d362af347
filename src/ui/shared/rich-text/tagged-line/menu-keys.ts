/** Keys of a list of suggestions; each returns whether it was for the list. */
export type MenuKey = 'ArrowDown' | 'ArrowUp' | 'Enter' | 'Tab' | 'Escape';
const MENU_KEYS: readonly string[] = ['ArrowDown', 'ArrowUp', 'Enter', 'Tab', 'Escape'] satisfies readonly MenuKey[];
/** Whether a key is one of those. */
export const isMenuKey = (key: string): key is MenuKey => MENU_KEYS.includes(key);
