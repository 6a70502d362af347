import type { Driver } from './driver';
import { locate, type Located } from './locate';
import { until } from './until';

/** Elements that journeys look for, by what they are called. */
const KINDS = {
  button: 'button, [role=button]',
  cell: 'td, [role=cell], [role=gridcell]',
  menuitem: '[role^=menuitem]',
  textbox: 'input, textarea, [role=textbox]',
  switch: '[role=switch]',
  page: 'main',
} as const;

export type Kind = keyof typeof KINDS;

const KEYS = { Enter: '\uE007', Control: '\uE009' } as const;

/** A page of the console, seen and used as a person does: an element counts once the mouse can reach it. */
export interface Page {
  readonly open: (path: string) => Promise<void>;
  /** Waits until an element with this name can be reached. @returns where it is and what it says */
  readonly see: (kind: Kind, name: string) => Promise<Located>;
  readonly seeNot: (kind: Kind, name: string) => Promise<void>;
  readonly seePath: (pattern: RegExp) => Promise<string>;
  readonly seeValue: (kind: Kind, name: string, value: string) => Promise<void>;
  /** Waits until keys go to a field; a form focuses its first one when it can be edited. */
  readonly seeFocus: (name: string) => Promise<void>;
  /** Moves the mouse there. */
  readonly point: (kind: Kind, name: string) => Promise<void>;
  readonly click: (kind: Kind, name: string) => Promise<void>;
  /** Types over what a field has. */
  readonly fill: (name: string, text: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly enter: () => Promise<void>;
  /** Presses a key with Ctrl. */
  readonly control: (key: string) => Promise<void>;
  /** Waits until the text that is written has an element of this kind. */
  readonly seeInText: (selector: string) => Promise<void>;
}

const pressOf = (value: string): readonly object[] => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];

const keyActions = (actions: readonly object[]): object => ({ type: 'key', id: 'keyboard', actions });

const mouseActions = (actions: readonly object[]): object => ({
  ...{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } },
  actions,
});

const moveTo = ({ x, y }: Located): object => ({ type: 'pointerMove', x, y, origin: 'viewport' });

export function pageOf({ open, evaluate, perform }: Driver, url: string): Page {
  const find = async (kind: Kind, name: string): Promise<Located | null> => {
    const given = [KINDS[kind], name].map((word) => JSON.stringify(word)).join(', ');
    // The compiler names functions by a helper that the page lacks.
    const found = await evaluate(
      `(() => { const __name = (named) => named; return JSON.stringify((${locate.toString()})(${given})); })()`,
    );
    return JSON.parse(found ?? 'null') as Located | null; // cast: `locate` returns this type
  };
  const screen = async (): Promise<string> =>
    (await evaluate('`${location.pathname}\\n${document.body.innerText.slice(0, 3000)}`')) ?? '';
  const waitFor = <T>(what: string, ask: () => Promise<T | null>): Promise<T> =>
    until(ask, async () => `${what}; the page is\n${await screen()}`);

  const page: Page = {
    open: (path) => open(`${url}${path}`),
    see: (kind, name) => waitFor(`No ${kind} “${name}”`, () => find(kind, name)),
    seeNot: async (kind, name) => {
      await waitFor(`Still a ${kind} “${name}”`, async () => ((await find(kind, name)) === null ? true : null));
    },
    seePath: (pattern) =>
      waitFor(`The path is not ${String(pattern)}`, async () => {
        const path = (await evaluate('location.pathname')) ?? '';
        return pattern.test(path) ? path : null;
      }),
    seeValue: async (kind, name, value) => {
      await waitFor(`No ${kind} “${name}” with “${value}”`, async () =>
        (await find(kind, name))?.value.includes(value) === true ? true : null,
      );
    },
    seeFocus: async (name) => {
      await waitFor(`“${name}” has no focus`, async () =>
        (await find('textbox', name))?.focused === true ? true : null,
      );
    },
    seeInText: async (selector) => {
      const found = `document.querySelector('[contenteditable=true] ' + ${JSON.stringify(selector)})?.textContent ?? null`;
      await waitFor(`No ${selector} in the text`, () => evaluate(found));
    },
    point: async (kind, name) => {
      await perform([mouseActions([moveTo(await page.see(kind, name))])]);
    },
    click: async (kind, name) => {
      const press = [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await perform([mouseActions([moveTo(await page.see(kind, name)), ...press])]);
    },
    fill: async (name, text) => {
      await page.click('textbox', name);
      await page.seeFocus(name);
      await page.control('a');
      await page.type(text);
      await page.seeValue('textbox', name, text);
    },
    type: (text) => perform([keyActions([...text].flatMap(pressOf))]),
    enter: () => perform([keyActions(pressOf(KEYS.Enter))]),
    control: (key) =>
      perform([
        keyActions([{ type: 'keyDown', value: KEYS.Control }, ...pressOf(key), { type: 'keyUp', value: KEYS.Control }]),
      ]),
  };
  return page;
}
