import { withoutExtras } from '../../../server/http/without-extras';
import { ENDPOINTS } from '../../../server/routes';
import { Fields } from '../../../server/shared/fields';
import { SPECIFIED_CALLS } from '../../../server/specified-calls';

const FORM = 'application/x-www-form-urlencoded';

/** A text that stands for itself in a pattern. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches the path of an endpoint, with or without a slash at its end. */
const patternOf = (path: string): RegExp =>
  new RegExp(
    `^/api/${path
      .split('/')
      .map((part) => (part.endsWith('{.+}') ? '.+' : part.startsWith(':') ? '[^/]+' : escaped(part)))
      .join('/')}/?$`,
  );

const ROUTES = ENDPOINTS.map(({ method, path, reads }) => ({ method, path, reads, pattern: patternOf(path) }));

const routeOf = (input: string, method: string) => {
  const { pathname } = new URL(input, 'http://localhost');
  return ROUTES.find((one) => one.method === method && one.pattern.test(pathname));
};

const SPECIFIED = new Set(withoutExtras(ENDPOINTS, SPECIFIED_CALLS).map(({ method, path }) => `${method} ${path}`));

/** Whether the endpoint of a call is an extra. */
export const isExtra = (input: string, { method = 'GET' }: RequestInit): boolean => {
  const route = routeOf(input, method);
  return route !== undefined && !SPECIFIED.has(`${method} ${route.path}`);
};

/** Names in a call that its endpoint does not declare; none for a path that no endpoint has. */
export const undeclaredIn = (input: string, { method = 'GET', headers, body }: RequestInit): readonly string[] => {
  const { search } = new URL(input, 'http://localhost');
  const route = routeOf(input, method);
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
