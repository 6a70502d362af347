import type { ReactNode } from 'react';
import type { Conflict } from '../../../application/shared/record/record';
import type { DetailOf, Kind } from '../../../domain/shared/resource';
import type { Command, DisabledReason } from '../commands/command';
import type { EditLock } from './edit-lock';
import type { BoundRecord } from './record.bridge';
import type { SaveQuestion } from './save.bridge';

/** A node shown always, or a function shown for a stored record only. */
export type Slot<Detail> = ReactNode | ((record: Detail) => ReactNode);

/** Callbacks of the conflict dialog. */
interface ConflictAnswer {
  readonly onResolve: (takeStored: readonly string[]) => void;
  readonly onCancel: () => void;
}

export interface RecordScreenProps<K extends Kind> {
  readonly record: BoundRecord<K>;
  readonly title: string;
  readonly action?: string | undefined;
  readonly nameOf: (draft: K['draft']) => string;
  /** Shows Edit to everyone who sees the screen and lets the server decide; by default the right to edit decides. */
  readonly mayEdit?: boolean;
  /** Why this record cannot be edited; null when it can. */
  readonly editDisabledReason?: (record: DetailOf<K>) => DisabledReason | null;
  /**
   * Why a record without field errors cannot be saved; `invalid`: off while the rule fails, also for untouched fields.
   */
  readonly saveDisabledReason?: 'invalid' | ((draft: K['draft'], changed: boolean) => DisabledReason | null);
  /** Variants of Save, with field values that apply to that save only. Keep its identity. */
  readonly otherSaves?: readonly (Pick<Command, 'key' | 'label' | 'icon'> & {
    readonly overrides: Partial<K['draft']>;
  })[];
  /** The question before a valid draft is saved; `null` for none. */
  readonly askBefore?: (draft: K['draft'], record: DetailOf<K> | null) => SaveQuestion | null;
  /** Whether a person with the right can delete the record here: always, only while editing, or by record. */
  readonly deletable?: boolean | 'editing' | ((record: DetailOf<K>) => boolean);
  /** A note in the delete confirmation. */
  readonly removalNote?: Slot<DetailOf<K>>;
  /** The draft of a record that was deleted elsewhere can be saved as a new record. */
  readonly copyable?: boolean;
  /** The lock under which the record is edited; absent for a record without lock. */
  readonly editLock?: EditLock | undefined;
  /** Validation of form content outside the fields: whether errors are shown, and how many there are. */
  readonly beside?: { readonly judged: boolean; readonly wrong: number };
  /** The screen is embedded in a page with its own header and recent records; its commands stand at the bottom. */
  readonly isPart?: boolean;
  readonly isHidden?: boolean;
  /** Further commands. A function is called with the stored record, or `null` until it has loaded. */
  readonly commands?: ReactNode | ((record: DetailOf<K> | null) => ReactNode);
  /** Content of the dock on a phone, before the edit and save commands. */
  readonly dock?: ReactNode;
  /** View options, right of the commands. */
  readonly view?: ReactNode;
  /** Facts at the right of the header: times, states. */
  readonly facts?: Slot<DetailOf<K>>;
  readonly conflict: (conflict: Conflict<K>, answer: ConflictAnswer) => ReactNode;
  /** The fields; called with `null` until the record has loaded. */
  readonly children: (record: DetailOf<K> | null) => ReactNode;
}
