import { expect, type APIResponse, type Page, type Request, type Route } from '@playwright/test';
import { intercept } from '../support/api';
import { contentEditorIn, type ContentEditor } from '../content/support/content-editor';
import type { RunningConsole } from '../support/servers';
import { halfASecond } from '../support/editing';
import type { Item, ApiUser } from './api-user';
import { PLACES, type Place } from './points';
import type { UserSession } from './user-session';
import type { Writing } from './writing';

/** A call that is held until the test decides its outcome. */
export interface HeldCall {
  /** Forwards the call, or delivers its answer. */
  readonly go: () => Promise<void>;
  readonly cut: () => Promise<void>;
  readonly answer: (status: number, body: string, headers?: Readonly<Record<string, string>>) => Promise<void>;
}

export const isSave = (request: Request): boolean =>
  /^\/api\/page(?:\/\d+)?$/.test(new URL(request.url()).pathname) && ['PUT', 'POST'].includes(request.method());
export const isLocking = (request: Request): boolean =>
  request.method() === 'PUT' && new URL(request.url()).pathname.endsWith('/lock');

const ignore = (): void => undefined;

/** One person who edits one item, with the methods that faults need. */
export class Environment {
  page: Page | null = null;
  /** A second page on the same item, open from the start. */
  beside: Page | null = null;
  held: HeldCall | null = null;
  /**
   * The words typed so far; after a fault in the middle of a word, the words of half a second earlier are valid too.
   */
  typed: Writing = {};
  halfTyped: Writing | null = null;
  /** The words that another person wrote meanwhile. */
  theirs: string | null = null;
  /** Id of the item; null while it is new. */
  id: string | null;

  constructor(
    readonly session: UserSession,
    readonly running: RunningConsole,
    readonly item: Item,
    readonly mine: ApiUser,
    readonly colleague: () => Promise<ApiUser>,
    isNew: boolean,
  ) {
    this.id = isNew ? null : item.id;
  }

  get path(): string {
    return `${this.running.url}/page/${this.id ?? 'add'}`;
  }
  /** The current page. @throws if the test has closed it */
  get here(): Page {
    if (this.page === null) throw new Error('The page is gone');
    return this.page;
  }
  get editor(): ContentEditor {
    return contentEditorIn('en')(this.here);
  }

  /** Gives the browser the session of an API user. */
  async start({ api }: ApiUser = this.mine): Promise<void> {
    const { cookies } = await api.storageState();
    await this.session.context().clearCookies();
    await this.session.context().addCookies(cookies);
  }

  /** Opens the item in a new page. */
  async open(): Promise<Page> {
    const page = await this.session.context().newPage();
    // A separate browser has another window size.
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(this.path);
    this.page = page;
    return page;
  }

  async edit(): Promise<void> {
    const { editor } = this;
    if (this.id === null) {
      await editor.button('content.block.add').click();
      await this.here
        .getByRole('dialog', { name: editor.text('content.blocks.picker.title') })
        .getByRole('combobox')
        .fill(editor.nameOf('custom-quote'));
      await this.here.keyboard.press('Enter');
      await expect(editor.blocks).toHaveCount(1);
      return;
    }
    await editor.edit();
    await editor.expand();
  }

  /** Types in each place; resolves after the last key. */
  async write(words: Writing): Promise<void> {
    for (const place of PLACES) {
      const text = words[place];
      if (text === undefined) continue;
      await this.fill(place, text);
      this.typed = { ...this.typed, [place]: text };
    }
  }

  /** Types after the existing text. */
  async writeOn(more: string): Promise<void> {
    const [place] = PLACES.filter((one) => this.typed[one] !== undefined && one !== 'text').slice(-1);
    if (place === undefined) return this.write({ title: `Alleen${more}` });
    return this.write({ [place]: `${this.typed[place] ?? ''}${more}` });
  }

  async pause(): Promise<void> {
    await halfASecond(this.here);
  }

  /** The words on the screen in the places that were written. */
  async shown(): Promise<Writing> {
    const places = PLACES.filter((place) => this.typed[place] !== undefined);
    const words = await Promise.all(
      places.map((place) => (place === 'text' ? this.placeOf(place).innerText() : this.placeOf(place).inputValue())),
    );
    return Object.fromEntries(places.map((place, index) => [place, words[index] ?? '']));
  }

  /** Presses Save and holds the next such call; `isStored` lets it reach the server and holds its answer. */
  async hold(isCall: (request: Request) => boolean, isStored: boolean, act: () => Promise<void>): Promise<void> {
    const calls: HeldCall[] = [];
    let taken = false;
    await intercept(this.here, '**/api/page**', async (route) => {
      if (taken || !isCall(route.request())) {
        await route.fallback();
        return;
      }
      taken = true;
      calls.push(heldCall(route, isStored ? await route.fetch() : null));
    });
    await act();
    await expect.poll(() => calls.length, { message: 'the call leaves' }).toBe(1);
    [this.held = null] = calls;
  }

  /** Saves by key and waits for the outcome; an earlier call may have found that the session has ended. */
  async save(): Promise<void> {
    const signIn = this.here.getByRole('textbox', { name: /^Password/ });
    const over = Promise.race([
      this.here.waitForResponse((response) => isSave(response.request())),
      this.here.waitForEvent('requestfailed', isSave),
      signIn.waitFor(),
    ]);
    await this.here.keyboard.press('Control+s');
    await over;
  }

  private placeOf(place: Place) {
    const { editor } = this;
    if (place === 'name') return editor.name;
    const [code, at] = (
      { title: ['title', 0], quote: ['quote', this.id === null ? 0 : 1], text: ['text', 2] } as const
    )[place];
    return editor.field(code, editor.blocks.nth(at));
  }

  private async fill(place: Place, text: string): Promise<void> {
    const field = this.placeOf(place);
    if (place !== 'text') return field.fill(text);
    await field.click();
    await this.here.keyboard.press('ControlOrMeta+a');
    return this.here.keyboard.insertText(text);
  }
}

const heldCall = (route: Route, stored: APIResponse | null): HeldCall => ({
  go: () => (stored === null ? route.continue() : route.fulfill({ response: stored })).catch(ignore),
  cut: () => route.abort('connectionreset').catch(ignore),
  answer: (status, body, headers) =>
    route.fulfill({ status, body, headers: { 'Content-Type': 'application/json', ...headers } }).catch(ignore),
});
