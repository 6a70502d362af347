import type { KeyboardEvent } from 'react';
import type { Lifted } from '../../../domain/catalogue/etim-drop';
import { keyOfLine, reachableIds, type EtimLine } from '../../../domain/catalogue/etim-lines';
import type { BoundEtim } from './overview.bridge';
import type { EtimSorting } from './use-etim-sorting';

/** Whether a row is the lifted item, or one of the lifted ones. */
const isLifted = (lifted: Lifted, line: EtimLine): boolean =>
  lifted.kind === 'category'
    ? line.kind === 'head' && line.group.id === lifted.id
    : line.kind === 'feature' && lifted.ids.includes(line.id);

interface LineKeys {
  readonly etim: BoundEtim;
  readonly sort: EtimSorting;
  readonly lines: readonly EtimLine[];
  readonly placeOf: (key: string) => number;
  /** Focuses a row. */
  readonly goTo: (index: number) => void;
}

/**
 * Keys on a row: arrows, Home and End move the focus, Space lifts, Enter opens, Shift+arrows selects, Ctrl+Space
 * toggles one, Ctrl+A selects all. Rule R-CAT-33.
 */
export const useLineKeys = ({ etim, sort, lines, placeOf, goTo }: LineKeys) => {
  const onLine = (event: KeyboardEvent, line: EtimLine, index: number): boolean => {
    const isCommand = event.ctrlKey || event.metaKey;
    const walk: ReadonlyMap<string, number> = new Map([
      ['ArrowUp', index - 1],
      ['ArrowDown', index + 1],
      ['Home', 0],
      ['End', lines.length - 1],
    ]);
    const next = walk.get(event.key);
    if (next !== undefined) {
      const there = lines[Math.max(0, Math.min(lines.length - 1, next))];
      const target = there?.kind === 'none' ? next + Math.sign(next - index) : next;
      goTo(Math.max(0, Math.min(lines.length - 1, target)));
      const reached = lines[target];
      if (event.shiftKey && reached?.kind === 'feature') {
        if (line.kind === 'feature' && etim.selection.anchor === null) etim.pick([line.id]);
        etim.click(reached.id, { toggle: false, range: true });
      }
      return true;
    }
    if (event.key === 'Escape' && etim.selection.ids.size > 0) {
      etim.clear();
      return true;
    }
    if (isCommand && event.key.toLowerCase() === 'a') {
      etim.pick(reachableIds(etim.groups));
      return true;
    }
    if (line.kind === 'head') {
      const { id, expanded } = line.group;
      if (event.key === ' ') {
        if (!sort.start(line, 'keys')) etim.fold(id, expanded);
      } else if (event.key === 'Enter') etim.fold(id, expanded);
      else if (event.key === 'ArrowRight' && !expanded) etim.fold(id, false);
      else if (event.key === 'ArrowLeft' && expanded) etim.fold(id, true);
      else return false;
      return true;
    }
    if (line.kind !== 'feature') return false;
    if (event.key === ' ') {
      if (isCommand || !sort.start(line, 'keys')) etim.click(line.id, { toggle: true, range: false });
    } else if (event.key === 'Enter') {
      if (etim.rights.edit) etim.open(line.id);
      else etim.click(line.id, { toggle: false, range: false });
    } else if (event.key === 'ArrowLeft') goTo(placeOf(`h${line.group.id}`));
    else return false;
    return true;
  };

  return (event: KeyboardEvent<HTMLElement>): void => {
    const { target } = event;
    const element = target instanceof HTMLElement ? target : null;
    const owner = element?.closest<HTMLElement>('[data-line]') ?? null;
    const index = placeOf(owner?.dataset['line'] ?? '');
    const line = lines[index];
    if (line === undefined || event.altKey) return;
    const onHandle = element?.hasAttribute('data-handle') === true;
    if (sort.lift !== null) {
      const { by, item } = sort.lift;
      const isOn = (element === owner || onHandle) && isLifted(item, line) && event.key !== 'Tab';
      if (by === 'pointer' || isOn) {
        sort.press(event, item);
        return;
      }
      // The focus is on another element, or moves to one.
      sort.cancel();
    }
    const isHandle = onHandle && (event.key === ' ' || event.key === 'Enter');
    if (isHandle) {
      event.preventDefault();
      if (sort.start(line, 'keys')) goTo(placeOf(keyOfLine(line)));
      return;
    }
    if (element === owner && onLine(event, line, index)) event.preventDefault();
  };
};
