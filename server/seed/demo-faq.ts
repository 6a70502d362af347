import { sql } from 'drizzle-orm';
import { slugify } from '../../src/domain/shared/slug.rule';
import { faqCategories } from '../catalogue/faq/faq-categories';
import type { ProductReference } from '../catalogue/faq/faq-columns';
import { faqQuestions } from '../catalogue/faq/faq-questions';
import { queryRows, type Database } from '../database/database';
import type { ValuesOf } from '../shared/resource';
import { blankOf } from '../shared/resource-rows';
import { DUTCH_FAQ } from './faq/dutch-faq';
import { ENGLISH_FAQ } from './faq/english-faq';
import { seedRows } from './seed-rows';

interface DemoQuestion {
  readonly signs: string;
  readonly title: string;
  readonly answer: string;
  readonly codes: readonly string[];
}

interface DemoCategory {
  readonly name: string;
  readonly isBelow: boolean;
  readonly questions: readonly DemoQuestion[];
}

const questionOf = (line: string): DemoQuestion => {
  const [head = '', answer = '', codes = ''] = line.split(' | ');
  const [signs = '', ...title] = head.split(' ');
  return { signs, title: title.join(' '), answer, codes: codes.split(' ').filter((code) => code !== '') };
};

const categoriesIn = (text: string): readonly DemoCategory[] =>
  text
    .trim()
    // A long question continues on the next line.
    .replaceAll('\n  ', ' ')
    .split(/\n(?=#)/)
    .map((part) => {
      const [head = '', ...lines] = part.split('\n');
      return {
        name: head.replace(/^#+ /, ''),
        isBelow: head.startsWith('##'),
        questions: lines.filter((line) => line !== '').map(questionOf),
      };
    });

interface Shelf {
  readonly targets: readonly number[];
  readonly products: readonly ProductReference[];
}

const seedWebsite = async (tx: Database, website: number, text: string, shelf: Shelf): Promise<void> => {
  let main: number | null = null;
  for (const [place, { name, isBelow, questions }] of categoriesIn(text).entries()) {
    const record: ValuesOf<typeof faqCategories.columns> = {
      ...blankOf(faqCategories),
      name,
      url: slugify(name),
      parent_id: isBelow ? main : null,
      sort_id: place + 1,
    };
    const [id = 0] = await seedRows(tx, faqCategories, [record], website);
    if (!isBelow) main = id;
    const rows = questions.map(({ signs, title, answer, codes }, at) => ({
      ...blankOf(faqQuestions),
      category_id: id,
      title,
      url: slugify(title),
      content: `<p>${answer}</p>`,
      online: signs.includes('+'),
      filterable: signs.includes('*'),
      login_contact: signs.includes('!'),
      // Every fourth question has one target group.
      target: at % 4 === 3 ? shelf.targets.slice(0, 1) : shelf.targets,
      product: codes.flatMap((code) => shelf.products.filter((product) => product.code === code)),
      sort_id: at + 1,
      meta_seo_title: place === 0 ? title : '',
    }));
    await seedRows(tx, faqQuestions, rows, website);
  }
};

/** Adds Dutch questions to the first website and English ones to the third; the second has none. */
export const seedFaq = async (tx: Database, websites: readonly number[]): Promise<void> => {
  const targets = await queryRows<{ id: number }>(tx, sql`select id from targets order by place`);
  const products = await queryRows<ProductReference>(tx, sql`select id, code, label from shop_items order by id`);
  const shelf = { targets: targets.map(({ id }) => id), products };
  const [dutch = 0, , english = 0] = websites;
  await seedWebsite(tx, dutch, DUTCH_FAQ, shelf);
  await seedWebsite(tx, english, ENGLISH_FAQ, shelf);
};
