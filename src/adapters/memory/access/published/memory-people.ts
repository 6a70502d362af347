import { either } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import { token } from '../../../../application/shared/token';
import { fullName, type User } from '../../../../domain/access/user';
import type { Failure } from '../../../../domain/shared/failure';
import type { Id } from '../../../../domain/shared/id';
import { parseUtc, type Instant } from '../../../../domain/shared/instant';
import type { Language } from '../../../../domain/shared/locale';
import { normaliseEmail } from '../../../../domain/shared/email.rule';
import type { Caller, Callers } from '../../shared/caller';
import type { StoredValue, PersistentStorage } from '../../shared/stored-value';
import { MemoryRecords } from '../../shared/memory-records';
import { MemoryGroups, type MemoryGroup } from './memory-groups';
import { FILES_URL, GROUPS, PEOPLE, SEED_PASSWORD, WEBSITES } from './memory-people.seed';
import { peopleStorage, type OwnSettings, type StoredPeople, type SignedIn } from './people-storage';

/** The data that an invited user enters. */
interface NewPerson extends Pick<User, 'firstname' | 'surname' | 'email' | 'su' | 'usergroups' | 'websites'> {
  readonly password: string;
  readonly language: Language;
}

const place = (index: number): Id => String(index + 1);
/** The users of the seed who can sign in: the first three. */
const ACCOUNTS: readonly Id[] = PEOPLE.slice(0, 3).map((_, index) => place(index));
const MONDAY = parseUtc('2026-11-16 07:45:00') ?? 0;
const MINUTE = 60_000;

/** Deterministic demonstration users: every eighteenth is inactive, every seventh has never signed in. */
const seedUsers = (): readonly User[] =>
  PEOPLE.map(({ firstname, surname, email, su = false, groups, websites }, index) => ({
    id: place(index),
    firstname,
    surname,
    email,
    su,
    editable: true,
    avatar: null,
    active: index % 18 !== 17,
    lastLogin: index < 3 || index % 7 === 3 ? null : MONDAY - index * index * 37 * MINUTE,
    websites: websites.map(place),
    usergroups: groups.map(place),
  }));

/** Each group was changed some weeks before the previous one, at its own time on a working day. */
const seedGroups = (): readonly MemoryGroup[] =>
  GROUPS.map((group, index) => ({
    id: place(index),
    ...group,
    added: MONDAY - (400 + index) * 24 * 60 * MINUTE,
    changed: MONDAY + (((index % 5) - 21 * index) * 24 * 60 + ((index * 137) % 480)) * MINUTE,
  }));

/** The users, groups and websites of the memory adapters, and the signed-in user. */
export class MemoryPeople implements Callers {
  readonly websites = WEBSITES.map((website, index) => ({ id: place(index), filesUrl: FILES_URL, ...website }));
  readonly groups: MemoryGroups;
  readonly users: MemoryRecords<User>;
  private readonly settings: Map<Id, OwnSettings>;
  private readonly lastWebsites: Map<Id, Id>;
  private readonly passwords = new Map(ACCOUNTS.map((id) => [id, SEED_PASSWORD]));
  private session: SignedIn | null;
  private visits = 0;
  private readonly storedValue: StoredValue<StoredPeople>;

  /** @param storage where everything in memory outlives the page, but for passwords: those are written nowhere */
  constructor(readonly storage: PersistentStorage | null = null) {
    const seed = { users: seedUsers(), groups: seedGroups() };
    this.storedValue = peopleStorage(storage, seed);
    const shelved = this.storedValue.read() ?? { ...seed, signedIn: null, settings: {}, lastWebsites: {} };
    this.session = shelved.signedIn;
    this.settings = new Map(Object.entries(shelved.settings));
    this.lastWebsites = new Map(Object.entries(shelved.lastWebsites));
    const keep = (): void => this.keep();
    this.users = new MemoryRecords(shelved.users, keep);
    this.groups = new MemoryGroups(shelved.groups, this.users, keep);
  }

  /** Starts a session for the account with this e-mail address and password. */
  signIn(email: string, password: string, now: Instant): Either<Failure, void> {
    const user = this.users.all().find((known) => known.email === normaliseEmail(email));
    if (user?.active !== true || this.passwords.get(user.id) !== password)
      return either.left({ kind: 'Unauthenticated' });
    this.users.put({ ...user, lastLogin: now });
    // Rule R-SES-22.
    this.enter({ person: user.id, website: this.lastWebsites.get(user.id) ?? this.websitesOf(user)[0] ?? '' });
    return either.right(undefined);
  }

