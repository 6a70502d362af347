import type { KeyboardEvent } from 'react';

const itemsOf = (menu: HTMLElement): readonly HTMLElement[] =>
  [
    ...menu.querySelectorAll<HTMLElement>(':scope > [role^="menuitem"], :scope > [role="group"] > [role^="menuitem"]'),
  ].filter((item) => item.getAttribute('aria-disabled') !== 'true');

/**
 * Gives the focus to the chosen entry of a menu that opens, else to its first; nothing scrolls, because the menu may
 * still be moved.
 */
export const focusFirst = (menu: HTMLElement | null) => {
  if (!menu) return;
  const items = itemsOf(menu);
  (items.find((item) => item.getAttribute('aria-checked') === 'true') ?? items[0])?.focus({ preventScroll: true });
};

/** Arrows, Home, End and first letters inside one menu. True when the key was used. */
export const moveInMenu = (event: KeyboardEvent<HTMLElement>): boolean => {
  const items = itemsOf(event.currentTarget);
  const here = items.findIndex((item) => item === document.activeElement);
  const last = items.length - 1;
  const starting = (letter: string) =>
    [...items.slice(here + 1), ...items.slice(0, here + 1)].find((item) =>
      item.textContent.trim().toLowerCase().startsWith(letter.toLowerCase()),
    );
  const targets: Readonly<Record<string, HTMLElement | undefined>> = {
    ArrowDown: items[here === last ? 0 : here + 1],
    ArrowUp: items[here <= 0 ? last : here - 1],
    Home: items[0],
    End: items[last],
  };
  const plainLetter = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
  const target = targets[event.key] ?? (plainLetter ? starting(event.key) : undefined);
  target?.focus();
  return target !== undefined;
};
