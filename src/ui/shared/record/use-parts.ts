import { getIn, useFormikContext } from 'formik';
import { useCallback, useMemo } from 'react';
import { partChange, withPartAfter, type Part, type Parts } from '../../../domain/shared/parts/part';
import { useShownProblems } from './record-form.bridge';
import { useRecordFields } from './record-fields';
import { useStableValue } from '../runtime/use-stable-value';
import type { PartMark } from './part-tag';

/** Indexes of the parts with a visible error. */
const wrongPlaces = (
  errors: object,
  touched: object,
  refused: Readonly<Record<string, unknown>>,
): readonly number[] => {
  const placeIn = (path: string): readonly number[] => {
    const [, place] = /^parts\.(\d+)\./.exec(path) ?? [];
    return place === undefined ? [] : [Number(place)];
  };
  return [
    ...Object.keys(errors).flatMap((path) => (getIn(touched, path) === undefined ? [] : placeIn(path))),
    ...Object.keys(refused).flatMap(placeIn),
  ];
};

/** The list of parts in a record form, with its operations. @param stored the stored parts */
export const useParts = <Value>(stored: Parts<Value>) => {
  const { editing, refused } = useRecordFields();
  const errors = useShownProblems();
  const { values, touched, setValues } = useFormikContext<{ readonly parts: Parts<Value> }>();
  const { parts: parts } = values;
  const before = useMemo(() => new Map(stored.map((part) => [part.key, [part]])), [stored]);
  const change = useCallback(
    (changed: (parts: Parts<Value>) => Parts<Value>) => {
      void setValues((draft) => ({ ...draft, parts: changed(draft.parts) }));
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
  const places = useStableValue(wrongPlaces(errors, touched, refused));
  const wrong: ReadonlySet<number> = useMemo(() => new Set(places), [places]);
  const markOf = useCallback(
    (part: Part<Value>, index: number): PartMark | null =>
      !editing ? null : wrong.has(index) ? 'wrong' : partChange(part, before.get(part.key) ?? []),
    [before, editing, wrong],
  );
  const marked = parts.filter(({ state }) => state === 'marked').length;
  return { parts, editing, change, assign, remove, restore, markOf, wrong, marked };
};
