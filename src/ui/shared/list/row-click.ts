import type { Id } from '../../../domain/shared/id';
import type { Allowed } from '../runtime/use-session';

/**
 * Action of a row click and Enter: select (second click opens), open, none, or a function. Only `select` allows
 * selection.
 */
export type RowClick = 'select' | 'open' | 'none' | ((id: Id) => void);

/** The action of a click on the row: opens the row or calls the function; undefined if a click does neither. */
export const actionOf = (click: RowClick, allowed: Allowed, open: (id: Id) => void): ((id: Id) => void) | undefined => {
  if (typeof click === 'function') return click;
  return click !== 'none' && allowed.edit
    ? (id) => {
        open(id);
      }
    : undefined;
};
