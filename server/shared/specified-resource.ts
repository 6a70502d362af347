import type { Endpoint } from './endpoint';
import type { Fields } from './fields';
import { fieldsNotValid } from './refusal';
import type { Resource } from './resource';
import { nothing, pick, type Specified } from './specified';

/** Adds the specified part to each endpoint of a plain module: all columns but `extra`. */
export const withSpecified = (
  { endpoint, plural, singular, columns, listed, extra = [], specified }: Resource,
  calls: readonly Endpoint[],
): readonly Endpoint[] => {
  const named = (names: readonly string[]) => pick(['id', ...names.filter((name) => !extra.includes(name))].join(' '));
  const record = `${endpoint}/:id`;
  const form = (sent: Fields): Fields => {
    const unknown = extra.filter((name) => sent.has(name));
    if (unknown.length > 0) throw fieldsNotValid(...unknown);
    return sent;
  };
  const known: Readonly<Record<string, Specified>> = {
    [`GET ${endpoint}`]: { answer: pick('meta', { [plural]: named(listed) }) },
    [`GET ${record}`]: { answer: pick('', { [singular]: specified ?? named(Object.keys(columns)) }) },
    [`POST ${endpoint}`]: { answer: nothing, form },
    [`PUT ${record}`]: { answer: nothing, form },
    [`DELETE ${endpoint}`]: { answer: pick('refused') },
    [`DELETE ${record}`]: { answer: nothing },
  };
  return calls.map((call) => ({ ...call, specified: known[`${call.method} ${call.path}`] ?? { answer: nothing } }));
};
