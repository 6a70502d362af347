import { chromium, type Browser } from '@playwright/test';
import { MAX_BLOCKS } from '../../src/domain/content/block.rule';
import { MAX_RULES } from '../../src/domain/commerce/promotion.rule';
import { chromium as howToStart } from '../e2e/support/browser';
import { startServer } from '../e2e/support/servers';
import { Caller } from './caller';
import type { Account } from './journey';
import type { Expected } from './in-page';
import { orderOf } from './order';
import { emptyPlace } from './places';
import { median, plainTable, shown } from './table';
import { Visit } from './visit';

/** A kind of record with many parts. */
interface Parted {
  readonly name: string;
  readonly path: string;
  readonly sizes: readonly number[];
  /** Adds a record with this many parts. @returns its id */
  readonly add: (caller: Caller, name: string, parts: number) => Promise<number>;
  /** Runs before a save, such as taking the lock. */
  readonly prepare?: (caller: Caller, path: string) => Promise<unknown>;
  /** All fields that a save sends. */
  readonly form: (name: string, parts: number) => Readonly<Record<string, string>>;
  readonly shows: (parts: number) => Expected;
  readonly message: string;
}

const blocksOf = (parts: number): string =>
  JSON.stringify(
    Array.from({ length: parts }, (_, place) => ({
      guid: `part-${String(place)}`,
      code: 'default-text-plain',
      id: '',
      publication: null,
      disabled: 0,
      data: { text: `<p>Alinea ${String(place)}. ${'Een regel zoals er meer staan. '.repeat(4)}</p>` },
    })),
  );

/** The id of the record in an answer. */
const idIn = (answer: string, key: string): number =>
  Number(/\d+/.exec(answer.slice(answer.indexOf('"id"', answer.indexOf(`"${key}"`))))?.[0]);

const PARTED: readonly Parted[] = [
  {
    name: 'page of blocks',
    path: 'page',
    sizes: [10, 100, MAX_BLOCKS],
    form: (name, parts) => ({ name, content: blocksOf(parts) }),
    add: async (caller, name, parts) => {
      const form = { name, url: `gemeten-${String(parts)}`, status: 'draft', internal: '0', content: blocksOf(parts) };
      return idIn(await caller.post('page', form), 'page');
    },
    prepare: (caller, path) => caller.put(`${path}/lock`, {}),
    shows: (count) => ({ kind: 'blocks', count, editing: false }),
    message: 'Saved',
  },
  {
    name: 'promotion of rules',
    path: 'promotion',
    sizes: [10, 100, MAX_RULES],
    form: (name) => ({ name, date_start: '2031-03-01', date_end: '' }),
    add: async (caller, name, parts) => {
      const id = idIn(await caller.post('promotion', { name, date_start: '2031-03-01', date_end: '' }), 'promotion');
      const rule = { type: 'revenue', data: '[{"min":100,"value":5}]', date_start: '', date_end: '' };
      for (let part = 0; part < parts; part++) await caller.post(`promotion/${String(id)}/rule`, rule);
      return id;
    },
    shows: (count) => ({ kind: 'rules', count }),
    message: 'saved',
  },
];

const timed = async (act: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await act();
  return performance.now() - start;
};

/** Milliseconds to open and to save one record, by case. */
async function measureRecord(
  browser: Browser,
  caller: Caller,
  account: Account,
  kind: Parted,
  parts: number,
  rounds: number,
): Promise<ReadonlyMap<string, number>> {
  const { path, add, form, prepare, shows, message } = kind;
  let name = `Gemeten ${String(parts)} delen`;
  const record = `${path}/${String(await add(caller, name, parts))}`;
  const times = new Map<string, number[]>();
  const keep = (measure: string, time: number): void => {
    times.set(measure, [...(times.get(measure) ?? []), time]);
  };
  // The first round warms up the server and is not counted.
  for (let round = 0; round <= rounds; round++) {
    const [warm, next] = [round === 0, `Gemeten ${String(parts)} delen, ronde ${String(round)}`];
    const opened = await timed(() => caller.get(record));
    await prepare?.(caller, record);
    const saved = await timed(() => caller.put(record, form(name, parts)));
    const visit = await Visit.start(browser, caller.url);
    const { page } = visit;
    await page.request.post('/api/login', { form: { email: account.email, password: account.password } });
    await page.goto(`/${path}?q=${encodeURIComponent(`${String(parts)} delen`)}`);
    await page.locator('tbody tr[data-id]').first().focus();
    const shown = await visit.step(shows(parts), () => page.keyboard.press('Enter'));
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.locator('[name=name]').fill(next);
    const told = await visit.step({ kind: 'message', text: message }, () =>
      page.getByRole('button', { name: 'Save', exact: true }).click(),
    );
    await page.request.post('/api/logout');
    await visit.context.close();
    name = next;
    if (warm) continue;
    keep('opened, API', opened);
    keep('saved, API', saved);
    keep('opened from its list, first visit', shown);
    keep('saved, to the message', told);
  }
  return new Map([...times].map(([measure, all]) => [measure, median(all)]));
}

/** How the times to open and save a record grow with its parts, in the API and on the screen. */
export async function measureParts(account: Account, rounds: number): Promise<string> {
  const server = await startServer(emptyPlace());
  const browser = await chromium.launch(howToStart());
  const tables: string[] = [];
  try {
    const caller = await Caller.signIn(server.url, account);
    for (const kind of PARTED) {
      const { name, sizes } = kind;
      const measured: ReadonlyMap<string, number>[] = [];
      for (const parts of sizes) {
        measured.push(
          await measureRecord(browser, caller, account, kind, parts, rounds).catch((failure: unknown) => {
            console.log(`${name} of ${String(parts)}: ${String(failure)}`);
            return new Map<string, number>();
          }),
        );
        console.log(`${name}, ${String(parts)} parts`);
      }
      const measures = [...new Set(measured.flatMap((times) => [...times.keys()]))];
      const rows = measures.map((measure) => {
        const times = measured.map((one) => one.get(measure) ?? NaN);
        return [measure, ...times.map(shown), times.some(Number.isNaN) ? 'not measured' : orderOf(sizes, times)];
      });
      const head = ['case', ...sizes.map((size) => size.toLocaleString('en')), 'order'];
      tables.push(
        plainTable(`Growth with the parts of a record: ${name}; median of ${String(rounds)}, ms`, head, rows),
      );
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  return tables.join('\n');
}
