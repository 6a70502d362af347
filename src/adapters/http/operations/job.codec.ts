import { either, taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { Jobs, ReadRuns } from '../../../application/operations/ports/jobs.port';
import type { CallOptions } from '../../../application/shared/ports/call';
import type { JobLogLine, JobParameter, JobRun, JobTask } from '../../../domain/operations/job';
import { FIRST_RUNS, FURTHER_RUNS } from '../../../domain/operations/job.rule';
import { parseUtc } from '../../../domain/shared/instant';
import { creationKeys } from '../shared/creation-keys';
import type { Http } from '../shared/http';
import { MEDIA_PREFIX } from '../../../domain/shared/media-prefix.rule';
import { defaulted, extra, Flag, Id, mapped, Nothing, optional, payload, UtcDateTime } from '../shared/wire';
import { Word } from '../shared/wire-fields';

const WireParameter = t.intersection([
  t.type({ type: Word, label: t.string, description: defaulted(t.string, '') }),
  t.partial({
    default: t.union([t.string, t.null]),
    items: t.array(t.type({ value: Id, label: t.string })),
  }),
]);

const parameterOf = (name: string, wire: t.TypeOf<typeof WireParameter>): JobParameter => ({
  name,
  type: wire.type,
  label: wire.label,
  description: wire.description,
  default: wire.default ?? null,
  items: wire.items ?? [],
});

const WireTask = t.type({
  label: t.string,
  description: defaulted(t.string, ''),
  parameters: defaulted(t.record(t.string, WireParameter), {}),
  runnable: Flag,
  schedule: optional(t.string),
});

const Tasks = payload(
  'tasks',
  mapped(t.record(t.string, WireTask), 'tasks', (tasks): readonly JobTask[] =>
    Object.entries(tasks).map(([key, { label, description, parameters, runnable, schedule }]) => ({
      key,
      label,
      description,
      parameters: Object.entries(parameters).map(([name, parameter]) => parameterOf(name, parameter)),
      isRunnable: runnable,
      schedule,
    })),
  ),
);

/** Moment (UTC), level, message; a line in another form is only a message. */
const LOG_LINE = /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d) (\w+) (.*)$/;

const logOf = (description: string): readonly JobLogLine[] =>
  description
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, at = '', level = '', text = line] = LOG_LINE.exec(line) ?? [];
      return { at: parseUtc(at) ?? null, level: level.toLowerCase(), text };
    });

const WireRun = t.intersection([
  t.type({
    datetime: UtcDateTime,
    label: t.string,
    parameters: defaulted(t.array(t.type({ label: t.string, value: t.string })), []),
    status: t.type({ label: t.string, description: defaulted(t.string, '') }),
  }),
  t.type({
    id: extra(Id),
    state: extra(Word),
    progress: defaulted(t.number, 0),
    done: defaulted(t.number, 0),
    total: defaulted(t.number, 0),
    lines: defaulted(t.number, 0),
    user: defaulted(t.union([t.null, t.type({ name: t.string })]), null),
    file: optional(t.string),
    next: optional(UtcDateTime),
    can_cancel: defaulted(Flag, false),
    can_retry: defaulted(Flag, false),
  }),
]);

/** Prefix of a library location, which is replaced to get the public URL. */
const LIBRARY = /^\/?api\/library\//;

const runOf = (wire: t.TypeOf<typeof WireRun>, place: number): JobRun => ({
  key: wire.id ?? `${String(wire.datetime)}-${String(place)}`,
  at: wire.datetime,
  label: wire.label,
  parameters: wire.parameters,
  status: wire.status.label,
  log: logOf(wire.status.description),
  progress:
    wire.id === undefined || wire.state === undefined
      ? null
      : {
          id: wire.id,
          state: wire.state,
          percent: wire.progress,
          done: wire.done,
          total: wire.total,
          logLines: wire.lines,
          person: wire.user?.name ?? null,
          file: wire.file?.replace(LIBRARY, MEDIA_PREFIX) ?? null,
          next: wire.next,
          canCancel: wire.can_cancel,
          canRetry: wire.can_retry,
        },
});

const Runs = payload(
  'queue',
  mapped(t.array(WireRun), 'queue', (runs) => runs.map(runOf)),
);
const Log = payload(
  'run',
  mapped(t.type({ status: t.type({ description: t.string }) }), 'log', ({ status }) => logOf(status.description)),
);
const Mark = t.type({ now: extra(t.string), older: optional(t.string) });

const Read = new t.Type<ReadRuns, unknown>(
  'runs',
  (value): value is ReadRuns => value !== undefined,
  (value, context) =>
    pipe(
      Runs.validate(value, context),
      either.chain((runs) =>
        pipe(
          Mark.validate(value, context),
          either.map(({ now, older }): ReadRuns => ({ runs, mark: now ?? null, older })),
        ),
      ),
    ),
  t.identity,
);

const at = (id: string): string => `queue/${encodeURIComponent(id)}`;

/** Tasks and their runs, over HTTP. */
export const jobsHttp = (http: Http): Jobs => {
  const startOnce = creationKeys();
  const readRuns = (query: Readonly<Record<string, string>>, options?: CallOptions) =>
    pipe(
      http.call({ method: 'GET', path: 'queue', query }, Read, options),
      taskEither.map(({ body }) => body),
    );
  return {
    tasks: (options) =>
      pipe(
        http.call({ method: 'GET', path: 'queue/task' }, Tasks, options),
        taskEither.map(({ body }) => body),
      ),
    runs: (mark, options) => readRuns(mark === null ? { newest: String(FIRST_RUNS) } : { changed: mark }, options),
    olderRuns: (older, options) => readRuns({ newest: String(FURTHER_RUNS), before: older }, options),
    log: (id, options) =>
      pipe(
        http.call({ method: 'GET', path: at(id) }, Log, options),
        taskEither.map(({ body }) => body),
      ),
    start: (task, parameters, options) => {
      const form = { task, parameters: JSON.stringify(parameters) };
      return pipe(
        startOnce(form, (key) => http.call({ method: 'POST', path: 'queue', form, key }, Nothing, options)),
        taskEither.map(() => undefined),
      );
    },
    cancel: (id, options) =>
      pipe(
        http.call({ method: 'DELETE', path: at(id) }, Nothing, options),
        taskEither.map(() => undefined),
      ),
    retry: (id, options) =>
      pipe(
        http.call({ method: 'PUT', path: `${at(id)}/retry` }, Nothing, options),
        taskEither.map(() => undefined),
      ),
  };
};
