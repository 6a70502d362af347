import { SESSION_CALLS, SNAPSHOTS } from './early-fetch';
import { contextOfPage, MOST_ROWS, partsOf, timeOf, withoutCode, type ListSnapshot } from './list-snapshot';

/** A list that was shown: the address of its page, the call that filled it, and the bodies behind what is drawn. */
export interface ShownList {
  readonly address: string;
  readonly call: string;
  readonly answer: Response;
  /** Bodies of the calls that tell of the session, by their path. */
  readonly session: ReadonlyMap<string, Promise<string>>;
}

const MOST_SNAPSHOTS = 30;
/** Characters; with thirty of them, at most 5 MB. */
const MOST_LENGTH = 160_000;
/** What a fresh load does not show: questions, open menus and filters, selected rows, a search being typed, uploads. */
const TOUCHED = [
  'dialog[open]',
  'main [aria-expanded="true"]',
  '[aria-selected="true"]',
  'main input:focus',
  '[data-popups] > *',
  'div > header a[data-tooltip]',
].join();
/** Help and notices, which are not the list's. */
const PASSING = 'aside, [data-place] > *';

/** The rules that the markup uses, in the order of their sheets. */
const rulesFor = (root: Element): string => {
  const used = new Set([root, ...root.querySelectorAll('*')].flatMap(({ classList }) => [...classList]));
  const isUsed = (rule: string): boolean => {
    const classes = rule.match(/\.-?[_a-z][\w-]*/gi);
    return classes === null || classes.some((name) => used.has(name.slice(1)));
  };
  return [...document.styleSheets]
    .map(({ cssRules, media }) => {
      const rules = [...cssRules].map(({ cssText }) => cssText).filter(isUsed);
      return media.length === 0 ? rules.join('\n') : `@media ${media.mediaText} {${rules.join('\n')}}`;
    })
    .join('\n');
};

/** A copy in whose attributes stands what was chosen and ticked. */
const copyOf = (root: Element): Element => {
  const copy = document.importNode(root, true);
  const choices = copy.querySelectorAll('input, option');
  root.querySelectorAll('input, option').forEach((choice, index) => {
    if (choice instanceof HTMLInputElement) choices[index]?.toggleAttribute('checked', choice.checked);
    if (choice instanceof HTMLOptionElement) choices[index]?.toggleAttribute('selected', choice.selected);
  });
  copy.querySelectorAll(PASSING).forEach((part) => {
    part.remove();
  });
  return copy;
};

/** The list on the page; null where it does not stand as a fresh load would draw it, or is not the one of this body. */
export const snapshotOf = (
  answer: unknown,
  drawnFrom: Pick<ListSnapshot, 'call' | 'session' | 'drawn'>,
): ListSnapshot | null => {
  const [root, parts, context] = [document.querySelector('[data-theme-root]'), partsOf(answer), contextOfPage()];
  const lists = root?.querySelectorAll('main [aria-busy="false"] > table') ?? [];
  if (root === null || parts === null || context === null || lists.length !== 1 || root.querySelector(TOUCHED))
    return null;
  const copy = copyOf(root);
  const drawn = [...copy.querySelectorAll<HTMLElement>('tbody > tr[data-id]')];
  const rows = parts.rows.slice(0, MOST_ROWS);
  if (rows.length === 0 || !rows.every((row, index) => row.includes(drawn[index]?.dataset['id'] ?? '\n'))) return null;
  const kept = Object.fromEntries(rows.map((row, index) => [row, drawn[index]?.outerHTML ?? '']));
  const css = rulesFor(root);
  // A browser cannot write a shorthand with a variable of which another line of the rule changes a part.
  if (/: ;/.test(css)) return null;
  copy.querySelector('tbody')?.replaceChildren();
  return { ...drawnFrom, context, rest: parts.rest, css, frame: copy.outerHTML, rows: kept };
};

const rest = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => {
        resolve();
      });
    else setTimeout(resolve);
  });

/** Where a cache of snapshots says whose they are. */
const OWNER = '/';

/** Empties the cache if its snapshots are of another person, rights or website. */
const assign = async (cache: Cache, owner: string): Promise<void> => {
  const before = await cache.match(OWNER);
  if ((await before?.text()) === owner) return;
  const all = await cache.keys();
  await Promise.all(all.map((key) => cache.delete(key)));
  await cache.put(OWNER, new Response(owner));
};

/**
 * Keeps the list that the page shows for the next load of its address. Rule R-SHR-76.
 * @param signal it changed, or the session ended
 */
export const keepSnapshot = async (
  { address, call, answer, session }: ShownList,
  signal: AbortSignal,
): Promise<void> => {
  const isOver = (): boolean => signal.aborted || location.pathname + location.search !== address;
  const bodies = await Promise.all(SESSION_CALLS.flatMap((path) => session.get(path) ?? []));
  if (bodies.length < SESSION_CALLS.length || isOver()) return;
  const known = bodies.map((text) => withoutCode(JSON.parse(text)));
  // What is put into a cache that a sign-out has deleted since is never found.
  const cache = await caches.open(SNAPSHOTS);
  await assign(cache, known.join('\n'));
  const body: unknown = await answer.json();
  await rest();
  if (isOver()) return;
  const text = JSON.stringify(snapshotOf(body, { call, session: known, drawn: timeOf(answer.headers.get('Date')) }));
  // Deleted first: the cache is in the order of its last use.
  await cache.delete(address);
  if (text === 'null' || text.length > MOST_LENGTH) return;
  await cache.put(address, new Response(text));
  const [, ...kept] = await cache.keys();
  await Promise.all(kept.slice(0, -MOST_SNAPSHOTS).map((old) => cache.delete(old)));
};
