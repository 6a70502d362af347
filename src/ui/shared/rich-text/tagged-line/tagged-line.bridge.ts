import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { MenuKey } from './menu-keys';
import { TaggedLine } from './tagged-line';
import type { TagFace, TagQuery, TagSyntax } from './tag-syntax';

/** What a form does to a line beside typing into it. */
export type LineActs = Pick<TaggedLine, 'insert' | 'remove' | 'rename' | 'select' | 'dismiss'>;

interface LineBinding {
  /** Keep its identity. */
  readonly syntax: TagSyntax;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly faceOf: (code: string) => TagFace;
  /** Takes the acts while the line is there. */
  readonly onActs: (acts: LineActs | null) => void;
  readonly onQuery: (query: TagQuery | null) => void;
  readonly onMenuKey: (key: MenuKey) => boolean;
}

/**
 * Binds a line to a value: reports each change, and loads another text when the value changes from outside. Use it
 * around the plugins: its effects must run after theirs.
 */
export const useTaggedLine = ({
  syntax,
  value,
  onChange,
  faceOf,
  onActs,
  onQuery,
  onMenuKey,
}: LineBinding): TaggedLine => {
  const [line] = useState(() => new TaggedLine(syntax));
  const query = useSyncExternalStore(line.subscribe, line.getQuery);
  const told = useRef<string[] | null>(null);
  useLayoutEffect(
    () =>
      line.listen((text) => {
        told.current?.push(text);
        onChange(text);
      }),
    [line, onChange],
  );
  useLayoutEffect(() => {
    line.handleMenu(onMenuKey);
  }, [line, onMenuKey]);
  useEffect(() => line.start(), [line]);
  useEffect(() => {
    const known = told.current?.lastIndexOf(value) ?? -1;
    if (known < 0) line.load(value);
    told.current = known < 0 ? [value] : (told.current?.slice(known) ?? [value]);
  }, [line, value]);
  useEffect(() => {
    line.describe(faceOf);
  }, [faceOf, line]);
  useEffect(() => {
    onQuery(query);
  }, [onQuery, query]);
  useEffect(() => {
    onActs(line);
    return () => {
      onActs(null);
    };
  }, [line, onActs]);
  return line;
};
