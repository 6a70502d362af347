import { getIn, useFormikContext } from 'formik';
import { useCallback, useMemo } from 'react';
import { partChange, withPartAfter, type Part, type Parts } from '../../domain/shared/parts/part';
import { useRecordFields } from '../shared/record/record-fields';
import type { PartMark } from './part-tag';

/** Places of the parts with a shown error. */
const wrongPlaces = (
  errors: object,
  touched: object,
  refused: Readonly<Record<string, unknown>>,
): ReadonlySet<number> => {
  const placeIn = (path: string): readonly number[] => {
    const [, place] = /^rules\.(\d+)\./.exec(path) ?? [];
    return place === undefined ? [] : [Number(place)];
  };
  return new Set([
    ...Object.keys(errors).flatMap((path) => (getIn(touched, path) === undefined ? [] : placeIn(path))),
    ...Object.keys(refused).flatMap(placeIn),
  ]);
};

/** The parts in the form of a record, and what can be done with them. @param stored the parts as they are stored */
export const useParts = <Value>(stored: Parts<Value>) => {
  const { editing, refused } = useRecordFields();
  const { values, errors, touched, setValues } = useFormikContext<{ readonly rules: Parts<Value> }>();
  const { rules: parts } = values;
  const before = useMemo(() => new Map(stored.map((part) => [part.key, [part]])), [stored]);
  const change = useCallback(
    (changed: (parts: Parts<Value>) => Parts<Value>) => {
      void setValues((draft) => ({ ...draft, rules: changed(draft.rules) }));
    },
    [setValues],
  );
  const remove = useCallback(
    (key: string) => {
      change((all) => withPartAfter(all, key, { type: 'part.removed' }));
    },
    [change],
  );
  const restore = useCallback(
    (key: string) => {
      change((all) => withPartAfter(all, key, { type: 'part.restored' }));
    },
    [change],
  );
  const assign = useCallback(
    (key: string, changed: (value: Value) => Value) => {
      change((all) => all.map((part) => (part.key === key ? { ...part, value: changed(part.value) } : part)));
    },
    [change],
  );
  const wrong = wrongPlaces(errors, touched, refused);
  const markOf = (part: Part<Value>, index: number): PartMark | null =>
    !editing ? null : wrong.has(index) ? 'wrong' : partChange(part, before.get(part.key) ?? []);
  const marked = parts.filter(({ state }) => state === 'marked').length;
  return { parts, editing, change, assign, remove, restore, markOf, wrong, marked };
};
