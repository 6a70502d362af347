import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react';

type Draw<Props> = (props: Props) => ReactNode;

/** A part of the console that is fetched when it is needed first. */
export interface Loadable<Props> {
  /** Fetches it ahead of time; a failure shows where the part is drawn. */
  readonly load: () => void;
  /** Also fetches it: whoever listens wants to draw it. */
  readonly subscribe: (changed: () => void) => () => void;
  /** Null until it is there. */
  readonly peek: () => Draw<Props> | Error | null;
}

/** React's own `lazy` keeps its fallback for 300 ms even when the part comes at once; this draws it when it is there. */
export const loadable = <Props extends object>(fetch: () => Promise<ComponentType<Props>>): Loadable<Props> => {
  const listeners = new Set<() => void>();
  let part: Draw<Props> | Error | null = null;
  let loading = false;
  const settle = (result: Draw<Props> | Error): void => {
    part = result;
    for (const changed of listeners) changed();
  };
  const load = (): void => {
    if (loading) return;
    loading = true;
    fetch().then(
      (Part) => { settle((props) => <Part {...props} />); },
      (reason: unknown) => {
        loading = false;
        settle(reason instanceof Error ? reason : new Error('A part of the console did not load'));
      },
    );
  };
  return {
    load,
    peek: () => part,
    subscribe: (changed) => {
      listeners.add(changed);
      load();
      return () => { listeners.delete(changed); };
    },
  };
};

interface LoadedProps<Props> {
  readonly part: Loadable<Props>;
  readonly props: Props;
  /** Stands in until the part is there. */
  readonly children?: ReactNode;
}

/** Draws a part; one that did not load is a crash, for the guard around it. */
export const Loaded = <Props extends object>({ part, props, children = null }: LoadedProps<Props>) => {
  const draw = useSyncExternalStore(part.subscribe, part.peek);
  if (draw instanceof Error) throw draw;
  return draw === null ? children : draw(props);
};
