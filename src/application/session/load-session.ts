import { either } from 'fp-ts';
import { isLeft, type Either } from 'fp-ts/Either';
import type { Me } from '../../domain/shared/session';
import type { Menu, Session, Website } from '../../domain/shared/session';
import type { Failure } from '../../domain/shared/failure';
import type { Language } from '../../domain/shared/locale';
import type { CallOptions } from '../shared/ports/call';
import type { PreferenceStore } from '../shared/ports/preferences.port';
import { token } from '../shared/token';
import type { ShellStrings } from './shell-strings';
import type { Dictionary } from '../shared/ports/dictionary.port';
import type { SessionGateway } from './ports/session-gateway.port';

export interface SessionParts {
  readonly gateway: SessionGateway;
  readonly dictionary: Dictionary;
  readonly preferences: PreferenceStore;
}

export const SessionParts = token<SessionParts>('session-parts');

const FIRST_LANGUAGE: Language = 'en';

type Person = readonly [Either<Failure, Me>, Either<Failure, Menu>, Either<Failure, Website | null>];

const person = ({ gateway }: SessionParts, options: CallOptions): Promise<Person> =>
  Promise.all([gateway.me(options)(), gateway.menu(options)(), gateway.website(options)()]);

/** Loads a session without a known user: menu and website are requested only after `me` succeeds. */
const stranger = async (parts: SessionParts, options: CallOptions): Promise<Person> => {
  const me = await parts.gateway.me(options)();
  return isLeft(me) ? [me, me, me] : person(parts, options);
};

/** The first failure in the order me, menu, website. */
const sessionOf = ([me, menu, website]: Person): Either<Failure, Session> => {
  if (isLeft(me)) return me;
  if (isLeft(menu)) return menu;
  return isLeft(website) ? website : either.right({ me: me.right, menu: menu.right, website: website.right });
};

/**
 * Loads me, menu, website and strings in parallel; null when nobody is signed in.
 * Reloads the strings when the user's language differs from the remembered one.
 */
export const openSession =
  (parts: SessionParts) =>
  async (options: CallOptions): Promise<Either<Failure, Session | null>> => {
    const { gateway, dictionary, preferences } = parts;
    const remembered = preferences.read().language;
    const [found, strings] = await Promise.all([
      remembered === null ? stranger(parts, options) : person(parts, options),
      gateway.strings(remembered, options)(),
    ]);
    if (isLeft(strings)) return strings;
    const [me] = found;
    const wanted = either.isRight(me) ? me.right.settings.language : (remembered ?? FIRST_LANGUAGE);
    const spoken = wanted === (remembered ?? wanted) ? strings : await gateway.strings(wanted, options)();
    if (isLeft(spoken)) return spoken;
    dictionary.apply(wanted, spoken.right);
    if (isLeft(me) && me.left.kind === 'Unauthenticated') return either.right(null);
    if (either.isRight(me)) preferences.change({ language: wanted });
    return sessionOf(found);
  };

/** Loads the session after a sign-in or a change of rights or settings. */
export const loadSession =
  (parts: SessionParts, strings: ShellStrings) =>
  async (options: CallOptions): Promise<Either<Failure, Session>> => {
    const session = sessionOf(await person(parts, options));
    if (isLeft(session)) return session;
    const { language } = session.right.me.settings;
    const spoken = await strings.speak(language, options);
    if (isLeft(spoken)) return spoken;
    parts.preferences.change({ language });
    return session;
  };
