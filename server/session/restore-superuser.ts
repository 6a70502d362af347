import { eq } from 'drizzle-orm';
import { emailProblem, normaliseEmail } from '../../src/domain/shared/email.rule';
import type { Database } from '../database/database';
import { browsers, passwordResets, sessions, users } from '../database/schema';
import { serverInfo } from '../insight/published/server-info';
import { writeLog } from '../insight/published/write-log';
import type { Services } from '../shared/endpoint';
import { emailLink } from './email-links';
import { inviteSuperuser } from './invitations';
import { newResetCode } from './password-reset';

type RestoreServices = Pick<Services, 'db' | 'now' | 'address' | 'jobs' | 'isPublic'>;

/**
 * Makes a superuser of an address, for whoever runs the server when nobody can sign in: an account becomes active,
 * loses its password and its sessions, and gets a link for a new password; an unknown address gets an invitation.
 * Logged. Rule R-RUN-07.
 * @returns the link; it works once @throws an error that says what to do
 */
export const restoreSuperuser = async (services: RestoreServices, address: string): Promise<string> => {
  const { db, now, isPublic } = services;
  const email = normaliseEmail(address);
  if (emailProblem(email) !== null) throw new Error(`"${address}" is no e-mail address.`);
  const [user] = await db.select({ id: users.id, demo: users.demo }).from(users).where(eq(users.email, email));
  if (user?.demo === true && isPublic)
    throw new Error('Demonstration accounts are disabled on this server. Use another address.');
  const link =
    user === undefined
      ? await inviteSuperuser(services, email)
      : emailLink(services, 'reset', email, await db.transaction((tx) => makeSuperuser(tx, user.id, now())));
  await writeLog(services, {
    level: 'warning',
    module: 'Users',
    message: 'Superuser access was restored by command',
    method: 'CLI',
    requestUrl: 'superuser',
    answer: { account: user === undefined ? 'invited' : 'restored' },
    userId: user?.id ?? null,
    info: serverInfo(),
  });
  return link;
};

/** Ends all ways into an account but the new link: whoever knew its password must not become a superuser. */
const makeSuperuser = async (tx: Database, id: number, now: number): Promise<string> => {
  await tx.update(users).set({ su: true, active: true, password: null }).where(eq(users.id, id));
  await tx.delete(passwordResets).where(eq(passwordResets.userId, id));
  await tx.delete(sessions).where(eq(sessions.userId, id));
  await tx.delete(browsers).where(eq(browsers.userId, id));
  return newResetCode(tx, id, now);
};
