import type { StateValue } from 'xstate';
import { isSaving } from '../../../application/shared/saving';
import type { Off } from '../commands/command';

/** It is on its way. */
export const LOADING: Off = { key: 'shared.record.off.loading', tone: 'busy' };
/** It is being saved. */
export const SAVING: Off = { key: 'shared.record.off.saving', tone: 'busy' };
const DELETING: Off = { key: 'shared.record.off.deleting', tone: 'busy' };
const DELETED: Off = { key: 'shared.record.off.deleted', tone: 'busy' };
const LOCKING: Off = { key: 'shared.record.off.locking', tone: 'busy' };
/** A draft waits for a decision. */
export const OFFERED: Off = { key: 'shared.record.editOff' };
const GONE: Off = { key: 'shared.record.gone.saveOff' };
const INCOMPLETE: Off = { key: 'shared.record.incomplete' };

/** Why an editor of a picture cannot be used: it asks about a draft, saves, or has not loaded. */
export const closedOff = (isOffering: boolean, saving: boolean): Off =>
  isOffering ? OFFERED : saving ? SAVING : LOADING;

/** There are no steps to undo, or to redo. */
export const NO_STEPS = {
  undo: { key: 'shared.record.off.undo' },
  redo: { key: 'shared.record.off.redo' },
} satisfies Record<string, Off>;

/** The server asks to wait before the next attempt. */
export const WAITING: Off = { key: 'shared.record.saveWait' };

const OPEN = ['reading', 'editing', 'confirming', 'conflicted'] as const;

interface Phase {
  matches(state: (typeof OPEN)[number] | 'removing' | 'removed'): boolean;
  readonly value: StateValue;
}

/** Why no command of a record can be used for a moment. Rules R-SHR-73 and R-SHR-87. */
export const busyOff = (phase: Phase): Off | null => {
  // In the last two a dialog is open.
  if (OPEN.some((state) => phase.matches(state))) return null;
  if (phase.matches('removing')) return DELETING;
  if (phase.matches('removed')) return DELETED;
  return isSaving(phase.value) ? SAVING : LOADING;
};

interface EditHindrance {
  readonly busy: Off | null;
  /** Of the module: the record is not this person's to edit. */
  readonly own: Off | null;
  readonly hasOffer: boolean;
  readonly isLocking: boolean;
}

/** Why a record cannot be edited; null when it can. */
export const editOff = ({ busy, own, hasOffer, isLocking }: EditHindrance): Off | null =>
  own ?? busy ?? (hasOffer ? OFFERED : isLocking ? LOCKING : null);

interface SaveHindrance {
  readonly busy: Off | null;
  /** The lock was lost. */
  readonly lost: Off | null;
  readonly isGone: boolean;
  readonly isWaiting: boolean;
}

/** Why a save would not even be tried. */
export const saveBlocked = ({ busy, lost, isGone, isWaiting }: SaveHindrance): Off | null =>
  busy ?? (isGone ? GONE : (lost ?? (isWaiting ? WAITING : null)));

/**
 * Why the fields keep a record from being saved; pressed all the same, Save shows where.
 * @param errors fields that are seen to be wrong @param own of the module, in words that say more than their count
 */
export const fieldsOff = (errors: number, own: Off | null = null, isIncomplete = false): Off | null => {
  if (errors === 0) return own ?? (isIncomplete ? INCOMPLETE : null);
  const said: Off = own ?? { key: 'shared.record.saveOff', values: { count: errors } };
  return { ...said, tone: 'error' };
};
