import { SESSION_CALLS, SNAPSHOTS } from './early-fetch';
import { takeOver } from './snapshot-takeover';
import {
  contextOfPage,
  isTimeBound,
  partsOf,
  timeOf,
  withoutCode,
  type ListSnapshot,
  type SnapshotRequest,
} from './list-snapshot';

const words = (...lines: readonly string[]): ReadonlySet<string> => new Set(lines.join(' ').split(' '));
const TAGS = words(
  'div span p a b i em strong small mark kbd code time br hr h1 h2 h3 h4 main nav header footer section ul ol li dl dt',
  'dd table thead tbody tr th td button input select option label fieldset legend img svg g path circle rect line',
);
const ATTRIBUTES = words(
  'class style lang dir role type value placeholder checked disabled selected scope colspan width height d viewBox',
  'x y rx ry cx cy r x1 x2 y1 y2 fill fill-rule clip-rule stroke-width transform href src',
);
const READ_BY_STYLES = /^(?:aria|data)-/;
const OWN_ADDRESS = /^(?:#|\/(?![/\\\s]))/;

/**
 * Removes everything that could run scripts or load external content, because stored markup may have been tampered
 * with.
 */
export const clean = (root: Element): void => {
  for (const element of root.querySelectorAll('*')) {
    if (!TAGS.has(element.localName)) element.remove();
    for (const { name, value } of [...element.attributes]) {
      const isKnown = ATTRIBUTES.has(name) || READ_BY_STYLES.test(name);
      const leadsAway = (name === 'href' || name === 'src') && !OWN_ADDRESS.test(value);
      if (!isKnown || leadsAway) element.removeAttribute(name);
    }
  }
};

const isTexts = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
const isSnapshot = (value: unknown): value is ListSnapshot => {
  if (typeof value !== 'object' || value === null) return false;
  const { session, rows, drawn, ...texts }: Partial<Record<string, unknown>> = { ...value };
  return Array.isArray(session) && isTexts(session) && isTexts(rows) && typeof drawn === 'number' && isTexts(texts);
};

/** A placeholder for a row whose data changed since it was drawn. */
const placeholderOf = (row: HTMLTableRowElement): HTMLTableRowElement => {
  const line = row.ownerDocument.createElement('tr');
  for (const { className } of row.cells) {
    const bar = line.insertCell();
    bar.className = className;
    const style = 'width:70%;height:10px;border-radius:4px;background:var(--colorNeutralBackground5)';
    bar.appendChild(row.ownerDocument.createElement('div')).setAttribute('style', style);
  }
  return line;
};

/** The part of a snapshot that the answers confirm, as an inert document; null if there is none. */
export const confirmedPart = (snapshot: ListSnapshot, answer: unknown, now: number): Document | null => {
  const parts = partsOf(answer);
  const page = new DOMParser().parseFromString(snapshot.frame, 'text/html');
  const table = page.querySelector('tbody');
  if (parts === null || table === null) return null;
  const known = parts.rows.map((row) =>
    Object.hasOwn(snapshot.rows, row) && !isTimeBound(row, snapshot.drawn, now) ? (snapshot.rows[row] ?? '') : '',
  );
  const first = known.find((row) => row !== '');
  if (first === undefined) return null;
  table.innerHTML = first;
  const placeholder = table.rows[0] === undefined ? '' : placeholderOf(table.rows[0]).outerHTML;
  table.innerHTML = known.map((row) => (row === '' ? placeholder : row)).join('');
  // The total may have changed too.
  if (parts.rest !== snapshot.rest)
    table.closest('[aria-busy]')?.nextElementSibling?.setAttribute('style', 'visibility:hidden');
  clean(page.body);
  return page;
};

const styled = 'position:fixed;inset:0;z-index:50;overflow:hidden';

/** Draws the snapshot above the page, hidden from keyboard and screen reader: only the console below is accessible. */
const draw = (page: Document, css: string): ShadowRoot => {
  const host = document.createElement('div');
  host.style.cssText = styled;
  host.inert = true;
  // Closed, so that queries for elements of the console do not find those of the snapshot.
  const shadow = host.attachShadow({ mode: 'closed' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  shadow.adoptedStyleSheets = [sheet];
  shadow.append(...page.body.childNodes);
  document.body.append(host);
  return shadow;
};

const frame = (): Promise<number> => new Promise(requestAnimationFrame);
/** The second animation frame starts after the first is on the screen. */
const painted = async (): Promise<void> => {
  await frame();
  await frame();
};

/** Milliseconds that the console's shell, which could already be drawn, waits for the list. */
const PATIENCE = 150;
const after = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds, undefined);
  });

/** Shows the snapshot of this page, as far as the answers of this load confirm it. Rule R-SHR-76. */
export const showSnapshot = async ({ list, answers, stored }: SnapshotRequest): Promise<void> => {
  const [snapshot, calls] = await Promise.all([stored, answers]);
  if (!isSnapshot(snapshot) || snapshot.call !== list) return;
  const session = await Promise.all(SESSION_CALLS.map(async (path) => calls[path]));
  if (session.some((now, index) => now !== undefined && withoutCode(now.body) !== snapshot.session[index])) {
    // The user, rights or website changed, so all snapshots are outdated.
    await caches.delete(SNAPSHOTS);
    return;
  }
  const answer = await Promise.race([calls[list], after(PATIENCE)]);
  if (answer === undefined || session.includes(undefined)) return;
  const root = document.getElementById('root');
  if (root === null || document.hidden || snapshot.context !== contextOfPage()) return;
  const page = confirmedPart(snapshot, answer.body, timeOf(answer.date));
  if (page === null) return;
  takeOver(root, draw(page, snapshot.css), location.pathname + location.search);
  await painted();
};

const request = globalThis.window.kantoorPage?.snapshot;
if (request !== undefined)
  showSnapshot(request)
    // On failure the page loads as usual.
    .catch(() => undefined)
    .finally(request.done);
