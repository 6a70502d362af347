import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { MenuKey } from './menu-keys';
import { TaggedLine } from './tagged-line';
import type { TagFace, TagQuery, TagSyntax } from './tag-syntax';

/** Operations of a form on a line. */
export type LineActs = Pick<TaggedLine, 'insert' | 'remove' | 'rename' | 'select' | 'dismiss'>;

interface LineBinding {
  /** Keep its identity. */
  readonly syntax: TagSyntax;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly faceOf: (code: string) => TagFace;
  /** Called with the operations while the line is mounted, and with `null` afterwards. */
  readonly onActs: (acts: LineActs | null) => void;
  readonly onQuery: (query: TagQuery | null) => void;
  readonly onMenuKey: (key: MenuKey) => boolean;
}

/**
 * Binds a line to a value: reports each change, and loads another text when the value changes from outside. Use it
 * around the plugins, because its effects must run after theirs.
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
