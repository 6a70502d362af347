import { sql } from 'drizzle-orm';
import { parameterProblem } from '../../../src/domain/operations/job.rule';
import { queryRows, type Database } from '../../database/database';
import type { Caller } from '../../shared/endpoint';
import { fieldsNotValid } from '../../shared/refusal';
import { checkMayStart } from './job-rights';
import { defaultOf, type JobParameters, type JobTask } from './job-task';

/** Whether an item has this code, ignoring case. */
const isItemCode = async (db: Pick<Database, 'execute'>, code: string): Promise<boolean> =>
  (await queryRows(db, sql`select from shop_items where lower(code) = lower(${code}) limit 1`)).length > 0;

/** Reads the options of a run; fills in defaults of absent ones. Rule R-JOB-03. */
export const readParameters = async (
  db: Pick<Database, 'execute'>,
  task: JobTask,
  caller: Caller,
  text: string,
): Promise<JobParameters> => {
  const sent = readTexts(text);
  const known = Object.entries(task.parameters);
  if (Object.keys(sent).some((name) => !Object.hasOwn(task.parameters, name))) throw fieldsNotValid('parameters');
  checkMayStart(task, caller, sent);
  const wrong = known.filter(([name, parameter]) => {
    const value = sent[name] ?? '';
    const items = parameter.items?.(caller).map((item) => ({ value: item }));
    return (
      parameterProblem({ type: parameter.type, default: defaultOf(parameter, caller), items }, value) !== null ||
      (value !== '' && parameter.accepts?.(value) === false)
    );
  });
  const names = new Set(wrong.map(([name]) => name));
  for (const [name, { type }] of known) {
    const code = sent[name] ?? '';
    if (type === 'item-code' && code !== '' && !names.has(name) && !(await isItemCode(db, code))) names.add(name);
  }
  if (names.size > 0) throw fieldsNotValid(...names);
  return Object.fromEntries(
    known.map(([name, parameter]) => [name, sent[name] || (defaultOf(parameter, caller) ?? '')]),
  );
};

const readTexts = (text: string): JobParameters => {
  if (text === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw fieldsNotValid('parameters');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw fieldsNotValid('parameters');
  const entries = Object.entries(value).map(([name, own]: [string, unknown]): [string, string] => {
    // PostgreSQL stores neither NUL nor lone surrogates.
    if (typeof own !== 'string' || own.includes('\0') || !own.isWellFormed()) throw fieldsNotValid('parameters');
    return [name, own.trim()];
  });
  return Object.fromEntries(entries);
};
