import { logs } from '../database/schema';
import { codeOf } from '../database/errors';
import { utc } from '../shared/utc';
import type { Mail, MailServices } from './mail';

/** Milliseconds that a request waits for e-mails; the console's own timeout is 10 s. */
const WAIT_TIMEOUT = 8_000;

/** Sends an e-mail. @returns whether it was sent; a failure is logged without link and recipient */
export const sendMail = async (
  { mailer, db, now }: Pick<MailServices, 'mailer' | 'db' | 'now'>,
  cause: string,
  mail: Mail,
): Promise<boolean> => {
  try {
    await mailer.send(mail);
    return true;
  } catch (failure) {
    await db.insert(logs).values({
      level: 'error',
      source: 'back-end',
      module: 'mail',
      message: `An e-mail could not be sent (${reasonOf(failure)}).`,
      method: 'POST',
      requestUrl: `/api/${cause}`,
      datetime: utc(now()),
    });
    return false;
  }
};

/** Codes only: a mail server's message may contain the recipient. */
const reasonOf = (failure: unknown): string => {
  const parts = [
    codeOf(failure),
    fieldOf(failure, 'originalCode'),
    fieldOf(failure, 'command'),
    fieldOf(failure, 'responseCode'),
  ];
  return parts.filter((part) => typeof part === 'string' || typeof part === 'number').join(' ') || 'no reason given';
};

const fieldOf = (failure: unknown, name: string): unknown =>
  typeof failure === 'object' && failure !== null ? Reflect.get(failure, name) : undefined;

/**
 * Sends e-mails and waits up to `WAIT_TIMEOUT`; unfinished ones continue in the background.
 * @returns for each whether it was sent; null if not known yet
 */
export const sendMailsWithTimeout = async (
  services: MailServices,
  cause: string,
  mails: readonly Mail[],
): Promise<(boolean | null)[]> => {
  const results = mails.map((): boolean | null => null);
  const all = Promise.all(
    mails.map(async (mail, place) => {
      results[place] = await sendMail(services, cause, mail);
    }),
  );
  services.jobs.start(async () => {
    await all;
  });
  await waitAtMost(WAIT_TIMEOUT, all);
  return [...results];
};

const waitAtMost = async (milliseconds: number, work: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  try {
    await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
};
