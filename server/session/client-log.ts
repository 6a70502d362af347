import { logs } from '../database/schema';
import { ok, open, type Endpoint } from '../shared/endpoint';
import { fieldsNotValid } from '../shared/refusal';
import { hashSecret } from '../shared/secrets';
import { utc } from '../shared/utc';
import { limitRate } from './rate-limit';

const LEVELS = ['message', 'warning', 'error'];
const LONGEST_MESSAGE = 2_000;
const PER_MINUTE = 30;
const ANONYMOUS_PER_HOUR = 1_000;

/** Errors that the console reports about itself. Signed-out reports are rate-limited and logged as warnings. */
export const clientLogEndpoints: readonly Endpoint[] = [
  open('POST', 'log', async ({ services: { db, now }, form, caller, address }) => {
    form.only('message', 'level');
    const message = form.required('message', LONGEST_MESSAGE).trim();
    const level = form.text('level') ?? 'warning';
    if (message === '') throw fieldsNotValid('message');
    if (!LEVELS.includes(level)) throw fieldsNotValid('level');
    await limitRate(db, hashSecret(`log\n${caller === null ? address : caller.id}`), now(), PER_MINUTE, 60);
    if (caller === null) await limitRate(db, 'log of strangers', now(), ANONYMOUS_PER_HOUR, 3_600);
    await db.insert(logs).values({
      level: caller === null ? 'warning' : level,
      source: 'front-end',
      module: 'console',
      message,
      method: 'POST',
      requestUrl: '/api/log',
      datetime: utc(now()),
      userId: caller?.id ?? null,
    });
    return ok();
  }),
];
