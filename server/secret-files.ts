import { readFileSync } from 'node:fs';

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings that contain secrets; `DATABASE_URL_FILE` names a file with the value of `DATABASE_URL`. */
const SECRETS = ['DATABASE_URL', 'SMTP_URL', 'KANTOOR_SPARE_PARTS_FEED', 'BACKUP_PASSPHRASE'];

const readSecret = (name: string, file: string): string => {
  let secret: string;
  try {
    secret = readFileSync(file, 'utf8').trim();
  } catch {
    throw new Error(`${name}_FILE must name a file that this program may read, not "${file}".`);
  }
  // Without this, an empty secret would start another database.
  if (secret === '') throw new Error(`The file of ${name}_FILE is empty: "${file}".`);
  return secret;
};

/** The environment with the secrets that are in files. Rule R-RUN-06. @throws an error that says what to change */
export const withSecretFiles = (environment: Environment): Environment => {
  const files = SECRETS.filter((name) => (environment[`${name}_FILE`] ?? '') !== '');
  const twice = files.find((name) => (environment[name] ?? '') !== '');
  if (twice !== undefined) throw new Error(`Set ${twice} or ${twice}_FILE, not both.`);
  return {
    ...environment,
    ...Object.fromEntries(files.map((name) => [name, readSecret(name, environment[`${name}_FILE`] ?? '')])),
  };
};
