import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Editing } from './editing';
import type { Place } from './place';
import type { RichTextVariables } from './variables';
import type { ObjectLabel } from './nodes/object-node';

export interface BoundEditing {
  readonly editing: Editing;
  readonly place: Place;
}

/**
 * Binds an editor to a value: reports each change, and loads another document when the value changes from outside. Use
 * it around the plugins, because its effects must run after theirs.
 */
export const useEditing = (
  value: string,
  onChange: (html: string) => void,
  label: ObjectLabel,
  variables?: RichTextVariables,
): BoundEditing => {
  const [editing] = useState(() => new Editing(label));
  const place = useSyncExternalStore(editing.subscribe, editing.getPlace);
  useLayoutEffect(() => {
    if (variables !== undefined) editing.describe(variables);
  }, [editing, variables]);
  const onActs = variables?.onActs;
  useEffect(() => {
    onActs?.(editing.acts);
    return () => onActs?.(null);
  }, [editing, onActs]);
  const told = useRef<string[] | null>(null);
  useLayoutEffect(
    () =>
      editing.listen((html) => {
        told.current?.push(html);
        onChange(html);
      }),
    [editing, onChange],
  );
  useEffect(() => editing.start(), [editing]);
  useEffect(() => {
    const known = told.current?.lastIndexOf(value) ?? -1;
    if (known < 0) editing.load(value);
    told.current = known < 0 ? [value] : (told.current?.slice(known) ?? [value]);
  }, [editing, value]);
  return { editing, place };
};
