import { bodyOf, type Browser, type FormValues, type Reply } from './browser';

export interface FaqRow extends Readonly<Record<string, unknown>> {
  readonly id: number;
  readonly sort_id: number;
}

let made = 0;

export const categoriesIn = (reply: Reply): FaqRow[] => bodyOf<{ categories: FaqRow[] }>(reply).categories;
export const questionsIn = (reply: Reply): FaqRow[] => bodyOf<{ questions: FaqRow[] }>(reply).questions;
export const categoryIn = (reply: Reply): FaqRow => bodyOf<{ category: FaqRow }>(reply).category;
export const questionIn = (reply: Reply): FaqRow => bodyOf<{ question: FaqRow }>(reply).question;

/** The status and the names of the refused fields. */
export const refusedIn = (reply: Reply): readonly unknown[] => [
  reply.status,
  ...Object.keys(bodyOf<{ fields?: object }>(reply).fields ?? {}).sort(),
];

export const addCategory = (by: Browser, more: FormValues = {}): Promise<Reply> =>
  by.call('POST', 'faq/category', { name: 'Category', url: `category-${(made += 1)}`, ...more });

/** The form of a complete question. */
export const questionForm = (target: number, more: FormValues = {}): FormValues => ({
  title: 'A question?',
  url: `question-${(made += 1)}`,
  content: '<p>An answer.</p>',
  target: [target],
  online: 1,
  login_contact: 0,
  login_resource: 0,
  ...more,
});

export const aTarget = async (by: Browser): Promise<number> =>
  bodyOf<{ targets: FaqRow[] }>(await by.get('target')).targets[0]?.id ?? 0;

export const aCategory = async (by: Browser, more: FormValues = {}): Promise<number> =>
  categoryIn(await addCategory(by, more)).id;

export const aQuestion = async (by: Browser, category: number, more: FormValues = {}): Promise<number> =>
  questionIn(await by.call('POST', `faq/category/${category}/question`, questionForm(await aTarget(by), more))).id;

/** The body of a sort: a map from id to position. */
export const positions = (name: 'category' | 'question', ids: readonly (number | string)[]): string =>
  ids.map((id, place) => `${name}[${id}]=${place + 1}`).join('&');
