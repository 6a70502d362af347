import type { KeyboardEvent } from 'react';
import type { Command } from '../../shared/commands/command';
import { usePress } from '../../shared/commands/command.bridge';
import { isTyping } from '../../shared/focus/keys.bridge';

export type ReviewKey = 'accept' | 'reject' | 'back' | 'next';

const KEYS: ReadonlyMap<string, ReviewKey> = new Map([
  ['a', 'accept'],
  ['r', 'reject'],
  ['n', 'next'],
  ['p', 'back'],
]);

/** Handles the keys of a review; `commands` is null while there is none. Rule R-SPA-13. */
export const useReviewKeys = (commands: Readonly<Record<ReviewKey, Command>> | null) => {
  const press = usePress();
  return (event: KeyboardEvent): void => {
    if (commands === null || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const key = KEYS.get(event.key.toLowerCase());
    if (key === undefined) return;
    event.preventDefault();
    const command = commands[key];
    // A key that is held down decides about one item, and says once why it does nothing.
    if (event.repeat && (command.off !== null || key === 'accept' || key === 'reject')) return;
    press(command);
  };
};
