/** Keys of the suggestion list. Handlers return whether the list used the key. */
export type MenuKey = 'ArrowDown' | 'ArrowUp' | 'Enter' | 'Tab' | 'Escape';
const MENU_KEYS: readonly string[] = ['ArrowDown', 'ArrowUp', 'Enter', 'Tab', 'Escape'] satisfies readonly MenuKey[];
export const isMenuKey = (key: string): key is MenuKey => MENU_KEYS.includes(key);
