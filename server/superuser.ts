import { CountCache } from './database/count-cache';
import { openReadyDatabase } from './open-ready-database';
import { restoreSuperuser } from './session/restore-superuser';
import { Passwords } from './session/passwords';
import { readSettings } from './settings';
import { BackgroundJobs } from './shared/background-jobs';

// `npm run superuser -- <e-mail>`: prints a link with which this address becomes a superuser.

const restore = async (): Promise<string> => {
  const [email] = process.argv.slice(2);
  if (email === undefined) throw new Error('Usage: npm run superuser -- <e-mail address>');
  const settings = readSettings(process.env, process.cwd());
  const jobs = new BackgroundJobs((failure) => process.stderr.write(`${String(failure)}\n`));
  const now = Date.now;
  const database = await openReadyDatabase({ ...settings, passwords: new Passwords(), now, jobs });
  try {
    const address = (): string => settings.publicUrl ?? `http://localhost:${settings.port}`;
    const services = { ...settings, db: database.db, counts: new CountCache(), isPublic: settings.isPublic ?? false };
    return await restoreSuperuser({ ...services, now, jobs, address }, email);
  } finally {
    await database.close();
  }
};

restore().then(
  (link) => process.stdout.write(`Open this link; it works once:\n  ${link}\n`),
  (failure: unknown) => {
    process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`);
    process.exitCode = 1;
  },
);
