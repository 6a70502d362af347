import { logs } from '../database/schema';
import { codeOf } from '../database/errors';
import type { Services } from '../shared/endpoint';
import { utc } from '../shared/text';
import type { Mail } from './mail';

/** Milliseconds after which a mail counts as not sent: the person who asked for it is waiting. */
const LONGEST = 8_000;

/** Sends a mail. @returns whether it left; when it did not, the log says why, without its link and its receiver. */
export const deliver = async ({ mailer, db, now }: Pick<Services, 'mailer' | 'db' | 'now'>, cause: string, mail: Mail): Promise<boolean> => {
  try {
    await within(LONGEST, mailer.send(mail));
    return true;
  } catch (failure) {
    await db.insert(logs).values({
      level: 'error', source: 'back-end', module: 'mail', message: `A mail did not leave (${reasonOf(failure)}).`,
      method: 'POST', requestUrl: `/api/${cause}`, datetime: utc(now()),
    });
    return false;
  }
};

/** Codes only: what a mail server says may name the receiver. */
const reasonOf = (failure: unknown): string => {
  const parts = [codeOf(failure), fieldOf(failure, 'originalCode'), fieldOf(failure, 'command'), fieldOf(failure, 'responseCode')];
  return parts.filter((part) => typeof part === 'string' || typeof part === 'number').join(' ') || 'no reason given';
};

const fieldOf = (failure: unknown, name: string): unknown =>
  (typeof failure === 'object' && failure !== null ? Reflect.get(failure, name) : undefined);

const within = async (milliseconds: number, work: Promise<void>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => { reject(Object.assign(new Error('Too slow'), { code: 'ETIMEDOUT' })); }, milliseconds);
  });
  try {
    await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
};
