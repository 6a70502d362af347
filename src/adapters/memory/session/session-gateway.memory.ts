import { either } from 'fp-ts';
import { isLeft, type Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { SessionGateway } from '../../../application/session/ports/session-gateway.port';
import type { Clock } from '../../../application/shared/ports/clock.port';
import type { Me } from '../../../domain/shared/session';
import { menuFor } from '../../../domain/session/menu.rule';
import type { Failure } from '../../../domain/shared/failure';
import type { MemoryPeople } from '../access/published/memory-people';
import type { Caller } from '../shared/caller';
import type { MemoryCalls } from '../shared/memory-calls';
import type { MemoryInvitations } from './published/memory-invitations';
import type { MemoryResets } from './resets.memory';
import type { StringsLoader } from './strings.memory';

/** The session in memory. Of the first look at who is there, "nobody" is an answer; after it, it ends the session. */
export const sessionGatewayMemory = (
  calls: MemoryCalls,
  people: MemoryPeople,
  clock: Clock,
  load: StringsLoader,
  invitations: MemoryInvitations,
  resets: MemoryResets,
): SessionGateway => {
  let looked = false;
  const caller = (): Either<Failure, Caller> => people.callerWho(() => true);

  const meOf = ({ id, su, rights, websites }: Caller): Either<Failure, Me> =>
    pipe(
      people.users.find(id)?.record,
      either.fromNullable<Failure>({ kind: 'Unauthenticated' }),
      either.map((user) => ({
        id,
        firstname: user.firstname,
        surname: user.surname,
        email: user.email,
        avatar: user.avatar,
        settings: people.settingsOf(user),
        rights,
        su,
        websites: people.websites
          .filter((website) => websites.includes(website.id))
          .map(({ id: website, name }) => ({ id: website, name })),
      })),
    );

  const look = <A>(read: (caller: Caller) => Either<Failure, A>, options: Parameters<SessionGateway['me']>[0]) =>
    calls.answer(() => pipe(caller(), either.chain(read)), options, !looked);

  return {
    signIn: ({ email, password }, options) =>
      calls.answer(() => people.signIn(email, password, clock.now()), options, true),
    signOut: (options) =>
      calls.answer(
        () => {
          people.signOut();
          return either.right(undefined);
        },
        options,
        true,
      ),
    me: (options) => () =>
      look(meOf, options)().finally(() => {
        looked = true;
      }),
    menu: (options) => look((found) => either.right(menuFor(found)), options),
    website: (options) => look((found) => either.right(people.website(found) ?? null), options),
    saveSettings: (settings, options) =>
      calls.answer(
        () =>
          pipe(
            caller(),
            either.map((found) => {
              people.saveSettings(found, settings);
            }),
          ),
        options,
      ),
    switchWebsite: (website, options) => calls.answer(() => people.switchWebsite(website), options),
    checkInvitation: (link, options) =>
      calls.answer(
        () =>
          pipe(
            invitations.check(link, clock.now()),
            either.map(() => undefined),
          ),
        options,
        true,
      ),
    acceptInvitation: (link, acceptance, options) =>
      calls.answer(() => invitations.accept(link, acceptance, clock.now()), options, true),
    requestReset: (email, options) => calls.answer(() => resets.request(email, clock.now()), options, true),
    checkReset: (link, options) =>
      calls.answer(
        () =>
          pipe(
            resets.check(link, clock.now()),
            either.map(() => undefined),
          ),
        options,
        true,
      ),
    saveNewPassword: (link, password, options) =>
      calls.answer(() => resets.save(link, password, clock.now()), options, true),
    strings: (language, options) =>
      calls.answer(
        async () => {
          const found = pipe(caller(), either.chain(meOf));
          return either.right(
            await load(language ?? (isLeft(found) ? 'en' : found.right.settings.language), options?.context),
          );
        },
        options,
        true,
      ),
  };
};
