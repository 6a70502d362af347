import { faqCategories, type FaqCategory } from '../../../domain/catalogue/faq-category';
import { faqQuestions, type FaqQuestion } from '../../../domain/catalogue/faq-question';
import { slugify } from '../../../domain/shared/slug.rule';

/** Categories; `- ` marks a child of the previous category. Questions follow after a bar. */
const LINES = [
  'Bestellen en betalen | Hoe plaats ik een bestelling? | Kan ik mijn bestelling nog wijzigen? | Hoe betaal ik op rekening?',
  '- Leveren | Wanneer wordt mijn bestelling geleverd? | Leveren jullie ook op zaterdag? | Hoe wordt een warmtepomp afgeleverd?',
  '- Retourneren | Hoe stuur ik een artikel terug? | Binnen welke termijn kan ik retourneren?',
  'Warmtepompen | Welk vermogen heeft een woning nodig? | Heeft elke warmtepomp een buffervat nodig?',
  '- Hybride | Past een hybride warmtepomp bij elke ketel? | Wanneer schakelt de ketel bij?',
  'Vloerverwarming | Hoeveel groepen heb ik nodig? | Hoe lang mag een groep zijn?',
  'Garantie en storing | Hoe lang is de garantie? | Hoe meld ik een storing?',
  'Mijn account',
].map((line) => line.split(' | '));

const isBelow = (place: number): boolean => LINES[place]?.[0]?.startsWith('- ') === true;

const mainBefore = (place: number): number => (isBelow(place) ? mainBefore(place - 1) : place);

export const FAQ_CATEGORIES: readonly FaqCategory[] = LINES.map(([written = ''], place) => {
  const name = written.replace(/^- /, '');
  return {
    ...faqCategories.blank,
    id: String(place + 1),
    name,
    url: slugify(name),
    parent: isBelow(place) ? String(mainBefore(place) + 1) : null,
  };
});

/** Their ids are plain numbers. */
export const FAQ_QUESTIONS: readonly FaqQuestion[] = LINES.flatMap(([, ...titles], place) =>
  titles.map((title) => ({ title, category: String(place + 1) })),
).map(({ title, category }, place): FaqQuestion => ({
  ...faqQuestions.blank,
  id: String(place + 1),
  title,
  category,
  url: slugify(title),
  content: `<p>${title} Bel de binnendienst, elke werkdag van 7.00 tot 18.00 uur.</p>`,
  targets: ['1', '2'],
  online: place % 4 !== 3,
  filterable: place % 2 === 0,
}));