  /** Creates and signs in an account for a new e-mail address; its password is lost when the page closes. */
  join(
    { firstname, surname, email, su, usergroups, websites, password, language }: NewPerson,
    now: Instant,
  ): Either<Failure, void> {
    if (this.users.all().some((known) => known.email === email)) {
      return either.left({ kind: 'FieldsRejected', code: 'NOT_UNIQUE', fields: { email: 'NOT_UNIQUE' } });
    }
    const id = this.users.freshId();
    this.passwords.set(id, password);
    this.settings.set(id, { language, date: language === 'nl' ? 'dd-MM-yyyy' : 'yyyy-MM-dd', time: 'HH:mm' });
    this.users.put({
      id,
      firstname: firstname.trim(),
      surname: surname.trim(),
      email,
      su,
      editable: true,
      avatar: null,
      active: true,
      lastLogin: now,
      websites,
      usergroups,
    });
    this.enter({ person: id, website: websites[0] ?? this.websites[0]?.id ?? '' });
    return either.right(undefined);
  }

  /** The account that can sign in with this e-mail address; null if none. */
  accountOf(email: string): Id | null {
    return this.users.all().find((known) => known.active && known.email === normaliseEmail(email))?.id ?? null;
  }

  /** Ends all sessions of the user. */
  changePassword(id: Id, password: string): void {
    this.passwords.set(id, password);
    if (this.session?.person === id) this.signOut();
  }

  /** Replaces a password if the old one is correct; this browser stays signed in. @returns whether it was correct */
  replacePassword({ id }: Caller, old: string, password: string): boolean {
    if (this.passwords.get(id) !== old) return false;
    this.passwords.set(id, password);
    return true;
  }

  signOut(): void {
    this.enter(null);
  }

  /** Switches to another website of the user. */
  switchWebsite(website: Id): Either<Failure, void> {
    const caller = this.caller();
    if (caller === null || this.session === null) return either.left({ kind: 'Unauthenticated' });
    if (!caller.websites.includes(website)) return either.left({ kind: 'Forbidden' });
    this.lastWebsites.set(caller.id, website);
    this.enter({ ...this.session, website });
    return either.right(undefined);
  }

  /** The current website. */
  website(caller: Caller): (typeof this.websites)[number] | null {
    const id = caller.websites.find((own) => own === this.session?.website) ?? caller.websites[0];
    return this.websites.find((website) => website.id === id) ?? null;
  }

  /** The current website of the caller; null if nobody is signed in. */
  activeWebsite(): Id | null {
    const caller = this.caller();
    return caller && (this.website(caller)?.id ?? null);
  }

  /** The caller; null if nobody is signed in or the account is no longer valid. */
  caller(): Caller | null {
    const user = this.session === null ? undefined : this.users.find(this.session.person)?.record;
    if (user?.active !== true) return null;
    const rights = this.groups
      .all()
      .filter(({ id }) => user.usergroups.includes(id))
      .flatMap((group) => group.rights);
    return { id: user.id, su: user.su, rights: [...new Set(rights)].sort(), websites: this.websitesOf(user) };
  }

  /** The caller, if permitted; else `Unauthenticated` or `Forbidden`. */
  callerWho(may: (caller: Caller) => boolean): Either<Failure, Caller> {
    const caller = this.caller();
    if (caller === null) return either.left({ kind: 'Unauthenticated' });
    return may(caller) ? either.right(caller) : either.left({ kind: 'Forbidden' });
  }

  /** Number of sign-ins and sign-outs on this page; data of a sign-in are valid for one visit. */
  get visit(): number {
    return this.visits;
  }

  settingsOf(user: User): OwnSettings {
    const language = PEOPLE[Number(user.id) - 1]?.language ?? 'en';
    return (
      this.settings.get(user.id) ?? { language, date: language === 'nl' ? 'd-M-yyyy' : 'dd-MM-yyyy', time: 'HH:mm' }
    );
  }

  change(id: Id, changes: Partial<Omit<User, 'id'>>): Either<Failure, void> {
    const user = this.users.find(id)?.record;
    if (user === undefined) return either.left({ kind: 'NotFound' });
    this.users.put({ ...user, ...changes });
    return either.right(undefined);
  }

  nameOf(id: Id): string {
    const user = this.users.find(id)?.record;
    return user === undefined ? '' : fullName(user);
  }

  /** The language of the signed-in user. */
  language(): Language {
    const user = this.users.find(this.session?.person ?? '')?.record;
    return user === undefined ? 'en' : this.settingsOf(user).language;
  }

  saveSettings(caller: Caller, settings: OwnSettings): void {
    this.settings.set(caller.id, settings);
    this.keep();
  }

  private websitesOf(user: User): readonly Id[] {
    return user.su ? this.websites.map(({ id }) => id) : user.websites;
  }

  private enter(session: SignedIn | null): void {
    if (session?.person !== this.session?.person) this.visits += 1;
    this.session = session;
    this.keep();
  }

  private keep(): void {
    this.storedValue.keep({
      signedIn: this.session,
      lastWebsites: Object.fromEntries(this.lastWebsites),
      users: this.users.all(),
      groups: this.groups.all(),
      settings: Object.fromEntries(this.settings),
    });
  }
}

/** Container token of the users. */
export const Staff = token<MemoryPeople>('memory-people');
