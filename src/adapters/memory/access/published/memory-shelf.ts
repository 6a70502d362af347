import * as t from 'io-ts';
import type { User } from '../../../../domain/access/user';
import type { DateFormat, Language, TimeFormat } from '../../../../domain/shared/locale';
import { storedValueOf, type Drawer, type MemoryStorage } from '../../shared/drawer';
import { valueLike } from '../../shared/kept-records';
import type { MemoryGroup } from './memory-groups';

/** How a person reads the console. */
export interface OwnSettings {
  readonly language: Language;
  readonly date: DateFormat;
  readonly time: TimeFormat;
}

/** Who is signed in, and the website they work on. */
export interface SignedIn {
  readonly person: string;
  readonly website: string;
}

/** Everything that outlives the page. */
export interface Shelved {
  readonly signedIn: SignedIn | null;
  /** The website that each person chose last. */
  readonly lastWebsites: Readonly<Record<string, string>>;
  readonly users: readonly User[];
  readonly groups: readonly MemoryGroup[];
  readonly settings: Readonly<Record<string, OwnSettings>>;
}

/** The drawer of the people, their groups and settings, and of who is signed in; those of the seed are examples. */
export const peopleStorage = (
  shelf: MemoryStorage | null,
  { users, groups }: Pick<Shelved, 'users' | 'groups'>,
): Drawer<Shelved> =>
  storedValueOf(
    shelf,
    'kantoor.fake',
    t.type({
      signedIn: t.union([t.type({ person: t.string, website: t.string }), t.null]),
      lastWebsites: t.record(t.string, t.string),
      users: t.readonlyArray(valueLike<User>(users)),
      groups: t.readonlyArray(valueLike<MemoryGroup>(groups)),
      settings: t.record(t.string, valueLike<OwnSettings>([{ language: '', date: '', time: '' }])),
    }),
  );
