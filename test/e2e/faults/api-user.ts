import { expect, type APIRequestContext } from '@playwright/test';
import { aHeading, aQuote, type SentBlock } from '../content/support/items';
import { aMark, PASSWORD } from '../support/people';
import type { Writing } from './writing';

/** A page with a heading, a quote, a text, and a heading that only another person edits. */
export interface Item {
  readonly id: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly blocks: readonly SentBlock[];
}

/** The words of a stored page, and the words that another person wrote. */
export interface Said {
  readonly mine: Required<Writing>;
  readonly theirs: string;
}

/** The API as one person uses it. Retries, because a restarted server has closed the idle connections. */
export const apiUserOf = (api: APIRequestContext) => {
  const send = (method: 'post' | 'put' | 'delete', path: string, form: Readonly<Record<string, string>> = {}) =>
    api[method](`/api/${path}`, { form, maxRetries: 2 });
  const written = (blocks: readonly SentBlock[]): string =>
    JSON.stringify(blocks.map((block) => ({ id: '', publication: null, disabled: 0, ...block })));
  const free = (id: string) => send('put', `page/${id}/unlock`);

  return {
    api,
    signIn: async (email: string): Promise<void> => {
      expect((await send('post', 'login', { email, password: PASSWORD })).status()).toBe(200);
    },
    signOut: async (): Promise<void> => {
      expect((await send('post', 'logout')).ok()).toBe(true);
    },

    addItem: async (): Promise<Item> => {
      const mark = aMark();
      const text: SentBlock = { guid: `text-${mark}`, code: 'default-text-plain', data: { text: '<p>Het midden</p>' } };
      const item = {
        fields: { name: `Proefpagina ${mark}`, url: `proefpagina-${mark}`, status: 'draft', internal: '0' },
        blocks: [aHeading('Het begin'), aQuote('Goed gezegd'), text, aHeading('Het slot')],
      };
      const answer = await send('post', 'page', { ...item.fields, content: written(item.blocks) });
      expect(answer.status()).toBe(201);
      return { ...item, id: answer.headers()['location']?.split('/').at(-1) ?? '' };
    },

    /** Ends any lock; needs the right to take over. */
    free: async ({ id }: Item): Promise<void> => {
      expect((await free(id)).ok()).toBe(true);
    },
    take: async ({ id }: Item): Promise<void> => {
      await free(id);
      expect((await send('put', `page/${id}/lock`)).ok()).toBe(true);
    },
    /** Takes over the lock of an item and saves other words in one block, counted from 0. */
    rewrite: async ({ id, fields, blocks }: Item, place: number, title: string): Promise<void> => {
      await free(id);
      expect((await send('put', `page/${id}/lock`)).ok()).toBe(true);
      const content = written(
        blocks.map((block, index) => (index === place ? { ...block, data: { ...block.data, title } } : block)),
      );
      expect((await send('put', `page/${id}`, { ...fields, content })).status()).toBe(200);
    },
    remove: async ({ id }: Item): Promise<void> => {
      await free(id);
      expect((await send('delete', `page/${id}`)).ok()).toBe(true);
    },

    /** The words that are stored now. */
    said: async (id: string): Promise<Said> => {
      // The type of the API's own answer; another shape makes the comparison fail.
      const { page } = (await (await api.get(`/api/page/${id}`, { maxRetries: 2 })).json()) as {
        readonly page: {
          readonly name: string;
          readonly content: readonly {
            readonly fields: readonly { readonly code: string; readonly value: string | null }[];
          }[];
        };
      };
      const all = (code: string): readonly string[] =>
        page.content.flatMap(({ fields }) =>
          fields.filter((field) => field.code === code).map(({ value }) => value ?? ''),
        );
      const [titles, [quote = ''], [text = '']] = [all('title'), all('quote'), all('text')];
      return {
        mine: { name: page.name, title: titles[0] ?? '', quote, text: wordsOfHtml(text) },
        theirs: titles.at(-1) ?? '',
      };
    },
  };
};
export type ApiUser = ReturnType<typeof apiUserOf>;

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', nbsp: '\u00a0', amp: '&' };

/** The text of HTML that has only words. */
const wordsOfHtml = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&(lt|gt|quot|nbsp|amp);/g, (whole, name: string) => ENTITIES[name] ?? whole);
