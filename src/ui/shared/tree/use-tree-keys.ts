import { useRef, type KeyboardEvent } from 'react';
import type { Id } from '../../../domain/shared/id';
import {
  lineTyped,
  moveOfKey,
  NOTHING_TYPED,
  typedWith,
  TYPE_AHEAD_REST,
  type TreeLine,
} from '../../../domain/shared/tree/node-tree';

/** Letters and digits start a search; other characters may be shortcuts of the page. */
const LETTER = /^[\p{L}\p{N}]$/u;

interface TreeKeys {
  readonly lines: readonly TreeLine[];
  /** @returns whether the key moved or lifted a node */
  readonly sort: (event: KeyboardEvent, id: Id) => boolean;
  readonly focus: (index: number) => void;
  /** Action of Enter and Space. */
  readonly act: (index: number) => void;
  readonly onOpen: (ids: readonly Id[]) => void;
  readonly onClose: (id: Id) => void;
}

/**
 * Handles keys on a row of a tree: moves, expands, collapses, acts, sorts, and searches for typed letters. Rule
 * R-CAT-54.
 */
export const useTreeKeys = ({ lines, sort, focus, act, onOpen, onClose }: TreeKeys) => {
  const typed = useRef(NOTHING_TYPED);
  return (event: KeyboardEvent, index: number): void => {
    if (index < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const { key, timeStamp } = event;
    const line = lines[index];
    const isTyping = key === ' ' && timeStamp - typed.current.at <= TYPE_AHEAD_REST && typed.current.text !== '';
    if (!isTyping && line?.kind === 'node' && sort(event, line.node.id)) {
      event.preventDefault();
      return;
    }
    if (key === 'Enter' || (key === ' ' && !isTyping)) {
      event.preventDefault();
      act(index);
      return;
    }
    const next = moveOfKey(lines, index, key);
    if (next?.kind === 'focus') focus(next.index);
    else if (next?.kind === 'open') onOpen(next.ids);
    else if (next?.kind === 'close') onClose(next.id);
    if (next !== null || key === '*') {
      typed.current = NOTHING_TYPED;
      event.preventDefault();
      return;
    }
    if (!LETTER.test(key) && !isTyping) return;
    event.preventDefault();
    typed.current = typedWith(typed.current, key, timeStamp);
    const found = lineTyped(lines, index, typed.current.text);
    if (found >= 0) focus(found);
  };
};
