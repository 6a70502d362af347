import type { LogLevel, LogMethod, LogSource } from '../../src/domain/insight/published/log-entry.rule';

/** A kind of log entry; `{n}`, `{mb}`, `{file}`, `{name}` and `{site}` stand for the varying parts. */
interface Sample {
  readonly level: LogLevel;
  readonly source?: LogSource;
  readonly module: string;
  readonly message: string;
  readonly method: LogMethod;
  readonly url: string;
  readonly answer?: string | Readonly<Record<string, string>>;
  /** File and line. */
  readonly at: readonly [string, number];
}

const FILES = ['tuin-groot.tif', 'bus-01.jpg', 'HR28-handleiding.pdf', 'showroom Zwolle.png', 'prijslijst 2026.xlsx'];
const NAMES = ['Duinwaard', 'Noorderlicht', 'Heldervent', 'Waterman', 'Zuiderkoel', 'Bos & Zn'];
const SITES = ['Zilvermeeuw NL', 'Silvergull UK'];

const job = (module: string, level: LogLevel, message: string, url: string, answer: Sample['answer']): Sample => ({
  level,
  module,
  message,
  method: 'CLI',
  url,
  ...(answer !== undefined && { answer }),
  at: ['server/shared/background-jobs.ts', 21],
});

/** The demonstration entries, most frequent first. */
const SAMPLES: readonly Sample[] = [
  job('Spare parts', 'message', 'Supplier feed {name} was read', 'spare-parts-sync {name}', {
    processed: '{n}',
    failed: '0',
  }),
  job('Logs', 'message', 'Old log entries were deleted', 'log-retention', { deleted: '{n}', older_than: '90 days' }),
  {
    level: 'warning',
    source: 'front-end',
    module: 'Console',
    message: 'Missing string nl:content.blog.part{n}',
    method: 'POST',
    url: '/api/log',
    answer: { status: '200', code: 'OK' },
    at: ['server/session/client-log.ts', 26],
  },
  {
    level: 'warning',
    module: 'Users',
    message: 'Refused: the right users.edit is missing',
    method: 'PUT',
    url: '/api/user/{n}',
    answer: { status: '403', code: 'FORBIDDEN', right: 'users.edit' },
    at: ['server/shared/check-access.ts', 10],
  },
  job('Search', 'message', 'Index of {site} was updated', 'search-index', 'ok, {n} documents'),
  {
    level: 'warning',
    module: 'Blog',
    message: 'Save refused: changed by somebody else in the meantime',
    method: 'PUT',
    url: '/api/blog/{n}',
    answer: { status: '412', code: 'CHANGED' },
    at: ['server/shared/etag.ts', 18],
  },
  {
    level: 'error',
    module: 'E-mails',
    message: 'An e-mail could not be sent (ETIMEDOUT CONN).',
    method: 'POST',
    url: '/api/reset',
    answer: { code: 'ETIMEDOUT', command: 'CONN' },
    at: ['server/mail/send-mail.ts', 20],
  },
  {
    level: 'error',
    module: 'Library',
    message: 'Upload of {file} timed out after {mb} MB',
    method: 'POST',
    url: '/api/library/Projecten/{file}',
    answer: 'Request timed out: the client sent no data for 60 s.',
    at: ['server/http/raw-body.ts', 44],
  },
  job('Spare parts', 'error', 'Supplier feed {name} timed out after 30 s', 'spare-parts-sync {name}', {
    code: 'ETIMEDOUT',
    attempt: '3 of 3',
    received: '0 of {n} items',
  }),
  {
    level: 'message',
    module: 'Pages',
    message: 'Preview of {name} was rendered',
    method: 'GET',
    url: '/api/preview/page/{n}',
    answer: { status: '200', blocks: '{n}' },
    at: ['server/content/preview/render.ts', 31],
  },
  {
    level: 'message',
    module: 'Redirects',
    message: 'Import of {n} redirects finished',
    method: 'POST',
    url: '/api/redirect',
    answer: { status: '200', added: '{n}', refused: '2' },
    at: ['server/site/redirects.ts', 58],
  },
  {
    level: 'error',
    source: 'front-end',
    module: 'Console',
    message: 'Malformed answer: blogs.{n}.locked',
    method: 'POST',
    url: '/api/log',
    answer: { status: '200', code: 'OK' },
    at: ['server/session/client-log.ts', 26],
  },
  {
    level: 'warning',
    module: 'Branches',
    message: 'Time zone of {name} is unknown, Amsterdam is used',
    method: 'PUT',
    url: '/api/branch/{n}',
    at: ['server/content/items/save-item.ts', 77],
  },
  {
    level: 'error',
    module: 'Library',
    message: "TypeError: Cannot read properties of undefined (reading 'width')",
    method: 'DELETE',
    url: '/api/library/Projecten/{file}',
    answer: { status: '500', code: 'ERROR' },
    at: ['server/library/files.ts', 132],
  },
  {
    level: 'warning',
    module: 'Popups',
    message: 'Two popups overlap on {site}',
    method: 'POST',
    url: '/api/popup',
    answer: { first: '{n}', second: '8' },
    at: ['server/site/popups.ts', 40],
  },
  {
    level: 'message',
    module: 'Sign-in',
    message: 'A session of {name} ended after 12 hours',
    method: 'GET',
    url: '/api/me',
    answer: { status: '401', code: 'UNAUTHENTICATED' },
    at: ['server/session/sessions.ts', 88],
  },
  {
    level: 'message',
    module: 'Tags',
    message: 'Tag {n} was deleted from 4 items',
    method: 'DELETE',
    url: '/api/tag/{n}',
    answer: { status: '204' },
    at: ['server/content/terms/tags.ts', 64],
  },
];

