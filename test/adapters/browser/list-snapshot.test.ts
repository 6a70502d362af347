/** @jest-environment jsdom */
import { snapshotOf } from '../../../src/adapters/browser/shared/keep-snapshot';
import { isTimeBound, withoutCode, type ListSnapshot } from '../../../src/adapters/browser/shared/list-snapshot';
import { confirmedPart } from '../../../src/adapters/browser/shared/show-snapshot';

const DRAWN = Date.UTC(2026, 10, 28, 12);
const HOUR = 3_600_000;
const from = { call: '/api/user?page=1', session: ['{}', '{}', '{}'], drawn: DRAWN };
const anna = { id: 1, name: 'Anna' };
const bram = { id: 2, name: 'Bram' };
const answerOf = (users: readonly object[], total = 2): object => ({ code: 'OK', users, meta: { total } });

const rowOf = ({ id, name }: typeof anna): string =>
  `<tr data-id="${String(id)}" tabindex="-1" aria-selected="false"><td class="cell">${name}</td></tr>`;
const draw = (rows: string, more = ''): void => {
  document.body.innerHTML =
    `<link as="script" href="/main.abc123.js"><div id="root"><div data-theme-root style="--c: red">` +
    `<main><input type="search" value=""><div aria-busy="false"><table><tbody>${rows}</tbody></table></div>` +
    `<p>1–2 of 2</p>${more}</main><div data-place="top"></div></div></div>`;
};
const kept = (): ListSnapshot => {
  const snapshot = snapshotOf(answerOf([anna, bram]), from);
  if (snapshot === null) throw new Error('Nothing was kept.');
  return snapshot;
};
const shown = (snapshot: ListSnapshot, answer: object, now = DRAWN + HOUR): Element | null =>
  confirmedPart(snapshot, answer, now)?.body.firstElementChild ?? null;

beforeAll(() => {
  // jsdom has no `matchMedia`.
  window.matchMedia = () => ({ matches: false }) as MediaQueryList; // cast: the tested code reads only `matches`
});

beforeEach(() => {
  localStorage.clear();
  draw(rowOf(anna) + rowOf(bram));
});

// Rule R-SHR-76.
describe('a list that is kept', () => {
  it('comes back as it was drawn, without what only the console reads', () => {
    const root = document.querySelector('[data-theme-root]');
    const drawn = root?.outerHTML.replaceAll(' tabindex="-1"', '');
    expect(shown(kept(), answerOf([anna, bram]))?.outerHTML).toBe(drawn);
  });

  it.each([
    ['an open question', '<dialog open></dialog>'],
    ['open filters', '<button aria-expanded="true"></button>'],
    ['a selected row', '<i aria-selected="true"></i>'],
  ])('is none with %s', (_, more) => {
    draw(rowOf(anna) + rowOf(bram), more);
    expect(snapshotOf(answerOf([anna, bram]), from)).toBeNull();
  });

  it('is none whose rows are not those of the answer, or which is still loading', () => {
    expect(snapshotOf(answerOf([bram, anna]), from)).toBeNull();
    document.querySelector('[aria-busy]')?.setAttribute('aria-busy', 'true');
    expect(snapshotOf(answerOf([anna, bram]), from)).toBeNull();
  });

  it('leaves notices and help out', () => {
    document.querySelector('[data-place]')?.append('Saved', document.createElement('p'));
    document.querySelector('main')?.after(document.createElement('aside'));
    expect(kept().frame).not.toMatch(/<p><\/p>|aside/);
  });

  it('belongs to a build, a width and the settings of this browser', () => {
    const { context } = kept();
    localStorage.setItem('kantoor.preferences', '{"value":{"theme":"dark"}}');
    expect(kept().context).not.toBe(context);
    document.querySelector('link')?.setAttribute('href', '/main.js');
    expect(snapshotOf(answerOf([anna, bram]), from)).toBeNull();
  });

  it('at a bare address belongs to the last query of its list', () => {
    window.history.pushState(null, '', '/users');
    const { context } = kept();
    localStorage.setItem('kantoor.filters', '{"value":{"users":"page=2"}}');
    expect(kept().context).not.toBe(context);
  });
});

describe('a kept row', () => {
  it('is shown where the answer has it, and is a line without text where it changed', () => {
    const page = shown(kept(), answerOf([bram, { ...anna, name: 'Anne' }]));
    const rows = [...(page?.querySelectorAll('tr') ?? [])];
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Bram', '']);
    expect(rows.map((row) => row.dataset['id'])).toEqual(['2', undefined]);
  });

  it('is not shown when none is the same, or there is no list', () => {
    expect(shown(kept(), answerOf([{ id: 3, name: 'Cor' }]))).toBeNull();
    expect(shown(kept(), answerOf([]))).toBeNull();
    expect(shown(kept(), { code: 'OK' })).toBeNull();
  });

  it('stands without the count when that changed', () => {
    const foot = (total: number) => shown(kept(), answerOf([anna, bram], total))?.querySelector('p')?.style.visibility;
    expect([foot(2), foot(3)]).toEqual(['', 'hidden']);
  });

  it.each([
    ['a moment that has passed since', '{"from":"2026-11-28 12:30:00"}', true],
    ['a moment before', '{"from":"2026-11-28 11:59:59"}', false],
    ['a moment to come', '{"from":"2026-11-28T13:00:01Z"}', false],
    ['today', '{"from":"2026-11-28"}', true],
    ['a day long ago', '{"from":"2026-11-25"}', false],
    ['a day to come', '{"from":"2026-11-30"}', false],
  ])('with %s: %s', (_, row, isBound) => {
    expect(isTimeBound(row, DRAWN, DRAWN + HOUR)).toBe(isBound);
  });

  it.each([
    '<script>bad()</script>',
    '<img src="x" onerror="bad()">',
    '<a href="javascript:bad()">x</a>',
    '<a href="/\t/evil.example">x</a>',
    '<iframe srcdoc="<script>bad()</script>"></iframe>',
    '<svg><a xlink:href="javascript:bad()"></a><animate attributeName="href" to="javascript:bad()"/></svg>',
    '<form action="javascript:bad()"><button formaction="javascript:bad()">x</button></form>',
    '<style>* { color: red }</style><link rel="stylesheet" href="/x.css"><meta http-equiv="refresh" content="0">',
    '<math><mtext><img src=x onerror=bad()></mtext></math><template><script>bad()</script></template>',
  ])('runs nothing that somebody put into it: %s', (bad) => {
    const snapshot = kept();
    const row = JSON.stringify(anna);
    const rows = { ...snapshot.rows, [row]: rowOf({ ...anna, name: bad }) };
    const page = confirmedPart(
      { ...snapshot, frame: snapshot.frame.replace('<main>', `<main>${bad}`), rows },
      answerOf([anna]),
      DRAWN,
    );
    expect(page?.body.innerHTML).toContain('data-id="1"');
    expect(page?.body.innerHTML).not.toMatch(/bad|evil|<(?:script|iframe|style|link|meta|form|template|animate|math)/);
  });
});

describe('the session of a list', () => {
  it('is the same with and without a code', () => {
    expect(withoutCode({ code: 'OK', me: { id: 1 } })).toBe(withoutCode({ me: { id: 1 } }));
    expect(withoutCode({ me: { id: 1 } })).not.toBe(withoutCode({ me: { id: 2 } }));
  });
});
