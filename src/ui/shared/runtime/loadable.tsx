import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react';

type Draw<Props> = (props: Props) => ReactNode;

/** A lazily loaded component. */
export interface Loadable<Props> {
  /** Loads the component, also after a failure; an error is shown where it is rendered. */
  readonly load: () => void;
  /** Subscribes to changes of the loading state; also loads the component. */
  readonly subscribe: (changed: () => void) => () => void;
  /** `null` until loaded; `missing` if loading failed. */
  readonly peek: () => Draw<Props> | 'missing' | null;
}

/** A replacement of `React.lazy`, which keeps a shown fallback for 300 ms. */
export const loadable = <Props extends object>(fetch: () => Promise<ComponentType<Props>>): Loadable<Props> => {
  const listeners = new Set<() => void>();
  let part: Draw<Props> | 'missing' | null = null;
  let loading = false;
  const setPart = (result: typeof part): void => {
    part = result;
    for (const changed of listeners) changed();
  };
  const load = (): void => {
    if (loading) return;
    loading = true;
    if (part === 'missing') setPart(null);
    fetch().then(
      (Part) => {
        setPart((props) => <Part {...props} />);
      },
      () => {
        loading = false;
        // Without a subscriber, report nothing: the next one loads again.
        if (listeners.size > 0) setPart('missing');
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
  /** Rendered if loading failed. */
  readonly missing: (retry: () => void) => ReactNode;
  /** Rendered while loading. */
  readonly children?: ReactNode;
}

export const Loaded = <Props extends object>({ part, props, missing, children = null }: LoadedProps<Props>) => {
  const draw = useSyncExternalStore(part.subscribe, part.peek);
  if (draw === 'missing') return missing(part.load);
  return draw === null ? children : draw(props);
};
