import { readFileSync } from 'node:fs';
import { Caller } from './caller';
import { editorsOf } from './editors';
import type { Account } from './journey';

export interface Spread {
  readonly median: number;
  readonly p95: number;
}

/** A percentile of the times. @param part such as 0.95 */
export const spreadAt = (times: readonly number[], part: number): number => {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
};

export const spreadOf = (times: readonly number[]): Spread => ({
  median: spreadAt(times, 0.5),
  p95: spreadAt(times, 0.95),
});

const sorts = ['name', 'email', 'active', 'lastLogin'];
const listQuery = (n: number) => {
  const order = `sort[${sorts[n % sorts.length] ?? 'name'}]=${n % 2 ? 'asc' : 'desc'}`;
  return `user?page=${1 + ((n * 37) % 900)}&perPage=25&${order}${n % 3 === 0 ? '&active=1' : ''}`;
};
const searching = (terms: readonly string[]) => (n: number) =>
  `user?general=${terms[n % terms.length] ?? ''}&page=${1 + (n % 7)}`;
const three = searching(['vri', 'bak', 'kik', 'san', 'zoe', 'pri', 'ost', 'lou', 'mud', 'dek']);
const two = searching(['ba', 'de', 'ki', 'lo', 'mu', 'na', 'pe', 'ri', 'so', 'tu']);

/**
 * Times calls one after the other. @param call path to read, or another call @param before runs before each call,
 * untimed
 */
export async function timesOf(
  caller: Caller,
  call: (n: number) => string | Promise<unknown>,
  count: number,
  before: (n: number) => Promise<unknown> = () => Promise.resolve(),
): Promise<readonly number[]> {
  const times: number[] = [];
  for (let n = 0; n < count; n++) {
    await before(n);
    const start = performance.now();
    const called = call(n);
    await (typeof called === 'string' ? caller.get(called) : called);
    times.push(performance.now() - start);
  }
  return times;
}

export const series = async (...given: Parameters<typeof timesOf>): Promise<Spread> =>
  spreadOf(await timesOf(...given));

/** Concurrent users: half of them read lists and records with short pauses, the other half work in editors. */
async function together(caller: Caller, people: number, milliseconds: number): Promise<Spread> {
  const times: number[] = [];
  const readers = Math.ceil(people / 2);
  const editors = await editorsOf(caller, people - readers);
  const end = performance.now() + milliseconds;
  const read = async (person: number): Promise<void> => {
    for (let n = person; performance.now() < end; n += readers) {
      times.push(await caller.time(n % 3 === 0 ? `user/${1 + (n % 50)}` : listQuery(n)));
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  };
  const [edited] = await Promise.all([editors(end), ...Array.from({ length: readers }, (_, person) => read(person))]);
  return spreadOf([...times, ...edited]);
}

/** Memory of a process in MB, where the system reports it. */
export function memoryOf(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? NaN) / 1024;
  } catch {
    return NaN;
  }
}

export interface ApiFigure {
  readonly measure: string;
  readonly figure: number;
  readonly budget: number;
}

/** The API rows of the budget, with 100,000 users. `share`: part of the budget for this database. */
export async function measureApi(
  url: string,
  account: Account,
  pid: number,
  people: number,
  share: number,
): Promise<ApiFigure[]> {
  const caller = await Caller.signIn(url, account);
  await series(caller, listQuery, 20);
  const list = await series(caller, listQuery, 200);
  const long = await series(caller, three, 100);
  const short = await series(caller, two, 100);
  const crowd = await together(caller, people, 10_000);
  return [
    { measure: 'list: filter, sort, page, count; median', figure: list.median, budget: 12 * share },
    { measure: 'list: filter, sort, page, count; p95', figure: list.p95, budget: 30 * share },
    { measure: 'search, three characters; median', figure: long.median, budget: 15 * share },
    { measure: 'search, three characters; p95', figure: long.p95, budget: 40 * share },
    { measure: 'search, two characters; median', figure: short.median, budget: 200 * share },
    { measure: 'search, two characters; p95', figure: short.p95, budget: 200 * share },
    { measure: `${people} people at once in lists and editors; p95`, figure: crowd.p95, budget: 150 },
    { measure: `${people} people at once in lists and editors; memory, MB`, figure: memoryOf(pid), budget: 450 },
  ];
}
