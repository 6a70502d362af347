import { resolve } from 'node:path';
import { codeOf } from './database/errors';
import { users } from './database/schema';
import { eq } from 'drizzle-orm';
import { mailerOf } from './mail/mailer';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './seed/demo';
import { createServer, type RunningServer } from './server';
import { inviteFirstSuperuser } from './session/invitations';
import { readSettings, type Settings } from './settings';

/** Starts the server as the environment asks, prints where it is and who may enter, and stops it gracefully. */
const main = async (): Promise<void> => {
  const settings = readSettings(process.env, process.cwd());
  const server = await createServer({
    ...settings,
    mailer: mailerOf(settings.mail),
    root: resolve(import.meta.dirname, '..'),
    log: (line) => process.stdout.write(`${line}\n`),
  });
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    process.stdout.write('Stopping…\n');
    server.stop().then(() => process.exit(0), fail);
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
  try {
    const address = await server.listen(settings.port, settings.host);
    process.stdout.write(`\nKantoor is ready at ${address}\n${await welcome(settings, server)}\n`);
    // The first visitor needs the strings, which are made ready behind the start; what is wrong with them shows then.
    server.services?.strings.prepare().catch(() => undefined);
  } catch (failure) {
    await server.stop();
    throw failure;
  }
};

/** Who can sign in, or how the first person gets in. */
const welcome = async (
  { apiUrl, adminEmail, isPublic, mail }: Settings,
  { services }: RunningServer,
): Promise<string> => {
  if (services === null) return `Calls are passed on to ${apiUrl ?? ''}\n`;
  const post =
    mail.smtpUrl === undefined
      ? `Mails are kept as files in ${mail.outbox}\n`
      : `Mails leave through ${new URL(mail.smtpUrl).host}\n`;
  const link = await inviteFirstSuperuser(services, adminEmail);
  if (link !== null)
    return `${post}\nFirst superuser: open this link within 24 hours. It works once; a new start makes a new one.\n  ${link}\n`;
  const planted = (await services.db.select({ email: users.email }).from(users).where(eq(users.demo, true))).map(
    ({ email }) => email,
  );
  if (planted.length === 0) return post;
  if (isPublic) return `${post}The demonstration accounts are shut: strangers can reach this address.\n`;
  const accounts = DEMO_ACCOUNTS.filter(({ email }) => planted.includes(email)).map(
    ({ email, role }) => `  ${email.padEnd(24)} ${role}`,
  );
  return [post, `Accounts of the demonstration data, all with the password ${DEMO_PASSWORD}`, ...accounts, ''].join(
    '\n',
  );
};

const fail = (failure: unknown): never => {
  const message = failure instanceof Error ? failure.message : String(failure);
  process.stderr.write(
    `\n${codeOf(failure) === 'EADDRINUSE' ? 'The port is taken: stop the other program or set PORT to another number.' : message}\n`,
  );
  process.exit(1);
};

main().catch(fail);
