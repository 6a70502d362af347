import { either } from 'fp-ts';
import { isLeft, type Either } from 'fp-ts/Either';
import type { Session } from '../../domain/session/session';
import type { Failure } from '../../domain/shared/failure';
import type { Language } from '../../domain/shared/locale';
import type { CallOptions } from '../shared/ports/call';
import type { PreferenceStore } from '../shared/ports/preferences.port';
import { token } from '../shared/token';
import type { Dictionary } from './ports/dictionary.port';
import type { SessionGateway } from './ports/session-gateway.port';

/** What opening and reloading a session needs. */
export interface SessionParts {
  readonly gateway: SessionGateway;
  readonly dictionary: Dictionary;
  readonly preferences: PreferenceStore;
}

export const SessionParts = token<SessionParts>('session-parts');

const FIRST_LANGUAGE: Language = 'en';

/**
 * Asks for person, menu, website and strings together and applies them in that order. Nobody signed in is null, and
 * the strings are there all the same; a person whose language is another than the last one seen gets their own first.
 */
export const openSession = ({ gateway, dictionary, preferences }: SessionParts) => async (options: CallOptions): Promise<Either<Failure, Session | null>> => {
  const remembered = preferences.read().language;
  const [me, menu, website, strings] = await Promise.all([
    gateway.me(options)(), gateway.menu(options)(), gateway.website(options)(), gateway.strings(remembered, options)(),
  ]);
  if (isLeft(strings)) return strings;
  const wanted = either.isRight(me) ? me.right.settings.language : remembered ?? FIRST_LANGUAGE;
  const spoken = wanted === (remembered ?? wanted) ? strings : await gateway.strings(wanted, options)();
  if (isLeft(spoken)) return spoken;
  dictionary.apply(wanted, spoken.right);
  if (isLeft(me)) return me.left.kind === 'Unauthenticated' ? either.right(null) : me;
  preferences.change({ language: wanted });
  if (isLeft(menu)) return menu;
  if (isLeft(website)) return website;
  return either.right({ me: me.right, menu: menu.right, website: website.right });
};

/** The same where somebody must be there: after signing in, and when rights or settings changed. */
export const loadSession = (parts: SessionParts) => async (options: CallOptions): Promise<Either<Failure, Session>> => {
  const opened = await openSession(parts)(options);
  if (isLeft(opened)) return opened;
  return opened.right === null ? either.left({ kind: 'Unauthenticated' }) : either.right(opened.right);
};
