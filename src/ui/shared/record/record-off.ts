import type { StateValue } from 'xstate';
import { isSaving } from '../../../application/shared/saving';
import type { Off } from '../commands/command';

export const LOADING: Off = { key: 'shared.record.off.loading', tone: 'busy' };
export const SAVING: Off = { key: 'shared.record.off.saving', tone: 'busy' };
const DELETING: Off = { key: 'shared.record.off.deleting', tone: 'busy' };
const DELETED: Off = { key: 'shared.record.off.deleted', tone: 'busy' };
const LOCKING: Off = { key: 'shared.record.off.locking', tone: 'busy' };
/** A stored draft waits for a decision. */
export const OFFERED: Off = { key: 'shared.record.editOff' };
const GONE: Off = { key: 'shared.record.gone.saveOff' };
const INCOMPLETE: Off = { key: 'shared.record.incomplete' };

/** Why an image editor is off: a draft is on offer, a save is running, or the record is loading. */
export const closedOff = (isOffering: boolean, saving: boolean): Off =>
  isOffering ? OFFERED : saving ? SAVING : LOADING;

/** The history has no step to undo or to redo. */
export const NO_STEPS = {
  undo: { key: 'shared.record.off.undo' },
  redo: { key: 'shared.record.off.redo' },
} satisfies Record<string, Off>;

/** The server asked to wait before the next attempt (`Retry-After`). */
export const WAITING: Off = { key: 'shared.record.saveWait' };

const OPEN = ['reading', 'editing', 'confirming', 'conflicted'] as const;

interface Phase {
  matches(state: (typeof OPEN)[number] | 'removing' | 'removed'): boolean;
  readonly value: StateValue;
}

/** Why all commands of a record are off for a moment; `null` if they are not. Rules R-SHR-73 and R-SHR-87. */
export const busyReason = (phase: Phase): Off | null => {
  // A dialog is open in the last two of these states.
  if (OPEN.some((state) => phase.matches(state))) return null;
  if (phase.matches('removing')) return DELETING;
  if (phase.matches('removed')) return DELETED;
  return isSaving(phase.value) ? SAVING : LOADING;
};

interface EditHindrance {
  readonly busy: Off | null;
  /** The module's own reason why this person cannot edit this record. */
  readonly own: Off | null;
  readonly hasOffer: boolean;
  readonly isLocking: boolean;
}

/** Why a record cannot be edited; null when it can. */
export const editOff = ({ busy, own, hasOffer, isLocking }: EditHindrance): Off | null =>
  own ?? busy ?? (hasOffer ? OFFERED : isLocking ? LOCKING : null);

interface SaveHindrance {
  readonly busy: Off | null;
  /** Why Save is off after the lock was lost. */
  readonly lost: Off | null;
  readonly isGone: boolean;
  readonly isWaiting: boolean;
}

/** Why Save is off regardless of the field values; `null` if it is not. */
export const saveBlocked = ({ busy, lost, isGone, isWaiting }: SaveHindrance): Off | null =>
  busy ?? (isGone ? GONE : (lost ?? (isWaiting ? WAITING : null)));

/**
 * Why field errors turn Save off; pressing Save moves the focus to the error.
 * @param errors number of visible field errors @param own a more specific reason of the module
 */
export const fieldsOff = (errors: number, own: Off | null = null, isIncomplete = false): Off | null => {
  if (errors === 0) return own ?? (isIncomplete ? INCOMPLETE : null);
  const said: Off = own ?? { key: 'shared.record.saveOff', values: { count: errors } };
  return { ...said, tone: 'error' };
};
