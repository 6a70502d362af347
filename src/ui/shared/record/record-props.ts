import type { ReactNode } from 'react';
import type { Conflict } from '../../../application/shared/record/record';
import type { DetailOf, Kind } from '../../../domain/shared/resource';
import type { Command, Off } from '../commands/command';
import type { RecordHold } from './record-hold';
import type { BoundRecord } from './record.bridge';
import type { SaveQuestion } from './save.bridge';

/** Always shown, or of a stored record alone. */
export type Slot<Detail> = ReactNode | ((record: Detail) => ReactNode);

/** How a conflict is answered. */
interface ConflictAnswer {
  readonly onResolve: (takeStored: readonly string[]) => void;
  readonly onCancel: () => void;
}

export interface RecordScreenProps<K extends Kind> {
  readonly record: BoundRecord<K>;
  readonly title: string;
  readonly action?: string | undefined;
  readonly nameOf: (draft: K['draft']) => string;
  /** Offers Edit to whoever sees the screen; the server decides. Else the right to edit decides. */
  readonly mayEdit?: boolean;
  /** Why this record cannot be edited; null when it can. */
  readonly editOff?: (record: DetailOf<K>) => Off | null;
  /** Why a record that no field objects to cannot be saved; `invalid`: the rule refuses it, also before a field was left. */
  readonly saveOff?: 'invalid' | ((draft: K['draft'], changed: boolean) => Off | null);
  /** Saves with fields that belong to that save alone. Keep its identity. */
  readonly otherSaves?: readonly (Pick<Command, 'key' | 'label' | 'icon'> & {
    readonly overrides: Partial<K['draft']>;
  })[];
  /** What is asked before a draft that holds is saved; null asks nothing. */
  readonly askBefore?: (draft: K['draft'], record: DetailOf<K> | null) => SaveQuestion | null;
  /** Whoever has the right may delete it here; or only while editing, or only this one. */
  readonly deletable?: boolean | 'editing' | ((record: DetailOf<K>) => boolean);
  /** What is to be known before it is deleted. */
  readonly removalNote?: Slot<DetailOf<K>>;
  /** What was made of a record that is gone can become a new one. */
  readonly copyable?: boolean;
  /** The record is edited under a lock. */
  readonly hold?: RecordHold | undefined;
  /** Problems of what the form holds beside its fields: whether they are shown, and how many. */
  readonly beside?: { readonly judged: boolean; readonly wrong: number };
  /** The page around it has a header and recent records of its own; its commands stand at the foot. */
  readonly isPart?: boolean;
  readonly isHidden?: boolean;
  /** What else can be done; a function: with a stored record, null while it is on its way. */
  readonly commands?: ReactNode | ((record: DetailOf<K> | null) => ReactNode);
  /** On a phone the commands that edit and save stand at the foot, with this before them. */
  readonly dock?: ReactNode;
  /** View options at the right of the commands. */
  readonly view?: ReactNode;
  /** At the right of the header: times, states. */
  readonly facts?: Slot<DetailOf<K>>;
  readonly conflict: (conflict: Conflict<K>, answer: ConflictAnswer) => ReactNode;
  /** The fields; null while the record is on its way. */
  readonly children: (record: DetailOf<K> | null) => ReactNode;
}
