import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { RecordMachine } from '../../../application/shared/record/record.machine';
import type { Kind } from '../../../domain/shared/resource';
import type { DisabledReason } from '../commands/command';

/** The lock of a record that is edited. */
export interface EditLock {
  /** No request for the lock is under way. */
  readonly isFree: boolean;
  /** Why Save is off after the lock was lost; `null` otherwise. */
  readonly disabledReason: DisabledReason | null;
  /** Requests the lock; the edit starts once it is held. Absent for a new record. Keep its identity. */
  readonly onEdit?: (() => void) | undefined;
  /** Connects the lock to the form; keep its identity. @returns the disconnect function */
  readonly connect?: <K extends Kind>(actor: ActorRefFrom<RecordMachine<K>>) => () => void;
  /** The record is edited in another tab of this browser; its draft is not offered here. */
  readonly isOpenInOtherTab?: boolean;
  /** Notices about the holder of the lock, with their commands. */
  readonly strips: (onKeep: () => void) => ReactNode;
}
