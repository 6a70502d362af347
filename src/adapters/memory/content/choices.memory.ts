import { either, taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import { asNameTaken } from '../../../domain/content/name-taken';
import type { Choices, Suggestion } from '../../../application/content/ports/choices.port';
import type { Choice } from '../../../domain/content/block';
import { isSuggestible, MAX_SUGGESTIONS } from '../../../domain/content/choice.rule';
import { tags } from '../../../domain/content/term';
import { fold } from '../../../domain/shared/fold';
import type { Id } from '../../../domain/shared/id';
import { matchesWords } from '../../../domain/shared/list-query';
import { mayChoose } from '../../../domain/shared/offered-records.rule';
import type { MemoryPeople } from '../access/published/memory-people';
import type { MemoryEmailCategories } from './published/memory-email-categories';
import { MEMORY_MENUS, MEMORY_ROUTES } from '../site/published/memory-menus';
import { MEMORY_ITEMS } from './published/memory-items';
import { answerTo, type Permission } from '../shared/answer-to';
import type { MemoryCalls } from '../shared/memory-calls';
import type { MemoryContents } from './memory-contents';
import { freeUrl, type MemoryTerms } from './terms.memory';

const listed = (labels: string): readonly Choice[] =>
  labels.split(' | ').map((label, place) => ({ id: String(place + 1), label }));

/** A new tag and a new category have the same blank values. */
const BLANK = tags.blank;
const TARGETS = listed('Installateurs | Bouwbedrijven | Architecten en adviseurs | Particulieren');
const PROJECTS =
  'P-23104 Wijk Zwolle-Zuid | P-23118 Renovatie Deventer | P-24003 School Antwerpen | P-25008 Hotel Zeezicht';
const ASSORTMENTS =
  'Warmtepompen lucht-water | Warmtepompen bodem-water | Hybride warmtepompen | Vloerverwarming | Thermostaten';
const ACCOUNTS = 'Van Rossum Techniek | Installatiebedrijf De Linde | Klimaatgroep Noord | Bakker & Zn. Loodgieters';
/** Fixed choices; users cannot add to them here. */
const FIXED: ReadonlyMap<string, readonly Suggestion[]> = new Map([
  ['resource', listed('Ilse Vermeer | Joris van den Akker | Hanne Claes | Mehmet Yıldız | Fleur de Graaf')],
  ['project', listed(PROJECTS)],
  ['assortment', listed(ASSORTMENTS)],
  ['item', MEMORY_ITEMS],
  ['navigation', MEMORY_MENUS.map(({ id, title }) => ({ id, label: title }))],
  ['navigation/routes', MEMORY_ROUTES],
  ['account', listed(ACCOUNTS).map((account, place) => ({ ...account, number: String(100_210 + place * 17) }))],
]);

/** Choices that match every word, prefix matches first. Rule R-CON-16. */
const found = (
  choices: readonly Suggestion[],
  text: string,
  limit: number = MAX_SUGGESTIONS,
): readonly Suggestion[] => {
  const begins = ({ label }: Choice): number => (fold(label).startsWith(fold(text)) ? 0 : 1);
  return choices
    .filter(({ label, code = '', number = '' }) => matchesWords(`${label} ${code} ${number}`, text))
    .sort((one, other) => begins(one) - begins(other) || fold(one.label).localeCompare(fold(other.label)))
    .slice(0, limit);
};

/** Suggestions in memory: tags, categories, pages and branches from their own records, all others from fixed lists. */
export const choicesMemory = (
  calls: MemoryCalls,
  people: MemoryPeople,
  terms: MemoryTerms,
  contents: MemoryContents,
  emailCategories: MemoryEmailCategories,
): Choices => {
  const answer = answerTo(calls, people);
  const chooser =
    (source: string): Permission =>
    (caller) =>
      mayChoose(caller, source);
  const named = (records: readonly { readonly id: Id; readonly name: string }[]): readonly Choice[] =>
    records.map(({ id, name }) => ({ id, label: name }));
  const choicesOf = (source: string): readonly Suggestion[] => {
    if (source === 'tag' || source === 'category') return named(terms[source].all());
    if (source === 'emails/category') return emailCategories.all();
    return source === 'page' || source === 'branch' ? named(contents.of(source).all()) : (FIXED.get(source) ?? []);
  };
  return {
    suggest: (source, text, options) =>
      answer(chooser(source), options, () =>
        either.right(isSuggestible(text) ? found(choicesOf(source), text, options?.limit) : []),
      ),
    add: (source, label) =>
      source === 'emails/category'
        ? emailCategories.add(label)
        : pipe(
            terms[source].save({
              id: null,
              version: null,
              draft: { ...BLANK, name: label, url: freeUrl(label, source, terms[source].all()) },
              before: BLANK,
            }),
            taskEither.bimap(asNameTaken, ({ id }) => ({ id, label })),
          ),
    targets: (options) => answer(chooser('target'), options, () => either.right(TARGETS)),
  };
};
