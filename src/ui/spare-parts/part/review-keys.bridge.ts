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

/** Handles the shortcuts of a review; `commands` is `null` outside a review. Rule R-SPA-13. */
export const useReviewKeys = (commands: Readonly<Record<ReviewKey, Command>> | null) => {
  const press = usePress();
  return (event: KeyboardEvent): void => {
    if (commands === null || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const key = KEYS.get(event.key.toLowerCase());
    if (key === undefined) return;
    event.preventDefault();
    const command = commands[key];
    // A held key decides on one item only, and announces only once why it is off.
    if (event.repeat && (command.disabledReason !== null || key === 'accept' || key === 'reject')) return;
    press(command);
  };
};
