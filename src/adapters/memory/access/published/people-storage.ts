import * as t from 'io-ts';
import type { User } from '../../../../domain/access/user';
import type { DateFormat, Language, TimeFormat } from '../../../../domain/shared/locale';
import { storedValueOf, type StoredValue, type PersistentStorage } from '../../shared/stored-value';
import { valueLike } from '../../shared/kept-records';
import type { MemoryGroup } from './memory-groups';

/** Interface settings of a user. */
export interface OwnSettings {
  readonly language: Language;
  readonly date: DateFormat;
  readonly time: TimeFormat;
}

/** The signed-in user and the current website. */
export interface SignedIn {
  readonly person: string;
  readonly website: string;
}

/** All data that are kept after the page closes. */
export interface StoredPeople {
  readonly signedIn: SignedIn | null;
  /** The last website of each user. */
  readonly lastWebsites: Readonly<Record<string, string>>;
  readonly users: readonly User[];
  readonly groups: readonly MemoryGroup[];
  readonly settings: Readonly<Record<string, OwnSettings>>;
}

/** The storage of users, groups, settings and the session. The seed serves as an example of their shape. */
export const peopleStorage = (
  storage: PersistentStorage | null,
  { users, groups }: Pick<StoredPeople, 'users' | 'groups'>,
): StoredValue<StoredPeople> =>
  storedValueOf(
    storage,
    'kantoor.fake',
    t.type({
      signedIn: t.union([t.type({ person: t.string, website: t.string }), t.null]),
      lastWebsites: t.record(t.string, t.string),
      users: t.readonlyArray(valueLike<User>(users)),
      groups: t.readonlyArray(valueLike<MemoryGroup>(groups)),
      settings: t.record(t.string, valueLike<OwnSettings>([{ language: '', date: '', time: '' }])),
    }),
  );
