import { logs } from '../database/schema';
import { codeOf } from '../database/errors';
import { utc } from '../shared/utc';
import type { Mail, MailServices } from './mail';

/** Milliseconds that a person waits for a mail to leave; the console itself waits ten seconds for an answer. */
const LONGEST = 8_000;

/**
 * Sends a mail; each step of the talk with a mail server has its own bound.
 * @returns whether it left; when it did not, the log says why, without its link and its receiver.
 */
export const deliver = async (
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
      message: `A mail did not leave (${reasonOf(failure)}).`,
      method: 'POST',
      requestUrl: `/api/${cause}`,
      datetime: utc(now()),
    });
    return false;
  }
};

/** Codes only: what a mail server says may name the receiver. */
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
 * Sends mails that somebody waits for, up to a bound; what has not left by then goes on leaving.
 * @returns for each in turn whether it left, `null` while that is not known yet
 */
export const deliverWaiting = async (
  services: MailServices,
  cause: string,
  mails: readonly Mail[],
): Promise<(boolean | null)[]> => {
  const left = mails.map((): boolean | null => null);
  const all = Promise.all(
    mails.map(async (mail, place) => {
      left[place] = await deliver(services, cause, mail);
    }),
  );
  services.errands.start(async () => {
    await all;
  });
  await within(LONGEST, all);
  return [...left];
};

const within = async (milliseconds: number, work: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  try {
    await Promise.race([work, enough]);
  } finally {
    clearTimeout(timer);
  }
};
