import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react';

type Draw<Props> = (props: Props) => ReactNode;

/** A part of the console that is fetched when it is needed first. */
export interface Loadable<Props> {
  /** Fetches it, ahead of time or once more; that it did not come shows where the part is drawn. */
  readonly load: () => void;
  /** Also fetches it: whoever listens wants to draw it. */
  readonly subscribe: (changed: () => void) => () => void;
  /**
   * Null until it is there, or known not to come: the line was cut, or a newer version took its place on the server.
   */
  readonly peek: () => Draw<Props> | 'missing' | null;
}

/**
 * React's own `lazy` keeps its fallback for 300 ms even when the part comes at once; this draws it when it is there.
 */
export const loadable = <Props extends object>(fetch: () => Promise<ComponentType<Props>>): Loadable<Props> => {
  const listeners = new Set<() => void>();
  let part: Draw<Props> | 'missing' | null = null;
  let loading = false;
  const settle = (result: typeof part): void => {
    part = result;
    for (const changed of listeners) changed();
  };
  const load = (): void => {
    if (loading) return;
    loading = true;
    if (part === 'missing') settle(null);
    fetch().then(
      (Part) => {
        settle((props) => <Part {...props} />);
      },
      () => {
        loading = false;
        // Only whoever waits for it now has to know: the next one tries anew.
        if (listeners.size > 0) settle('missing');
      },
    );
  };
  return {
    load,
    peek: () => part,
    subscribe: (changed) => {
      listeners.add(changed);
      load();
      return () => {
        listeners.delete(changed);
        if (part === 'missing' && listeners.size === 0) part = null;
      };
    },
  };
};

interface LoadedProps<Props> {
  readonly part: Loadable<Props>;
  readonly props: Props;
  /** Stands in when it does not come. */
  readonly missing: (retry: () => void) => ReactNode;
  /** Stands in until the part is there. */
  readonly children?: ReactNode;
}

/** Draws a part of the console, or what stands in for it. */
export const Loaded = <Props extends object>({ part, props, missing, children = null }: LoadedProps<Props>) => {
  const draw = useSyncExternalStore(part.subscribe, part.peek);
  if (draw === 'missing') return missing(part.load);
  return draw === null ? children : draw(props);
};
