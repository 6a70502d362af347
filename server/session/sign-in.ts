import { and, eq } from 'drizzle-orm';
import { MAX_PASSWORD_LENGTH } from '../../src/domain/session/password.rule';
import { normaliseEmail } from '../../src/domain/shared/email.rule';
import { users } from '../database/schema';
import { recordEvent } from '../insight/published/events';
import { RIGHTS_FINGERPRINT_HEADER, rightsFingerprint } from '../shared/rights-fingerprint';
import { NOTHING, ok, open, type Endpoint, type OpenCallOf } from '../shared/endpoint';
import { required, text } from '../shared/reads';
import { Refusal, unauthenticated } from '../shared/refusal';
import { withRetry } from '../shared/retry';
import { utc } from '../shared/utc';
import { countAttempt, clearAttempts, type Attempt } from './rate-limit';
import { initialAnswers } from './me';
import type { Passwords } from './passwords';
import type { SessionServices } from './services';
import { isScryptHash } from './scrypt-hashes';
import { browserIdOf, isKnownBrowser } from './browsers';
import { endSession, findCaller, sessionCookie, signInCookies, startSession } from './sessions';

const LOGIN = { email: required(text()), password: required(text(MAX_PASSWORD_LENGTH)) };

/** Hashes a password again; null if the queue is full, so that the next sign-in replaces the hash. */
const rehash = (passwords: Passwords, password: string): Promise<string | null> =>
  passwords.hash(password).catch((failure: unknown) => {
    if (failure instanceof Refusal) return null;
    throw failure;
  });

/** Each password attempt is recorded in the statistics. Rules R-SES-01, R-SES-08, R-SES-14, R-SES-32 and R-INS-12. */
export const signInEndpoints: readonly Endpoint<SessionServices>[] = [
  open('POST', 'login', { form: LOGIN }, async (call: OpenCallOf<{ form: typeof LOGIN }, SessionServices>) => {
    const { services, form, address, token, secure } = call;
    const { db, passwords, now, isPublic } = services;
    const { password } = form;
    const email = normaliseEmail(form.email);
    const attempt: Attempt = { kind: 'login', account: email, address };
    const [user] = await db.select().from(users).where(eq(users.email, email));
    const browser = browserIdOf(call.browser);
    // Runs for unknown accounts too, so that they take the same time.
    const signIn = { account: email, isKnown: await isKnownBrowser(db, user?.id ?? 0, browser, now()) };
    // Not counted as an attempt, because no password was checked.
    passwords.refuseIfCrowded(signIn);
    await countAttempt(db, attempt, now());
    const mayEnter = user !== undefined && user.active && !(user.demo && isPublic);
    const stored = user?.password ?? null;
    const matches = await passwords.matchesFor(signIn, password, stored);
    if (!mayEnter || !matches) {
      recordEvent(services, 'users', 'failed');
      throw unauthenticated();
    }
    const rehashed = stored !== null && isScryptHash(stored) ? await rehash(passwords, password) : null;
    const fresh = await withRetry(() =>
      db.transaction(async (tx) => {
        await clearAttempts(tx, attempt);
        await tx
          .update(users)
          .set({ lastLogin: utc(now()) })
          .where(eq(users.id, user.id));
        if (stored !== null && rehashed !== null)
          await tx
            .update(users)
            .set({ password: rehashed })
            .where(and(eq(users.id, user.id), eq(users.password, stored)));
        return startSession(tx, { userId: user.id, formerToken: token, browser }, now());
      }),
    );
    recordEvent(services, 'users', 'succeeded');
    const caller = await findCaller(services, fresh);
    if (caller === null) throw unauthenticated();
    return {
      ...ok({}, { [RIGHTS_FINGERPRINT_HEADER]: rightsFingerprint(caller) }),
      cookies: signInCookies(fresh, browser, secure),
      along: { session: fresh, answers: await initialAnswers(services, caller) },
    };
  }),

  open('POST', 'logout', NOTHING, async ({ services: { db }, token, secure }) => {
    if (token !== undefined) await endSession(db, token);
    return { ...ok(), cookies: [sessionCookie('', secure)] };
  }),
];
