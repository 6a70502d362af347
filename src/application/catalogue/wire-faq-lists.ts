import { either, taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import { fromCallback, fromPromise } from 'xstate';
import type { FaqCategory, FaqCategoryDraft, FaqCategoryRow, FaqFilter } from '../../domain/catalogue/faq-category';
import type {
  FaqQuestion,
  FaqQuestionDraft,
  FaqQuestionRow,
  FoundFaqQuestion,
} from '../../domain/catalogue/faq-question';
import type { Id } from '../../domain/shared/id';
import { NOTICE_TIME } from '../../domain/shared/notice';
import type { Identified } from '../../domain/shared/resource';
import type { Announcer } from '../shared/announcer';
import { inTurn } from '../shared/in-turn';
import type { RowToggle } from '../shared/overview';
import type { Answer, CallOptions } from '../shared/ports/call';
import type { ResourceGateway } from '../shared/ports/resource-gateway.port';
import { token } from '../shared/token';
import { orderedListMachineOf, type OrderedListMachine } from './ordered-list.machine';
import type { FaqLists } from './ports/faq-lists.port';
import type { Ordered } from './ports/ordered.port';

type Categories = ResourceGateway<FaqCategoryRow, FaqCategory, FaqCategoryDraft, FaqFilter>;
type Questions = ResourceGateway<FaqQuestionRow, FaqQuestion, FaqQuestionDraft, FaqFilter>;

/** Lists of questions that are read at the same time. Rule R-CAT-62. */
const LISTS_AT_ONCE = 4;

/** The categories of the website. */
export type WiredFaqCategories = OrderedListMachine<FaqCategoryRow, null>;
export const WiredFaqCategories = token<WiredFaqCategories>('wired-faq-categories');

/** The questions of one category. */
export type WiredFaqQuestions = OrderedListMachine<FaqQuestionRow, Id>;
export const WiredFaqQuestions = token<WiredFaqQuestions>('wired-faq-questions');

/** The questions of all categories that a term finds. */
export type WiredFaqSearch = OrderedListMachine<FoundFaqQuestion, string>;
export const WiredFaqSearch = token<WiredFaqSearch>('wired-faq-search');

const wireList = <Row extends Identified, Asked>(
  load: (asked: Asked, options: CallOptions) => Answer<Ordered<Row>>,
  toggle: (change: RowToggle) => Answer<void>,
  announcer: Announcer,
): OrderedListMachine<Row, Asked> =>
  orderedListMachineOf<Row, Asked>().provide({
    actors: {
      loadList: fromPromise(({ input: { asked }, signal }) => load(asked, { signal })()),
      saveToggle: fromCallback(({ input, sendBack }) => {
        void toggle(input)().then((outcome) => {
          sendBack({ type: 'toggle.settled', ...input, failure: either.isLeft(outcome) ? outcome.left : null });
        });
      }),
    },
    actions: {
      announceToggle: () => {
        announcer.say('error', 'shared.failures.unableToUpdate', NOTICE_TIME.error);
      },
    },
  });

const toggleQuestion =
  (questions: Questions) =>
  ({ id, field, value }: RowToggle): Answer<void> =>
    questions.toggle(id, field === 'filterable' ? 'filterable' : 'online', value);

export const wireFaqCategories = (lists: FaqLists, categories: Categories, announcer: Announcer): WiredFaqCategories =>
  wireList(
    (_: null, options) => lists.categories(options),
    ({ id, value }) => categories.toggle(id, 'online', value),
    announcer,
  );

export const wireFaqQuestions = (lists: FaqLists, questions: Questions, announcer: Announcer): WiredFaqQuestions => {
  // The wired machine is shared by all categories, which may be expanded together.
  const turn = inTurn(LISTS_AT_ONCE);
  return wireList(
    (category: Id, options) => turn(lists.questions(category, options)),
    toggleQuestion(questions),
    announcer,
  );
};

export const wireFaqSearch = (lists: FaqLists, questions: Questions, announcer: Announcer): WiredFaqSearch =>
  wireList(
    (term: string, options) =>
      pipe(
        lists.search(term, options),
        taskEither.map((rows) => ({ rows, version: null })),
      ),
    toggleQuestion(questions),
    announcer,
  );
