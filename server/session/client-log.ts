import { logLevelOf, writeLog } from '../insight/published/write-log';
import { ok, open, type Endpoint } from '../shared/endpoint';
import { limitRate } from '../shared/limit-rate';
import { fieldsNotValid } from '../shared/refusal';
import { hashSecret } from '../shared/secrets';

const LONGEST_MESSAGE = 2_000;
const PER_MINUTE = 30;
const ANONYMOUS_PER_HOUR = 1_000;

/** Errors that the console reports about itself. Signed-out reports are rate-limited and logged as warnings. */
export const clientLogEndpoints: readonly Endpoint[] = [
  open('POST', 'log', async ({ services, form, caller, address, logInfo }) => {
    const { db, now } = services;
    form.only('message', 'level');
    const message = form.required('message', LONGEST_MESSAGE).trim();
    const level = logLevelOf(form.text('level') ?? 'warning');
    if (message === '') throw fieldsNotValid('message');
    if (level === undefined) throw fieldsNotValid('level');
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
