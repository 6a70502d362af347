import { resolve } from 'node:path';
import { offerCopies } from './backup/copy-service';
import { scheduledBackups } from './backup/published/scheduled-backups';
import { codeOf } from './database/errors';
import { users } from './database/schema';
import { eq } from 'drizzle-orm';
import { PORT_IN_USE, requireFreePort } from './http/require-free-port';
import { requireFolder } from './database/require-folder';
import type { Metrics } from './health/metrics';
import type { MetricsServer } from './health/serve-metrics';
import { logLines } from './http/log-format';
import { createMailer } from './mail/mailer';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './seed/demo';
import { createServer, type RunningServer } from './server';
import { inviteFirstSuperuser } from './session/invitations';
import { readSettings, type Settings } from './settings';

/** Starts the server, prints URL and accounts, and stops it on a signal. */
const main = async (): Promise<void> => {
  const settings = readSettings(process.env, process.cwd());
  await requireFreePort(settings.port, settings.host);
  if (settings.apiUrl === undefined) await requireFolder('DATA_DIR', settings.dataDir);
  if (settings.backupDir !== undefined) await requireFolder('BACKUP_DIR', settings.backupDir);
  const lines = logLines(settings.logFormat ?? 'text');
  const say = (text: string): void => {
    process.stdout.write(`${lines.message(Date.now(), text)}\n`);
  };
  let metrics: Metrics | null = null;
  const server = await createServer({
    ...settings,
    mailer: createMailer(settings.mail),
    backups: settings.backupDir === undefined ? undefined : scheduledBackups(settings.backupDir, settings),
    root: resolve(import.meta.dirname, '..'),
    log: (line) => process.stdout.write(`${line}\n`),
    onRequest: (request) => metrics?.observe(request),
  });
  let metricsServer: MetricsServer | null = null;
  let endCopies: (() => Promise<void>) | undefined;
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    say('Stopping…');
    Promise.all([server.stop(), metricsServer?.stop(), endCopies?.()]).then(() => process.exit(0), fail);
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
  try {
    const address = await server.listen(settings.port, settings.host);
    if (settings.metrics !== undefined && server.database !== null && server.services !== null) {
      // Loaded only if metrics are enabled.
      const [{ createMetrics }, { serveMetrics }] = await Promise.all([
        import('./health/metrics'),
        import('./health/serve-metrics'),
      ]);
      metrics = createMetrics({ ...server.services, database: server.database });
      metricsServer = await serveMetrics(metrics, settings.metrics.port, settings.metrics.host);
    }
    const copyFiles = server.database?.copyFiles;
    if (copyFiles !== undefined) endCopies = await offerCopies(settings.dataDir, copyFiles);
    say(`\nKantoor is ready at ${address}\n${await startupMessage(settings, server)}`);
    // Prepares the strings in the background; errors show on the first request.
    server.services?.strings.prepare().catch(() => undefined);
  } catch (failure) {
    await server.stop();
    throw failure;
  }
};

/** Describes how to sign in. */
const startupMessage = async (
  { apiUrl, adminEmail, isPublic, mail }: Settings,
  { services }: RunningServer,
): Promise<string> => {
  if (services === null) return `API requests are forwarded to ${apiUrl ?? ''}\n`;
  const mailInfo =
    mail.smtpUrl === undefined
      ? `E-mails are saved as files in ${mail.outbox}\n`
      : `E-mails are sent through ${new URL(mail.smtpUrl).host}\n`;
  const link = await inviteFirstSuperuser(services, adminEmail);
  if (link !== null) {
    const hint = 'First superuser: open this link within 24 hours. It works once; restart the server for a new one.';
    return `${mailInfo}\n${hint}\n  ${link}\n`;
  }
  const demoEmails = (await services.db.select({ email: users.email }).from(users).where(eq(users.demo, true))).map(
    ({ email }) => email,
  );
  if (demoEmails.length === 0) return mailInfo;
  if (isPublic) return `${mailInfo}The demo accounts are disabled, because other computers can reach this server.\n`;
  const accounts = DEMO_ACCOUNTS.filter(({ email }) => demoEmails.includes(email)).map(
    ({ email, role }) => `  ${email.padEnd(24)} ${role}`,
  );
  return [mailInfo, `Demo accounts, all with the password ${DEMO_PASSWORD}:`, ...accounts, ''].join('\n');
};

const fail = (failure: unknown): never => {
  const message = failure instanceof Error ? failure.message : String(failure);
  const isPortInUse = codeOf(failure) === 'EADDRINUSE';
  process.stderr.write(`\n${isPortInUse ? PORT_IN_USE : message}\n`);
  process.exit(1);
};

main().catch(fail);
