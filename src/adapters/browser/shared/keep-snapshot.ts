import { SESSION_CALLS, SNAPSHOTS } from './early-fetch';
import { contextOfPage, MOST_ROWS, partsOf, timeOf, withoutCode, type ListSnapshot } from './list-snapshot';

/** A list that was shown: the page's URL, the call that filled it, and the answers it was drawn from. */
export interface ShownList {
  readonly address: string;
  readonly call: string;
  readonly answer: Response;
  /** Bodies of the session calls, by path. */
  readonly session: ReadonlyMap<string, Promise<string>>;
}

const MOST_SNAPSHOTS = 30;
/** Maximum characters of a snapshot; thirty snapshots take at most 5 MB. */
const MOST_LENGTH = 160_000;
/**
 * Elements that a fresh load does not show: dialogs, open menus and filters, selected rows, a search being typed,
 * uploads.
 */
const TOUCHED = [
  'dialog[open]',
  'main [aria-expanded="true"]',
  '[aria-selected="true"]',
  'main input:focus',
  '[data-popups] > *',
  'div > header a[data-tooltip]',
].join();
/** Help and notices, which are not part of the list. */
const PASSING = 'aside, [data-place] > *';

/** The CSS rules that the markup uses, in the order of the style sheets. */
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

/** Copies the elements; writes the state of selects and checkboxes into attributes. */
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

/** The list on the page; null if a fresh load would draw it differently, or if it is not drawn from this answer. */
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
  // Browsers serialise a shorthand as empty if it has a variable and a later declaration overrides a part of it.
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

/** Cache key of the owner of the snapshots. */
const OWNER = '/';

/** Empties the cache if its snapshots belong to another user, rights or website. */
const assign = async (cache: Cache, owner: string): Promise<void> => {
  const before = await cache.match(OWNER);
  if ((await before?.text()) === owner) return;
  const all = await cache.keys();
  await Promise.all(all.map((key) => cache.delete(key)));
  await cache.put(OWNER, new Response(owner));
};

/**
 * Stores the shown list for the next load of its page. Rule R-SHR-76.
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
  // If a sign-out has deleted the cache, an entry added to it afterwards is never found.
  const cache = await caches.open(SNAPSHOTS);
  await assign(cache, known.join('\n'));
  const body: unknown = await answer.json();
  await rest();
  if (isOver()) return;
  const text = JSON.stringify(snapshotOf(body, { call, session: known, drawn: timeOf(answer.headers.get('Date')) }));
  // Deleted first, so that the cache stays in order of last use.
  await cache.delete(address);
  if (text === 'null' || text.length > MOST_LENGTH) return;
  await cache.put(address, new Response(text));
  const [, ...kept] = await cache.keys();
  await Promise.all(kept.slice(0, -MOST_SNAPSHOTS).map((old) => cache.delete(old)));
};
