import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { WatchedRecord } from '../../../application/shared/ports/live-events.port';
import type { Id } from '../../../domain/shared/id';
import { defaulted, Flag, Id as WireId, optional, PictureAddress, UtcDateTime } from './wire';

const Named = t.type({ name: t.string });
/** `own`: caused by this page's session, in the named tab; `self`: by another session of the same user. */
const ByPerson = { path: t.string, own: Flag, self: defaulted(Flag, false), tab: optional(t.string) };

const EVENTS = {
  lock: t.type({ ...ByPerson, locked: t.union([t.null, t.type({ user: Named, since: UtcDateTime })]) }),
  record: t.type({ ...ByPerson, user: Named, deleted: defaulted(Flag, false) }),
  /** Records of a list changed, or their order. */
  list: t.type(ByPerson),
  viewers: t.type({
    path: t.string,
    viewers: t.array(t.type({ id: WireId, name: t.string, avatar: optional(PictureAddress) })),
  }),
  job: t.type({}),
  rights: t.type({}),
  ready: t.type({}),
  /** The user has too many streams, so this one ends. */
  full: t.type({}),
};
type Name = keyof typeof EVENTS;

/** An event as sent. */
export type WireEvent = {
  readonly [Type in Name]: { readonly type: Type; readonly data: t.TypeOf<(typeof EVENTS)[Type]> };
}[Name];

const isName = (name: string): name is Name => Object.hasOwn(EVENTS, name);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Parses one block of a `text/event-stream`; null for comments and unknown events. */
export const readEvent = (block: string): WireEvent | null => {
  const lines = block.split('\n').map((line) => /^(event|data):? ?(.*)$/.exec(line));
  const part = (name: string): readonly string[] =>
    lines.flatMap((line) => (line?.[1] === name && line[2] !== undefined ? [line[2]] : []));
  const type = part('event')[0] ?? '';
  if (!isName(type)) return null;
  const read = EVENTS[type].decode(parsed(part('data').join('\n')));
  // The codec of a type reads that type's data, but the compiler cannot infer this from the table.
  return isLeft(read) ? null : ({ type, data: read.right } as WireEvent);
};

/** Resources whose path differs from their name. */
const CALLS: Readonly<Record<string, string>> = {
  'users': 'user',
  'usergroups': 'usergroup',
  'netPricepromotion': 'netpricepromotion',
  'spare-parts': 'spareparts',
  'spare-part-categories': 'spareparts/categories',
  'faq/question': 'faq/category',
  'structure/node': 'structure',
  'navigation/items': 'navigation',
};

/** Path segments between the parts of a compound id; null stands for a part of the id. */
const PARTS: Readonly<Record<string, readonly (string | null)[]>> = {
  'faq/question': [null, 'question', null],
  'structure/node': [null, 'node', null],
  'navigation/items': [null, 'items', null],
};

const listOf = (resource: string): string => `${CALLS[resource] ?? resource}/`;

/** Path of the read call of a record, below the API. */
export const pathOfRecord = ({ resource, id }: WatchedRecord): string => {
  const [menu = '', item = ''] = id.split('/');
  return `${listOf(resource)}${resource === 'navigation/items' ? `${menu}/items/${item}` : id}`;
};

/** Whether a path is that of a record of a list. @param within the first part of a compound id */
export const isRecordOf = (resource: string, path: string, within: Id | null = null): boolean => {
  const list = listOf(resource);
  if (!path.startsWith(list)) return false;
  // The path of a file is a single id.
  if (resource === 'library') return true;
  const parts = path.slice(list.length).split('/');
  const shape = PARTS[resource] ?? [null];
  return (
    parts.length === shape.length &&
    shape.every((part, place) => part === null || part === parts[place]) &&
    (within === null || parts[0] === within)
  );
};

/** Whether a path is that of a list, or of a part of the list. */
export const isListOf = (resource: string, path: string, within: Id | null = null): boolean =>
  isRecordOf(resource, `${path}/0`, within);
