import type { StateValue } from 'xstate';
import { isSaving } from '../../../application/shared/saving';
import type { DisabledReason } from '../commands/command';

export const LOADING_REASON: DisabledReason = { key: 'shared.record.off.loading', tone: 'busy' };
export const SAVING_REASON: DisabledReason = { key: 'shared.record.off.saving', tone: 'busy' };
const DELETING: DisabledReason = { key: 'shared.record.off.deleting', tone: 'busy' };
const DELETED: DisabledReason = { key: 'shared.record.off.deleted', tone: 'busy' };
const LOCKING: DisabledReason = { key: 'shared.record.off.locking', tone: 'busy' };
/** A stored draft waits for a decision. */
export const DRAFT_OFFERED_REASON: DisabledReason = { key: 'shared.record.editOff' };
const GONE: DisabledReason = { key: 'shared.record.gone.saveOff' };
const INCOMPLETE: DisabledReason = { key: 'shared.record.incomplete' };

/** Why an image editor is off: a draft is on offer, a save is running, or the record is loading. */
export const imageEditorDisabledReason = (isOffering: boolean, saving: boolean): DisabledReason =>
  isOffering ? DRAFT_OFFERED_REASON : saving ? SAVING_REASON : LOADING_REASON;

/** The history has no step to undo or to redo. */
export const NO_STEP_REASONS = {
  undo: { key: 'shared.record.off.undo' },
  redo: { key: 'shared.record.off.redo' },
} satisfies Record<string, DisabledReason>;

/** The server asked to wait before the next attempt (`Retry-After`). */
export const RETRY_WAIT_REASON: DisabledReason = { key: 'shared.record.saveWait' };

const OPEN = ['reading', 'editing', 'confirming', 'conflicted'] as const;

interface Phase {
  matches(state: (typeof OPEN)[number] | 'removing' | 'removed'): boolean;
  readonly value: StateValue;
}

/** Why all commands of a record are off for a moment; `null` if they are not. Rules R-SHR-73 and R-SHR-87. */
export const busyReason = (phase: Phase): DisabledReason | null => {
  // A dialog is open in the last two of these states.
  if (OPEN.some((state) => phase.matches(state))) return null;
  if (phase.matches('removing')) return DELETING;
  if (phase.matches('removed')) return DELETED;
  return isSaving(phase.value) ? SAVING_REASON : LOADING_REASON;
};

interface EditHindrance {
  readonly busy: DisabledReason | null;
  /** The module's own reason why this person cannot edit this record. */
  readonly own: DisabledReason | null;
  readonly hasOffer: boolean;
  readonly isLocking: boolean;
}

/** Why a record cannot be edited; null when it can. */
export const recordEditDisabledReason = ({ busy, own, hasOffer, isLocking }: EditHindrance): DisabledReason | null =>
  own ?? busy ?? (hasOffer ? DRAFT_OFFERED_REASON : isLocking ? LOCKING : null);

interface SaveHindrance {
  readonly busy: DisabledReason | null;
  /** Why Save is off after the lock was lost. */
  readonly lost: DisabledReason | null;
  readonly isGone: boolean;
  readonly isWaiting: boolean;
}

/** Why Save is off regardless of the field values; `null` if it is not. */
export const saveBlockedReason = ({ busy, lost, isGone, isWaiting }: SaveHindrance): DisabledReason | null =>
  busy ?? (isGone ? GONE : (lost ?? (isWaiting ? RETRY_WAIT_REASON : null)));

/**
 * Why field errors turn Save off; pressing Save moves the focus to the error.
 * @param errors number of visible field errors @param own a more specific reason of the module
 */
export const fieldErrorsReason = (
  errors: number,
  own: DisabledReason | null = null,
  isIncomplete = false,
): DisabledReason | null => {
  if (errors === 0) return own ?? (isIncomplete ? INCOMPLETE : null);
  const said: DisabledReason = own ?? { key: 'shared.record.saveOff', values: { count: errors } };
  return { ...said, tone: 'error' };
};