/** Fills in a sample for the `n`th entry; every placeholder depends on `n` only. */
const filled = (text: string, n: number): string =>
  text
    .replaceAll('{n}', String(1 + ((n * 7919) % 9_973)))
    .replaceAll('{mb}', String(80 + ((n * 7919) % 900)))
    .replaceAll('{file}', FILES[n % FILES.length] ?? '')
    .replaceAll('{name}', NAMES[n % NAMES.length] ?? '')
    .replaceAll('{site}', SITES[n % SITES.length] ?? '');

/** Squaring a uniform distribution makes the first samples more frequent. */
const sampleAt = (n: number): Sample | undefined => {
  const spread = ((n * 7_919) % 1_009) / 1_009;
  return SAMPLES[Math.floor(spread ** 2 * SAMPLES.length)];
};

/** A row of the log, as stored. */
export interface LogSampleRow {
  readonly level: LogLevel;
  readonly source: LogSource;
  readonly module: string;
  readonly message: string;
  readonly method: LogMethod;
  readonly requestUrl: string;
  readonly answer: string | Readonly<Record<string, string>> | null;
  readonly debug: { readonly file: string; readonly line: number };
  readonly info: Readonly<Record<string, string>>;
  /** Whether a user caused the entry. */
  readonly byPerson: boolean;
}

/** The `n`th demonstration entry of the log. */
export const logSample = (n: number): LogSampleRow => {
  const sample = sampleAt(n) ?? job('Console', 'message', 'Started', 'start', undefined);
  const { answer = null, at } = sample;
  const isCommand = sample.method === 'CLI';
  return {
    level: sample.level,
    source: sample.source ?? 'back-end',
    module: sample.module,
    message: filled(sample.message, n),
    method: sample.method,
    requestUrl: filled(sample.url, n),
    answer:
      answer === null || typeof answer === 'string'
        ? answer && filled(answer, n)
        : Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, filled(value, n)])),
    debug: { file: at[0], line: at[1] },
    info: {
      host: `api-${1 + (n % 2)}.zilvermeeuw.example`,
      release: '2026.11.3',
      runtime: 'Node.js 24.11.0',
      memory: `${150 + (n % 90)} MB, heap 96 MB`,
      duration: `${3 + ((n * 13) % 900)} ms`,
      ...(isCommand
        ? { job_run: String(88_000 + n) }
        : { remote_address: `203.0.113.${1 + (n % 250)}`, request_id: (n * 2_654_435_761).toString(16) }),
      time_zone: 'Europe/Amsterdam',
    },
    byPerson: !isCommand && n % 5 !== 0,
  };
};
