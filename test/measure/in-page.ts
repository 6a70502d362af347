/** The states that the page can wait for. */
export type Expected =
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'rows'; readonly count: number }
  | { readonly kind: 'first-row-changed'; readonly before: string }
  | { readonly kind: 'found'; readonly term: string }
  | { readonly kind: 'record'; readonly email: string }
  | { readonly kind: 'message'; readonly text: string }
  /** A library file whose name contains a text. */
  | { readonly kind: 'file'; readonly name: string }
  /** The files of the library and its tree. */
  | { readonly kind: 'library' }
  /** An item with this many blocks, read-only or in edit; all transitions have ended. */
  | { readonly kind: 'blocks'; readonly count: number; readonly editing: boolean }
  /** Blocks in another order than before, with no drag in progress. */
  | { readonly kind: 'order-changed'; readonly before: string }
  /** The choices of a dialog. */
  | { readonly kind: 'choices' }
  /** Features of the ETIM overview; `marked`: with a filter match. */
  | { readonly kind: 'features'; readonly marked?: boolean }
  /** This many rules of a promotion. */
  | { readonly kind: 'rules'; readonly count: number }
  /** Nodes of a tree. */
  | { readonly kind: 'tree' }
  /** The rows of a spare-part sheet, its drawing and its numbers. */
  | { readonly kind: 'sheet'; readonly name: string }
  /** Runs of the queue. */
  | { readonly kind: 'runs' }
  /** This many charts with their lines, and nothing still loading. */
  | { readonly kind: 'charts'; readonly count: number };

export interface InPage {
  /** Time of the last pointer or key event, and all long tasks so far; milliseconds since navigation. */
  lastInput: number;
  readonly longTasks: { readonly start: number; readonly duration: number }[];
  /** Milliseconds from each key to the next frame. */
  readonly keys: number[];
  firstRow(): string;
  /** The ids of an item's blocks, in order. */
  order(): string;
  /** Time at which the answer to the sign-in arrived. */
  signedIn(): number;
  /** Resolves with the time at which the expected state was painted. */
  painted(expected: Expected): Promise<number>;
}

/** The screens that a load can end in. */
export type LoadEnd = 'signIn' | 'rows' | 'library' | 'item' | 'dashboard' | 'statistics' | 'etim';

declare global {
  interface Window {
    measure: InPage;
  }
}

/** Runs in the page before its own scripts. */
export function installTiming(): void {
  const files = () => [...document.querySelectorAll('[data-row^="file-"]')];
  const rows = () => [...document.querySelectorAll('tbody tr[data-id]'), ...files()];
  // Rows that are shown before the script runs are in a closed shadow root.
  const roots: ShadowRoot[] = [];
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (init) {
    const root = attach.call(this, init);
    roots.push(root);
    return root;
  };
  const earlyRows = () => roots.flatMap((root) => [...root.querySelectorAll('tbody tr[data-id]')]);
  const blocks = () => [...document.querySelectorAll<HTMLElement>('li[data-key]')];
  const order = () =>
    blocks()
      .map(({ dataset }) => dataset['key'])
      .join(' ');
  const textOf = (element: Element | undefined) => element?.textContent ?? '';
  const holds = (expected: Expected): boolean => {
    switch (expected.kind) {
      case 'sign-in':
        return document.querySelector('input[type=password]') !== null;
      case 'rows':
        return rows().length === expected.count || earlyRows().length === expected.count;
      case 'first-row-changed':
        return rows().length > 0 && textOf(rows()[0]) !== expected.before;
      case 'found':
        return rows().length > 0 && rows().every((row) => textOf(row).toLowerCase().includes(expected.term));
      case 'record':
        return [...document.querySelectorAll('input')].some(({ value }) => value === expected.email);
      case 'message':
        return [...document.querySelectorAll('[aria-live]')].some((region) => textOf(region).includes(expected.text));
      case 'file':
        return files().some((row) => textOf(row).includes(expected.name));
      case 'blocks':
        return (
          blocks().length === expected.count &&
          document.querySelector(expected.editing ? 'li[data-key] [data-handle]' : '[data-edit]:not(:disabled)') !==
            null
        );
      case 'order-changed':
        return document.querySelector('.kantoor-drop') === null && order() !== expected.before;
      case 'choices':
        return document.querySelector('dialog [role=option]') !== null;
      case 'features':
        return document.querySelector(`[data-line^=f]${expected.marked === true ? ' mark' : ''}`) !== null;
      case 'rules':
        return document.querySelectorAll('li[data-key]').length === expected.count;
      case 'tree':
        return document.querySelector('[role=treeitem]') !== null;
      case 'sheet': {
        const picture = document.querySelector<HTMLImageElement>('[role=tabpanel] img');
        return (
          document.querySelector('[role=tab][aria-selected=true]')?.textContent.startsWith(expected.name) === true &&
          picture?.complete === true &&
          document.querySelector('[data-spot]') !== null &&
          document.querySelector('[role=tabpanel] tr[data-id]') !== null
        );
      }
      case 'runs':
        return document.querySelector('[data-run]') !== null;
      case 'charts': {
        const charts = [...document.querySelectorAll('main figure')];
        return (
          charts.length === expected.count &&
          document.querySelector('main [data-skeleton]') === null &&
          charts.every((chart) => chart.querySelector('svg path[fill="none"][stroke^="var(--kantoorChart"]') !== null)
        );
      }
      case 'library':
        return files().length > 0 && document.querySelectorAll('[role=treeitem]').length > 1;
    }
  };
  // Two frames: the first draws the change, the second starts once that is on the screen.
  const frames = (): Promise<number> =>
    new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())));
    });
  const painted = (expected: Expected): Promise<number> =>
    new Promise((resolve) => {
      const look = () => {
        if (!holds(expected)) return false;
        observer.disconnect();
        void frames().then(resolve);
        return true;
      };
      const observer = new MutationObserver(look);
      if (!look())
        observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    });
  const signedIn = () => {
    const calls = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/api/login'));
    return Math.max(...calls.map(({ startTime, duration }) => startTime + duration));
  };
  const measure: InPage = {
    lastInput: 0,
    longTasks: [],
    keys: [],
    firstRow: () => textOf(rows()[0]),
    order,
    signedIn,
    painted,
  };
  window.measure = measure;
  for (const type of ['pointerup', 'keydown']) {
    window.addEventListener(
      type,
      (event) => {
        measure.lastInput = event.timeStamp;
      },
      { capture: true, passive: true },
    );
  }
  window.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const drawn = new MessageChannel();
        drawn.port1.onmessage = () => {
          measure.keys.push(performance.now() - timeStamp);
        };
        drawn.port2.postMessage(null);
      });
    },
    { capture: true, passive: true },
  );
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) measure.longTasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  const ends: Record<LoadEnd, Expected> = {
    signIn: { kind: 'sign-in' },
    rows: { kind: 'rows', count: 25 },
    library: { kind: 'library' },
    item: { kind: 'blocks', count: 200, editing: false },
    etim: { kind: 'features' },
    dashboard: { kind: 'charts', count: 2 },
    statistics: { kind: 'charts', count: 3 },
  };
  for (const [name, expected] of Object.entries(ends))
    void painted(expected).then((time) => {
      // The test driver reads the console: polling by script would delay the measured page.
      console.debug(`painted ${name} ${time}`);
    });
}
