import { either } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { SessionGateway } from '../../../application/session/ports/session-gateway.port';
import type { CallOptions } from '../../../application/shared/ports/call';
import type { Clock } from '../../../application/shared/ports/clock.port';
import type { Me } from '../../../domain/shared/session';
import { menuFor } from '../../../domain/session/menu.rule';
import type { Failure } from '../../../domain/shared/failure';
import type { MemoryPeople } from '../access/published/memory-people';
import { answerTo, anyone } from '../shared/answer-to';
import type { Caller } from '../shared/caller';
import type { MemoryCalls } from '../shared/memory-calls';
import type { MemoryInvitations } from './published/memory-invitations';
import type { MemoryResets } from './resets.memory';
import type { StringsLoader } from './strings.memory';

/** The session in memory. In the first check, a 401 means "signed out"; later it ends the session. */
export const sessionGatewayMemory = (
  calls: MemoryCalls,
  people: MemoryPeople,
  clock: Clock,
  load: StringsLoader,
  invitations: MemoryInvitations,
  resets: MemoryResets,
): SessionGateway => {
  let looked = false;
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

  const forAnybody = <A>(
    options: CallOptions | undefined,
    work: () => Either<Failure, A> | Promise<Either<Failure, A>>,
  ) => calls.answer(work, options, true);
  const look = <A>(read: (caller: Caller) => Either<Failure, A>, options: CallOptions | undefined) =>
    calls.answer(() => pipe(people.callerWho(anyone), either.chain(read)), options, !looked);
  const done = either.map(() => undefined);

  return {
    signIn: ({ email, password }, options) => forAnybody(options, () => people.signIn(email, password, clock.now())),
    signOut: (options) =>
      forAnybody(options, () => {
        people.signOut();
        return either.right(undefined);
      }),
    me: (options) => () =>
      look(meOf, options)().finally(() => {
        looked = true;
      }),
    menu: (options) => look((caller) => either.right(menuFor(caller)), options),
    website: (options) => look((caller) => either.right(people.website(caller) ?? null), options),
    saveSettings: (settings, options) =>
      answerTo(calls, people)(anyone, options, (caller) => {
        people.saveSettings(caller, settings);
        return either.right(undefined);
      }),
    switchWebsite: (website, options) => calls.answer(() => people.switchWebsite(website), options),
    checkInvitation: (link, options) => forAnybody(options, () => done(invitations.check(link, clock.now()))),
    acceptInvitation: (link, acceptance, options) =>
      forAnybody(options, () => invitations.accept(link, acceptance, clock.now())),
    requestReset: (email, options) => forAnybody(options, () => resets.request(email, clock.now())),
    checkReset: (link, options) => forAnybody(options, () => done(resets.check(link, clock.now()))),
    saveNewPassword: (link, password, options) => forAnybody(options, () => resets.save(link, password, clock.now())),
    strings: (language, options) =>
      forAnybody(options, async () => either.right(await load(language ?? people.language(), options?.context))),
  };
};
