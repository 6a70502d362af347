import { setTimeout } from 'node:timers/promises';
import { ok, type Answer, type Endpoint } from '../shared/endpoint';
import { LIST } from '../shared/list';

/** Request header of a sign-in: path and query of the list that the console asks for next. */
export const FIRST_LIST_HEADER = 'kantoor-list';
/** Milliseconds that a sign-in waits for the list. */
const TIMEOUT = 1_000;
/** Maximum length of the header in characters. */
const LONGEST = 4_000;

export type SearchedEndpoint = Pick<Endpoint, 'method' | 'path' | 'reads'>;

const isList = ({ method, reads }: SearchedEndpoint): boolean =>
  method === 'GET' && reads.query?.['page'] === LIST.page;

/** Returns the requested list path; null if it is not a list of the API. */
export const listIn = (endpoints: readonly SearchedEndpoint[], wanted = ''): string | null => {
  const path = wanted.replace(/\/?(?:\?.*)?$/, '');
  return wanted.length <= LONGEST && endpoints.some((known) => isList(known) && known.path === path) ? wanted : null;
};

/** Resolves with the answer; null after the timeout. @param timeout milliseconds */
export const resolveWithin = <A>(asked: Promise<A>, timeout: number): Promise<A | null> =>
  Promise.race([asked, setTimeout(timeout, null, { ref: false })]);

/**
 * Adds the answers for the first page, including the first list, to a sign-in response. Leaves out a refused list. Rule
 * R-SES-33.
 * @param wanted value of the request header
 * @param ask calls the API with the new session
 */
export const withFirstPageAnswers = async (
  answer: Answer,
  endpoints: readonly SearchedEndpoint[],
  wanted: string | undefined,
  ask: (path: string, session: string) => Promise<Response>,
): Promise<Answer> => {
  if (answer.along === undefined) return answer;
  const { session, answers } = answer.along;
  const path = listIn(endpoints, wanted);
  const list = path === null ? null : await resolveWithin(ask(path, session), TIMEOUT);
  const found: unknown = list?.status === 200 ? await list.json() : null;
  const along = { ...answers, ...(path !== null && found !== null && { [path]: found }) };
  return { ...answer, ...ok({ along }, answer.headers) };
};
