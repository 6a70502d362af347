import { sql, type SQL } from 'drizzle-orm';
import { LISTED_LOG_LINES, MOST_LISTED_RUNS } from '../../../src/domain/operations/job.rule';
import { parseUtc } from '../../../src/domain/shared/instant';
import { queryRow, queryRows } from '../../database/database';
import { violatedConstraint } from '../../database/errors';
import {
  noContent,
  NOTHING,
  ok,
  withAnyRightOf,
  withRight,
  type Caller,
  type CallOf,
  type Endpoint,
} from '../../shared/endpoint';
import { integer, json, required, text } from '../../shared/reads';
import { idOf } from '../../shared/record';
import { fieldsNotValid, notFound, Refusal } from '../../shared/refusal';
import { utc } from '../../shared/utc';
import type { JobQueue } from './job-queue';
import { readParameters } from './job-parameters';
import { checkMayStart, isOffered } from './job-rights';
import { cancelRun, retryRun } from './job-runs';
import type { LogLine } from './run-log';
import type { JobParameters, JobServices } from './job-task';
import { runToWire, taskToWire, type ListedRun } from './job-to-wire';

export interface QueueServices extends JobServices {
  readonly queue: JobQueue;
}

type QueueCall = CallOf<typeof NOTHING, QueueServices>;

/** Maximum characters of a run's options as JSON. */
const LONGEST_PARAMETERS = 5_000;
/** Maximum number of runs in one response. */
const MOST_NEWEST = 1_000;
/** Moment and id of a run; the response lists older runs. */
const BEFORE = /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d) ([1-9]\d{0,8})$/;
/** Changes are listed again for this long, because transactions commit in a different order than they began. */
const OVERLAP = sql`interval '5 seconds'`;
const MOMENT = /^[\d :-]{19}(\.\d{1,6})?$/;

const visible = ({ website }: Caller): SQL =>
  website === null ? sql`r.website_id is null` : sql`(r.website_id is null or r.website_id = ${website})`;

const moment = (column: SQL): SQL => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS')`;

const runColumns = (log: SQL): SQL => sql`
  r.id, r.task, r.parameters, r.state, r.stopping, r.attempt, r.done, r.total, ${log} as log,
  jsonb_array_length(r.log) as lines, r.file, r.created::text as created, r.finished::text as finished,
  ${moment(sql`r.due`)} as due,
  case when u.id is not null then json_build_object('id', u.id, 'name', concat_ws(' ', u.firstname, u.surname)) end
    as person`;

const LAST_LINES = sql`jsonb_path_query_array(r.log, ${`$[last - ${LISTED_LOG_LINES - 1} to last]`}::jsonpath)`;

/** @returns the runs that are older than one; undefined for no condition. Rule R-JOB-09. */
const readBefore = (sent: string | undefined): SQL | undefined => {
  if (sent === undefined) return undefined;
  const [, created, id] = BEFORE.exec(sent) ?? [];
  if (created === undefined || id === undefined || parseUtc(created) === null) throw fieldsNotValid('before');
  return sql`(r.created, r.id) < (${created}::timestamp, ${id}::integer)`;
};

const RUNS = { query: { changed: text(), newest: integer(1, MOST_NEWEST), before: text() } };
const STARTED = { form: { task: required(text()), parameters: json(LONGEST_PARAMETERS) } };

const listRuns = async ({
  services: { db, queue },
  caller,
  query: { changed, ...query },
}: CallOf<typeof RUNS, QueueServices>): Promise<ReturnType<typeof ok>> => {
  if (changed !== undefined && (!MOMENT.test(changed) || parseUtc(changed.replace(/\..*/, '')) === null))
    throw fieldsNotValid('changed');
  const [newest, before] = [query.newest ?? MOST_LISTED_RUNS, readBefore(query.before)];
  const { now } = await queryRow<{ now: string }>(
    db,
    sql`select to_char(now() at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') as now`,
  );
  const rows = await queryRows<ListedRun>(
    db,
    sql`
      select ${runColumns(LAST_LINES)}
      from job_runs r
      left join users u on u.id = r.started_by
      where ${visible(caller)}
        ${changed === undefined ? sql`` : sql`and r.changed > ${changed}::timestamp at time zone 'UTC' - ${OVERLAP}`}
        ${before === undefined ? sql`` : sql`and ${before}`}
      order by r.created desc, r.id desc limit ${newest}`,
  );
  const last = rows.length === newest ? rows.at(-1) : undefined;
  return ok({
    queue: rows.map(runToWire(queue.tasks, caller)),
    now,
    older: last === undefined ? null : `${last.created} ${last.id}`,
  });
};

