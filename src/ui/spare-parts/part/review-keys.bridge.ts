import type { KeyboardEvent } from 'react';
import { Announcer } from '../../../application/shared/announcer';
import { NOTICE_TIME } from '../../../domain/shared/notice';
import { isTyping } from '../../shared/focus/keys.bridge';
import { useService } from '../../shared/runtime/use-service';

export type ReviewKey = 'accept' | 'reject' | 'back' | 'next';

/** What a button and its key do alike; `off` names the reason why it does nothing. */
export interface ReviewCommand {
  readonly off: 'saving' | 'first' | 'last' | null;
  readonly run: () => void;
}

const KEYS: ReadonlyMap<string, ReviewKey> = new Map([
  ['a', 'accept'],
  ['r', 'reject'],
  ['n', 'next'],
  ['p', 'back'],
]);

/** Handles the keys of a review; `commands` is null while there is none. Rule R-SPA-13. */
export const useReviewKeys = (commands: Readonly<Record<ReviewKey, ReviewCommand>> | null) => {
  const announcer = useService(Announcer);
  return (event: KeyboardEvent): void => {
    if (commands === null || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const key = KEYS.get(event.key.toLowerCase());
    if (key === undefined) return;
    event.preventDefault();
    const { off, run } = commands[key];
    // A key that is held down decides about one item, and says once why it does nothing.
    if (event.repeat && (off !== null || key === 'accept' || key === 'reject')) return;
    if (off === null) run();
    else announcer.say('info', `spareParts.part.review.${off}`, NOTICE_TIME.warning);
  };
};
