import type { Invitations } from '../../../src/application/access/ports/invitations.port';
import type { Usergroups } from '../../../src/application/access/ports/usergroups.port';
import type { Help } from '../../../src/application/insight/ports/help.port';
import type { StatisticsSource } from '../../../src/application/insight/ports/statistics-source.port';
import type { Profile } from '../../../src/application/session/ports/profile.port';
import type { Support } from '../../../src/application/session/ports/support.port';
import type { SessionGateway } from '../../../src/application/session/ports/session-gateway.port';
import type { ListGateway, ResourceGateway } from '../../../src/application/shared/ports/resource-gateway.port';
import type { Token } from '../../../src/application/shared/token';
import type { UserKind } from '../../../src/domain/access/user';
import type { LockRef } from '../../../src/domain/content/editor-lock';
import type { Language } from '../../../src/domain/shared/locale';
import type { Kind, Listing, Resource } from '../../../src/domain/shared/resource';
import { answered } from './answered';

/** The ports to an API, as one browser has them. */
export interface Backend {
  readonly session: SessionGateway;
  readonly users: ResourceGateway<UserKind>;
  readonly usergroups: Usergroups;
  readonly invitations: Invitations;
  readonly profile: Profile;
  readonly help: Help;
  readonly statistics: StatisticsSource;
  readonly support: Support;
  /** The gateway of a plain module. */
  readonly gateway: <K extends Kind>(resource: Resource<K>) => ResourceGateway<K>;
  /** The gateway of a list without records. */
  readonly list: <K extends Kind>(listing: Listing<K>) => ListGateway<K>;
  /** Any other port of a context. */
  readonly service: <Service>(name: Token<Service>) => Service;
}

/** One browser on an API with the seed data, and its cleanup. */
export interface TestBackend extends Backend {
  /** Invites an address directly in the backend. @param at time of the invitation @returns the code of its link */
  readonly invite: (email: string, su: boolean, at?: number) => Promise<string>;
  /** The code of the link in the newest mail to this address; null if there is none. */
  readonly mailed: (email: string) => Promise<string | null>;
  /** Another browser takes over the lock of an item from any holder. */
  readonly takeElsewhere: (email: string, ref: LockRef) => Promise<void>;
  /** Changes the language of the person and of the page. */
  readonly speak: (language: Language) => Promise<void>;
  /** Continues a session of this account if there is one: a sign-in takes six times the CPU time. */
  readonly enter?: (email: string) => Promise<void>;
  /** The bytes that a browser gets from the URL of a picture. */
  readonly bytesAt: (address: string) => Promise<Uint8Array>;
  /** Advances the clock of the backend. */
  readonly wait: (milliseconds: number) => void;
  readonly close: () => Promise<void>;
}

export const PASSWORD = 'Kantoor-Welkom-26!';
export const SU = 'su@kantoor.example';
export const EDITOR = 'editor@kantoor.example';
export const READER = 'reader@kantoor.example';

/** Signs in this account; the previous session ends, or is kept until its account is signed in again. */
export const enter = async (backend: Backend & Pick<TestBackend, 'enter'>, email: string): Promise<void> => {
  if (backend.enter !== undefined) return backend.enter(email);
  await answered(backend.session.signOut());
  await answered(backend.session.signIn({ email, password: PASSWORD }));
};

/** Sets the language of the person. */
export const setLanguage = async ({ session }: Pick<Backend, 'session'>, language: Language): Promise<void> => {
  const { settings } = await answered(session.me());
  await answered(session.saveSettings({ ...settings, language }));
};
