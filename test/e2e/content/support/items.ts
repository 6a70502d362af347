import { expect, type Page } from '@playwright/test';
import { aMark } from '../../support/people';

export interface SentBlock {
  readonly guid: string;
  readonly code: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly id?: string;
  readonly publication?: Readonly<Record<'from' | 'to', string | null>> | null;
  readonly disabled?: 0 | 1;
}

/** A page: the content module with the fewest required fields. */
export interface SentPage {
  readonly id: string;
  readonly name: string;
  readonly url: string;
}

export const aHeading = (title: string, more: Partial<SentBlock> = {}): SentBlock => ({
  guid: `heading-${aMark()}`,
  code: 'default-header',
  data: { title, level: 'h2' },
  ...more,
});
export const aQuote = (quote: string, more: Partial<SentBlock> = {}): SentBlock => ({
  guid: `quote-${aMark()}`,
  code: 'custom-quote',
  data: { quote, name: null, position: null, image: null },
  ...more,
});

const written = (blocks: readonly SentBlock[]): string =>
  JSON.stringify(blocks.map((block) => ({ id: '', publication: null, disabled: 0, ...block })));

/** Adds a page for this test through the API, with a heading and a quote. */
export const aPage = async (
  page: Page,
  blocks: readonly SentBlock[] = [aHeading('Het begin'), aQuote('Goed gezegd')],
  more: Readonly<Record<string, string>> = {},
): Promise<SentPage> => {
  const mark = aMark();
  const sent = { name: `Proefpagina ${mark}`, url: `proefpagina-${mark}`, status: 'draft', internal: '0', ...more };
  const answer = await page.request.post('/api/page', { form: { ...sent, content: written(blocks) } });
  expect(answer.status()).toBe(201);
  return { id: answer.headers()['location']?.split('/').at(-1) ?? '', name: sent.name, url: sent.url };
};

/** Saves fields, and blocks if given, through the API, with the lock of the page's session. */
export const savePage = async (
  page: Page,
  { id }: Pick<SentPage, 'id'>,
  fields: Readonly<Record<string, string>>,
  blocks?: readonly SentBlock[],
): Promise<void> => {
  expect((await page.request.put(`/api/page/${id}/lock`)).status()).toBe(200);
  const answer = await page.request.put(`/api/page/${id}`, {
    form: { ...fields, ...(blocks && { content: written(blocks) }) },
  });
  expect(answer.status()).toBe(200);
};

interface Told {
  readonly name: string;
  readonly url: string;
  readonly status: string;
  readonly datetime_online: string | null;
  readonly datetime: { readonly update: string };
  readonly locked: { readonly user: { readonly name: string } } | null;
  readonly preview_hash: string;
  /** The versions, newest first. */
  readonly history: readonly { readonly id: number; readonly type: 'created' | 'save' | 'update' }[];
  readonly content: readonly {
    readonly guid: string;
    readonly code: string;
    readonly id: string;
    readonly disabled: 0 | 1;
    readonly fields: readonly { readonly code: string; readonly value: unknown }[];
  }[];
}

export const told = async (page: Page, { id }: Pick<SentPage, 'id'>): Promise<Told> => {
  // Cast: the API sends this type.
  const answer = (await (await page.request.get(`/api/page/${id}`)).json()) as { readonly page: Told };
  return answer.page;
};

/** The first words of the stored blocks, in order. */
export const storedFirstFields = async (page: Page, item: Pick<SentPage, 'id'>): Promise<readonly unknown[]> =>
  (await told(page, item)).content.map(({ fields }) => fields[0]?.value);
