import { LOG_LEVELS } from '../insight/published/log-levels';
import { writeLog } from '../insight/published/write-log';
import { ok, open, type Endpoint } from '../shared/endpoint';
import { limitRate } from '../shared/limit-rate';
import { fieldsNotValid } from '../shared/refusal';
import { choice, required, text } from '../shared/reads';
import { hashSecret } from '../shared/secrets';

const REPORT = { message: required(text(2_000)), level: choice(LOG_LEVELS) };
const PER_MINUTE = 30;
const ANONYMOUS_PER_HOUR = 1_000;

/** Errors that the console reports about itself. Signed-out reports are rate-limited and logged as warnings. */
export const clientLogEndpoints: readonly Endpoint[] = [
  open('POST', 'log', { form: REPORT }, async ({ services, form, caller, address, logInfo }) => {
    const { db, now } = services;
    const { level = 'warning' } = form;
    const message = form.message.trim();
    if (message === '') throw fieldsNotValid('message');
    await limitRate(db, hashSecret(`log\n${caller === null ? address : caller.id}`), now(), PER_MINUTE, 60);
    if (caller === null) await limitRate(db, 'log of strangers', now(), ANONYMOUS_PER_HOUR, 3_600);
    await writeLog(services, {
      level: caller === null ? 'warning' : level,
      source: 'front-end',
      module: 'Console',
      message,
      method: 'POST',
      requestUrl: '/api/log',
      userId: caller?.id ?? null,
      answer: { status: '200', code: 'OK' },
      info: { ...logInfo(), ...(caller && { locale: caller.language }) },
    });
    return ok();
  }),
];
