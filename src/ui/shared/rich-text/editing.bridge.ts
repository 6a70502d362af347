import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Editing } from './editing';
import type { Place } from './place';
import type { ObjectLabel } from './object-node';

export interface BoundEditing {
  readonly editing: Editing;
  readonly place: Place;
  /** Ties the editor to the element that is typed in. */
  readonly root: (element: HTMLElement | null) => void;
}

/**
 * Binds an editor to a value: tells of every change at once, and shows another document when the value was changed by
 * somebody else. A value that comes back later than the next key is known as our own.
 */
export const useEditing = (value: string, onChange: (html: string) => void, label: ObjectLabel): BoundEditing => {
  const [editing] = useState(() => new Editing(label));
  const place = useSyncExternalStore(editing.subscribe, editing.getPlace);
  const told = useRef<string[] | null>(null);
  useLayoutEffect(() => editing.listen((html) => {
    told.current?.push(html);
    onChange(html);
  }), [editing, onChange]);
  useLayoutEffect(() => editing.start(), [editing]);
  useLayoutEffect(() => {
    const known = told.current?.lastIndexOf(value) ?? -1;
    if (known < 0) editing.load(value);
    told.current = known < 0 ? [value] : told.current?.slice(known) ?? [value];
  }, [editing, value]);
  const root = useCallback((element: HTMLElement | null) => { editing.editor.setRootElement(element); }, [editing]);
  return { editing, place, root };
};
