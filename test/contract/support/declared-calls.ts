import { ENDPOINTS } from '../../../server/routes';
import { Fields } from '../../../server/shared/fields';

const FORM = 'application/x-www-form-urlencoded';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches the path of an endpoint, with or without a trailing slash. */
const patternOf = (path: string): RegExp =>
  new RegExp(
    `^/api/${path
      .split('/')
      .map((part) => (part.endsWith('{.+}') ? '.+' : part.startsWith(':') ? '[^/]+' : escaped(part)))
      .join('/')}/?$`,
  );

const ROUTES = ENDPOINTS.map(({ method, path, reads }) => ({ method, path, reads, pattern: patternOf(path) }));

/** Names in a call that its endpoint does not declare; empty for a path without an endpoint. */
export const undeclaredIn = (input: string, { method = 'GET', headers, body }: RequestInit): readonly string[] => {
  const { pathname, search } = new URL(input, 'http://localhost');
  const route = ROUTES.find((one) => one.method === method && one.pattern.test(pathname));
  if (route === undefined) return [];
  const { query = {}, form = {} } = route.reads;
  const isForm = typeof body === 'string' && new Headers(headers).get('content-type')?.startsWith(FORM) === true;
  const call = `${method} ${route.path}`;
  return [
    ...Fields.read(search.slice(1))
      .names.filter((name) => !Object.hasOwn(query, name))
      .map((name) => `${call}?${name}`),
    ...(isForm ? Fields.read(body).names : [])
      .filter((name) => !Object.hasOwn(form, name))
      .map((name) => `${call} ${name}`),
  ];
};
