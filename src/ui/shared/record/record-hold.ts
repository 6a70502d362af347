import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { RecordMachine } from '../../../application/shared/record/record.machine';
import type { Fields } from '../../../domain/shared/merge';
import type { Identified } from '../../../domain/shared/resource';

/** The lock under which a record is edited. */
export interface RecordHold {
  /** No request for the lock is under way. */
  readonly isFree: boolean;
  /** Why nothing can be saved, in words; null when the lock is not lost. */
  readonly saveOff: string | null;
  /** Asks for the lock, which starts the edit. Keep its identity. */
  readonly onEdit: () => void;
  /** Ties the lock to the form; keep its identity. @returns unties them */
  readonly couple: <Detail extends Draft & Identified, Draft extends Fields>(
    actor: ActorRefFrom<RecordMachine<Detail, Draft>>,
  ) => () => void;
  /** Who has the lock, and what can be done about it. */
  readonly strips: (onKeep: () => void) => ReactNode;
}
