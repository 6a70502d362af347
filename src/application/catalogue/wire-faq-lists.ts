import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import type { Observable } from 'rxjs';
import { fromPromise } from 'xstate';
import { faqCategories, type FaqCategoryKind, type FaqCategoryRow } from '../../domain/catalogue/faq-category';
import {
  faqQuestions,
  type FaqQuestionKind,
  type FaqQuestionRow,
  type FoundFaqQuestion,
} from '../../domain/catalogue/faq-question';
import type { Id } from '../../domain/shared/id';
import { NOTICE_TIME } from '../../domain/shared/notice';
import type { Identified } from '../../domain/shared/resource';
import type { Announcer } from '../shared/announcer';
import type { FinishedFlag } from '../shared/flags/flag-saving.machine';
import { followFlags, type FlagSavings, type SavedFlags } from '../shared/flags/flag-savings';
import { followChanges } from '../shared/follow-rows';
import { inTurn } from '../shared/in-turn';
import type { Answer, CallOptions } from '../shared/ports/call';
import type { LiveEvents } from '../shared/ports/live-events.port';
import type { ResourceGateway } from '../shared/ports/resource-gateway.port';
import { token } from '../shared/token';
import { orderedListMachineOf, type OrderedListMachine } from './ordered-list.machine';
import type { FaqLists } from './ports/faq-lists.port';
import type { Ordered } from './ports/ordered.port';

type Categories = ResourceGateway<FaqCategoryKind>;
type Questions = ResourceGateway<FaqQuestionKind>;

/** Maximum concurrent loads of question lists. Rule R-CAT-62. */
const LISTS_AT_ONCE = 4;

/** FAQ categories of the website. */
export type WiredFaqCategories = OrderedListMachine<FaqCategoryRow, null>;
export const WiredFaqCategories = token<WiredFaqCategories>('wired-faq-categories');

/** Questions of one category. */
export type WiredFaqQuestions = OrderedListMachine<FaqQuestionRow, Id>;
export const WiredFaqQuestions = token<WiredFaqQuestions>('wired-faq-questions');

/** Search results across all categories. */
export type WiredFaqSearch = OrderedListMachine<FoundFaqQuestion, string>;
export const WiredFaqSearch = token<WiredFaqSearch>('wired-faq-search');

interface ListWiring<Row, Asked> {
  readonly load: (asked: Asked, options: CallOptions) => Answer<Ordered<Row>>;
  readonly flags: SavedFlags;
  readonly changesOf: (asked: Asked) => Observable<unknown>;
}

const wireList = <Row extends Identified, Asked>({
  load,
  flags,
  changesOf,
}: ListWiring<Row, Asked>): OrderedListMachine<Row, Asked> =>
  orderedListMachineOf<Row, Asked>().provide({
    actors: {
      loadList: fromPromise(({ input: { asked }, signal }) => load(asked, { signal })()),
      followFlags: followFlags(flags),
      followRows: followChanges(({ asked }: { readonly asked: Asked }) => changesOf(asked)),
    },
  });

type Live = Pick<LiveEvents, 'watchList'>;

const announcing =
  (announcer: Announcer) =>
  ({ failure }: FinishedFlag): void => {
    if (failure !== null) announcer.say('error', 'shared.failures.unableToUpdate', NOTICE_TIME.error);
  };

/** Shared by the accordion and the search results. */
const flagsOfQuestions = (savings: FlagSavings, questions: Questions, announcer: Announcer): SavedFlags =>
  savings.of(faqQuestions.key, {
    save: ({ id, field, value }) => questions.toggle(id, field === 'filterable' ? 'filterable' : 'online', value),
    announce: announcing(announcer),
  });

export const wireFaqCategories = (
  lists: FaqLists,
  categories: Categories,
  announcer: Announcer,
  savings: FlagSavings,
  live: Live,
): WiredFaqCategories =>
  wireList({
    load: (_: null, options) => lists.categories(options),
    flags: savings.of(faqCategories.key, {
      save: ({ id, value }) => categories.toggle(id, 'online', value),
      announce: announcing(announcer),
    }),
    changesOf: () => live.watchList(faqCategories.key),
  });

export const wireFaqQuestions = (
  lists: FaqLists,
  questions: Questions,
  announcer: Announcer,
  savings: FlagSavings,
  live: Live,
): WiredFaqQuestions => {
  // All categories share one wired machine, and several may be expanded at once.
  const turn = inTurn(LISTS_AT_ONCE);
  return wireList({
    load: (category: Id, options) => turn(lists.questions(category, options)),
    flags: flagsOfQuestions(savings, questions, announcer),
    changesOf: (category) => live.watchList(faqQuestions.key, category),
  });
};

export const wireFaqSearch = (
  lists: FaqLists,
  questions: Questions,
  announcer: Announcer,
  savings: FlagSavings,
  live: Live,
): WiredFaqSearch =>
  wireList({
    load: (term: string, options) =>
      pipe(
        lists.search(term, options),
        taskEither.map((rows) => ({ rows, version: null })),
      ),
    flags: flagsOfQuestions(savings, questions, announcer),
    changesOf: () => live.watchList(faqQuestions.key),
  });
