import { series, type ApiFigure } from './api';
import { Caller } from './caller';
import type { Account } from './journey';

const SORTS = ['datetime', 'level', 'module', 'method', 'source', 'message'];
const FILTERS = [
  '',
  '&level[]=error',
  '&level[]=warning&level[]=error&source[]=back-end',
  '&method[]=POST&method[]=PUT',
  '&source[]=front-end',
  '&level[]=message&method[]=CLI',
];
const listQuery = (n: number): string => {
  const order = n % 3 === 0 ? '' : `&sort[${SORTS[n % SORTS.length] ?? 'level'}]=${n % 2 ? 'asc' : 'desc'}`;
  return `log?page=${1 + ((n * 37) % 900)}&perPage=25${FILTERS[(n * 5) % FILTERS.length] ?? ''}${order}`;
};
const filtering = (terms: readonly string[]) => (n: number) =>
  `log?message=${terms[n % terms.length] ?? ''}&page=${1 + (n % 7)}${n % 4 === 0 ? '&level[]=error' : ''}`;
const three = filtering(['tim', 'ref', 'mis', 'upl', 'ind', 'pre', 'zzz', '123', 'ger', 'the']);

/** Adds an entry, so that no count is cached: the log of a busy server changes between two calls. */
const written = (caller: Caller) => (n: number) => caller.post('log', { message: `Missing string en:n${n % 9}` });

/** The list of 1,000,000 log entries; each call follows a new entry. */
export async function measureLogs(url: string, account: Account): Promise<ApiFigure[]> {
  const caller = await Caller.signIn(url, account);
  await series(caller, listQuery, 20);
  const list = await series(caller, listQuery, 200);
  const filter = await series(caller, three, 100);
  const cold = await series(caller, listQuery, 25, written(caller));
  return [
    { measure: 'logs: filter, sort, page, count; median', figure: list.median, budget: 20 },
    { measure: 'logs: filter, sort, page, count; p95', figure: list.p95, budget: 60 },
    { measure: 'logs: message filter, three characters; p95', figure: filter.p95, budget: 100 },
    { measure: 'logs: list after a new entry; median', figure: cold.median, budget: 20 },
    { measure: 'logs: list after a new entry; p95', figure: cold.p95, budget: 60 },
  ];
}
