import { transition } from 'xstate';
import { sameValue } from '../same-value';
import { PART_STATES, partMachine, type PartEvent, type PartState } from './part.machine';

/** Part of a record that is saved by calls of its own. `key` is the id once stored. */
export interface Part<Value> {
  readonly key: string;
  readonly state: PartState;
  readonly value: Value;
  /** Value in a call whose answer was lost and which may have been executed. */
  readonly sent?: Value;
  /** Idempotency key of the addition of `sent`. Rule R-SHR-39. */
  readonly sentAs?: string;
}

export type Parts<Value> = readonly Part<Value>[];

export const storedPart = <Value>(key: string, value: Value): Part<Value> => ({ key, state: 'stored', value });

const NEW_KEY = /^new-(\d+)$/;

/** Adds an unsaved part with a unique key. */
export const withNewPart = <Value>(parts: Parts<Value>, value: Value): Parts<Value> => {
  const numbers = parts.map(({ key }) => Number(NEW_KEY.exec(key)?.[1] ?? 0));
  return [...parts, { key: `new-${Math.max(0, ...numbers) + 1}`, state: 'new', value }];
};

const isPartState = (state: unknown): state is PartState => PART_STATES.some((known) => known === state);

/** The part after an event; null when removed. Rule R-COM-04. */
export const partAfter = <Value>(part: Part<Value>, event: PartEvent): Part<Value> | null => {
  const [{ value: state }] = transition(partMachine, partMachine.resolveState({ value: part.state }), event);
  return isPartState(state) ? { ...part, state } : null;
};

/** Applies an event to one part. */
export const withPartAfter = <Value>(parts: Parts<Value>, key: string, event: PartEvent): Parts<Value> =>
  parts.flatMap((part) => {
    const after = part.key === key ? partAfter(part, event) : part;
    return after === null ? [] : [after];
  });

export const withPartValue = <Value>(parts: Parts<Value>, key: string, value: Value): Parts<Value> =>
  parts.map((part) => (part.key === key ? { ...part, value } : part));

/** One API call of a save; `before` is the stored value that is changed. */
export type PartStep<Value> =
  | { readonly kind: 'remove'; readonly part: Part<Value> }
  | { readonly kind: 'change'; readonly part: Part<Value>; readonly before: Value }
  | { readonly kind: 'add'; readonly part: Part<Value> };

/** API calls that turn the stored parts into the draft: removals, changes, additions. Rule R-COM-05. */
export const partSteps = <Value>(stored: Parts<Value>, draft: Parts<Value>): readonly PartStep<Value>[] => {
  const before = new Map(stored.map(({ key, value }) => [key, value]));
  return [
    ...draft.flatMap((part) => (part.state === 'marked' ? [{ kind: 'remove' as const, part }] : [])),
    ...draft.flatMap((part) => {
      const known = before.get(part.key);
      return part.state === 'stored' && known !== undefined && !sameValue(known, part.value)
        ? [{ kind: 'change' as const, part, before: known }]
        : [];
    }),
    ...draft.flatMap((part) => (part.state === 'new' ? [{ kind: 'add' as const, part }] : [])),
  ];
};

/** How a part of the draft differs from the stored one; null when equal. */
export const partChange = <Value>(part: Part<Value>, stored: Parts<Value>): 'new' | 'changed' | 'marked' | null => {
  if (part.state !== 'stored') return part.state;
  const known = stored.find(({ key }) => key === part.key);
  return known === undefined || sameValue(known.value, part.value) ? null : 'changed';
};
