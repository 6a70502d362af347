import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { RecordMachine } from '../../../application/shared/record/record.machine';
import type { Kind } from '../../../domain/shared/resource';
import type { Off } from '../commands/command';

/** The lock under which a record is edited. */
export interface RecordHold {
  /** No request for the lock is under way. */
  readonly isFree: boolean;
  /** Why nothing can be saved; null when the lock is not lost. */
  readonly off: Off | null;
  /** Asks for the lock, which starts the edit; a new record has none. Keep its identity. */
  readonly onEdit?: (() => void) | undefined;
  /** Connects the lock to the form; keep its identity. @returns disconnects them */
  readonly connect?: <K extends Kind>(actor: ActorRefFrom<RecordMachine<K>>) => () => void;
  /** Another tab of this browser edits the record; its draft is not offered here. */
  readonly isElsewhere?: boolean;
  /** Who has the lock, and what can be done about it. */
  readonly strips: (onKeep: () => void) => ReactNode;
}
