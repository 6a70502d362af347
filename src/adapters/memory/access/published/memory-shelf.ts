import * as t from 'io-ts';
import type { User } from '../../../../domain/access/user';
import { drawerOf, type Drawer, type MemoryShelf } from '../../shared/drawer';
import type { MemoryGroup } from './memory-groups';
import {
  DATE_FORMATS,
  LANGUAGES,
  TIME_FORMATS,
  type DateFormat,
  type Language,
  type TimeFormat,
} from '../../../../domain/shared/locale';

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
  /** The website that each person chose last; what was shelved before that was known has none. */
  readonly lastWebsites: Readonly<Record<string, string>> | undefined;
  readonly users: readonly User[];
  readonly groups: readonly MemoryGroup[];
  readonly settings: Readonly<Record<string, OwnSettings>>;
}

const oneOf = <Value extends string>(values: readonly Value[]) =>
  new t.Type<Value>(
    values.join(' | '),
    (value): value is Value => values.some((known) => known === value),
    (value, context) => {
      const found = values.find((known) => known === value);
      return found === undefined ? t.failure(value, context) : t.success(found);
    },
    t.identity,
  );

const Row: t.Type<User, unknown> = t.type({
  id: t.string,
  firstname: t.string,
  surname: t.string,
  email: t.string,
  avatar: t.union([t.string, t.null]),
  active: t.boolean,
  lastLogin: t.union([t.number, t.null]),
  su: t.boolean,
  editable: t.boolean,
  websites: t.readonlyArray(t.string),
  usergroups: t.readonlyArray(t.string),
});
const Group: t.Type<MemoryGroup, unknown> = t.type({
  id: t.string,
  name: t.string,
  rights: t.readonlyArray(t.string),
  added: t.union([t.number, t.null]),
  changed: t.union([t.number, t.null]),
});
const Codec: t.Type<Shelved, unknown> = t.type({
  signedIn: t.union([t.type({ person: t.string, website: t.string }), t.null]),
  lastWebsites: t.union([t.record(t.string, t.string), t.undefined]),
  users: t.readonlyArray(Row),
  groups: t.readonlyArray(Group),
  settings: t.record(
    t.string,
    t.type({ language: oneOf(LANGUAGES), date: oneOf(DATE_FORMATS), time: oneOf(TIME_FORMATS) }),
  ),
});

/** The drawer of the people, their groups and settings, and of who is signed in. */
export const peopleDrawer = (shelf: MemoryShelf | null): Drawer<Shelved> => drawerOf(shelf, 'kantoor.fake', Codec);