const listTasks = async ({ services: { db, queue }, caller }: QueueCall): Promise<ReturnType<typeof ok>> => {
  const open = await queryRows<{ task: string }>(
    db,
    sql`
      select distinct r.task from job_runs r
      where r.exclusive and (r.state in ('waiting', 'running') or r.stopping) and ${visible(caller)}`,
  );
  const offered = queue.tasks.filter((task) => isOffered(task, caller));
  const busy = new Set(open.map(({ task }) => task));
  return ok({
    tasks: Object.fromEntries(
      offered.map((task) => [
        task.key,
        taskToWire(task, caller, {
          runnable: !busy.has(task.key) && (!task.perWebsite || caller.website !== null),
          schedule: queue.schedules[task.key] ?? null,
        }),
      ]),
    ),
  });
};

const startTask = async ({ services, caller, form }: CallOf<typeof STARTED, QueueServices>) => {
  const { db, queue, now } = services;
  const { task: key, parameters: sent = '' } = form;
  const task = queue.tasks.find((known) => known.key === key);
  if (task === undefined) throw fieldsNotValid('task');
  const parameters = await readParameters(db, task, caller, sent);
  if (task.perWebsite && caller.website === null) throw fieldsNotValid('task');
  const id = await queue.add(
    {
      task: key,
      exclusive: task.exclusive,
      website: task.perWebsite ? caller.website : null,
      parameters,
      person: caller.id,
      created: utc(now()),
    },
    services,
  );
  if (id === undefined) throw busy();
  return { status: 201 as const, body: { code: 'OK' }, headers: { Location: `api/queue/${id}` } };
};

const busy = (): Refusal => new Refusal(409, 'DUPLICATE');

/** A run with its complete log. Rule R-JOB-15. */
const readRun = async (call: QueueCall): Promise<ReturnType<typeof ok>> => {
  const { services, caller } = call;
  const [found] = await queryRows<ListedRun>(
    services.db,
    sql`
      select ${runColumns(sql`r.log`)} from job_runs r left join users u on u.id = r.started_by
      where r.id = ${idOf(call)} and ${visible(caller)}`,
  );
  if (found === undefined) throw notFound();
  return ok({ run: runToWire(services.queue.tasks, caller)(found) });
};

interface FoundRun {
  readonly id: number;
  readonly task: string;
  readonly parameters: JobParameters;
}

/** 404 for a run of another website. */
const requireRun = async (call: QueueCall): Promise<FoundRun> => {
  const id = idOf(call);
  const [found] = await queryRows<FoundRun>(
    call.services.db,
    sql`select r.id, r.task, r.parameters from job_runs r where r.id = ${id} and ${visible(call.caller)}`,
  );
  if (found === undefined) throw notFound();
  return found;
};

const noted = async ({ services: { db, now }, caller }: QueueCall, key: 'cancelled' | 'retried'): Promise<LogLine> => {
  const { name } = await queryRow<{ name: string }>(
    db,
    sql`select concat_ws(' ', firstname, surname) as name from users where id = ${caller.id}`,
  );
  return { at: utc(now()), level: 'info', key, values: { name } };
};

const cancel = async (call: QueueCall) => {
  const { id } = await requireRun(call);
  const { db, now, queue } = call.services;
  const delivery = await cancelRun(db, id, utc(now()), await noted(call, 'cancelled'));
  if (delivery === undefined) throw new Refusal(409, 'CHANGED');
  await queue.withdraw(delivery);
  return noContent;
};

const retry = async (call: QueueCall) => {
  const { id, task: key, parameters } = await requireRun(call);
  const { db, queue } = call.services;
  const task = queue.tasks.find((known) => known.key === key);
  if (task === undefined) throw new Refusal(409, 'CHANGED');
  checkMayStart(task, call.caller, parameters);
  const again = await retryRun(db, id, call.caller.id, await noted(call, 'retried')).catch((failure: unknown) => {
    throw violatedConstraint(failure) === 'job_runs_exclusive' ? busy() : failure;
  });
  if (again === undefined) throw new Refusal(409, 'CHANGED');
  await queue.deliver(again);
  queue.changed();
  return noContent;
};

/** Endpoints of tasks and their runs. Rules R-JOB-01 to R-JOB-06, R-JOB-16 and R-JOB-17. */
export const jobEndpoints: readonly Endpoint<QueueServices>[] = [
  withAnyRightOf('queue')('GET', 'queue/task', NOTHING, listTasks),
  withAnyRightOf('queue')('GET', 'queue', RUNS, listRuns),
  withAnyRightOf('queue')('GET', 'queue/:id', NOTHING, readRun),
  withRight('queue.start')('POST', 'queue', STARTED, startTask),
  withRight('queue.start')('DELETE', 'queue/:id', NOTHING, cancel),
  withRight('queue.start')('PUT', 'queue/:id/retry', NOTHING, retry),
];
