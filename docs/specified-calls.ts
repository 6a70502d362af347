import { onlySpecifiedEndpoints } from '../server/http/only-specified-endpoints';
import { ENDPOINTS } from '../server/routes';
import { Fields } from '../server/shared/fields';
import type { Kind, Shape } from '../server/shared/reads';
import { Refusal } from '../server/shared/refusal';
import { whole, type Projection, type Specified } from '../server/shared/specified';
import { SPECIFIED_CALLS } from '../server/specified-calls';

/** A specified call, with what it reads and answers. */
export interface SpecifiedCall {
  /** Such as `GET user/:id`. */
  readonly call: string;
  readonly context: string;
  /** Of its query and its form, as they are sent; required ones have a star. */
  readonly fields: readonly string[];
  readonly answer: Projection;
}

/** First segments of the paths of each context. */
const CONTEXTS: Readonly<Record<string, string>> = {
  'session': 'login logout me avatar menu website lang accept reset',
  'access': 'user usergroup',
  'insight': 'log help statistics searchlog',
  'library': 'library',
  'content': 'blog news press page reference branch preview tag category target project resource assortment item block',
  'catalogue': 'etim faq structure',
  'commerce': 'promotion netpricepromotion coupon defaultcart account',
  'site': 'holidays redirect popup event navigation',
  'communication': 'emails form',
  'operations': 'errorcode queue whitelist dns',
  'spare-parts': 'spareparts svgicons',
};

const contextOf = (path: string): string => {
  const [first = ''] = path.split('/');
  const found = Object.entries(CONTEXTS).find(([, paths]) => paths.split(' ').includes(first));
  if (found === undefined) throw new Error(`docs/specified-calls.ts names no context of ${path}`);
  return found[0];
};

/** Whether an API without extras reads a field. */
const isRead = (name: string, narrow: ((sent: Fields) => Fields) | undefined): boolean => {
  try {
    return narrow === undefined || narrow(Fields.read(`${name}=[]`)).has(name);
  } catch (failure) {
    if (failure instanceof Refusal) return false;
    throw failure;
  }
};

const sentAs = (name: string, { kind, required }: Kind): string => {
  const suffix = kind === 'ids' || kind === 'texts' ? '[]' : kind === 'map' || name === 'sort' ? '[…]' : '';
  return `${name}${suffix}${required ? '*' : ''}`;
};

const fieldsOf = (shape: Shape = {}, narrow?: (sent: Fields) => Fields): readonly string[] =>
  Object.entries(shape)
    .filter(([name]) => isRead(name, narrow))
    .map(([name, kind]) => sentAs(name, kind));

const specifiedOf = (call: string, own: Specified | undefined): Specified =>
  own ?? SPECIFIED_CALLS[call] ?? { answer: whole };

/** All of them, in the order of the reference API. */
export const SPECIFIED: readonly SpecifiedCall[] = onlySpecifiedEndpoints(ENDPOINTS, SPECIFIED_CALLS).map(
  ({ method, path, reads, specified }) => {
    const call = `${method} ${path}`;
    const { answer, form, query } = specifiedOf(call, specified);
    return {
      call,
      context: contextOf(path),
      fields: [...fieldsOf(reads.query, query), ...fieldsOf(reads.form, form)],
      answer,
    };
  },
);

export const CONTEXT_NAMES = Object.keys(CONTEXTS);

/** The keys of an answer beside `code`, with those inside them. */
export const keysOf = ({ keys }: Projection): string =>
  [...(keys ?? [])].map(([name, inner]) => (inner.keys?.size ? `${name} { ${keysOf(inner)} }` : name)).join(', ');
