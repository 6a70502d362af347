import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { WatchedRecord } from '../../../application/shared/ports/live-events.port';
import type { Id } from '../../../domain/shared/id';
import { defaulted, Flag, Id as WireId, optional, PictureAddress, UtcDateTime } from './wire';

const Named = t.type({ name: t.string });
/** `own`: the session of this page did it, in the named tab; `self`: another session of the same person. */
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
  /** The person has too many streams: this one ends. */
  full: t.type({}),
};
type Name = keyof typeof EVENTS;

/** An event as the wire has it. */
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

/** Reads one block of a `text/event-stream`; null for a comment, and for what a newer API says. */
export const readEvent = (block: string): WireEvent | null => {
  const lines = block.split('\n').map((line) => /^(event|data):? ?(.*)$/.exec(line));
  const part = (name: string): readonly string[] =>
    lines.flatMap((line) => (line?.[1] === name && line[2] !== undefined ? [line[2]] : []));
  const type = part('event')[0] ?? '';
  if (!isName(type)) return null;
  const read = EVENTS[type].decode(parsed(part('data').join('\n')));
  // The codec of a type reads the data of that type, which the compiler cannot follow through the table.
  return isLeft(read) ? null : ({ type, data: read.right } as WireEvent);
};

/** Resources whose calls have another name. */
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

/** The parts of an id that has several, and those between them; null stands for a part of the id. */
const PARTS: Readonly<Record<string, readonly (string | null)[]>> = {
  'faq/question': [null, 'question', null],
  'structure/node': [null, 'node', null],
  'navigation/items': [null, 'items', null],
};

const listOf = (resource: string): string => `${CALLS[resource] ?? resource}/`;

/** Path of the call that answers a record, below the API. */
export const pathOfRecord = ({ resource, id }: WatchedRecord): string => {
  const [menu = '', item = ''] = id.split('/');
  return `${listOf(resource)}${resource === 'navigation/items' ? `${menu}/items/${item}` : id}`;
};

/** Whether a path is that of a record of a list. @param within the first part of its id, where it has several */
export const isRecordOf = (resource: string, path: string, within: Id | null = null): boolean => {
  const list = listOf(resource);
  if (!path.startsWith(list)) return false;
  // The path of a file is one id.
  if (resource === 'library') return true;
  const parts = path.slice(list.length).split('/');
  const shape = PARTS[resource] ?? [null];
  return (
    parts.length === shape.length &&
    shape.every((part, place) => part === null || part === parts[place]) &&
    (within === null || parts[0] === within)
  );
};

/** Whether a path is that of a list, or of a part of it. */
export const isListOf = (resource: string, path: string, within: Id | null = null): boolean =>
  isRecordOf(resource, `${path}/0`, within);
