import { assign, emit, setup } from 'xstate';
import type { Id } from '../shared/id';
import { phantom } from '../shared/phantom';

/** What the view of a reference can show. */
interface Shown {
  readonly sheets: readonly { readonly id: Id; readonly items: readonly Id[] }[];
  /** Ids of items with proposals, in sheet order. */
  readonly queue: readonly Id[];
}

interface ViewContext extends Shown {
  readonly sheet: Id | null;
  readonly selected: Id | null;
  /** The item under the pointer. */
  readonly pointed: Id | null;
  /** The item under review, or the last one reviewed. */
  readonly place: Id | null;
}

type ViewEvent =
  | ({ readonly type: 'reference.shown' } & Shown)
  | { readonly type: 'sheet.chosen'; readonly sheet: Id }
  /** Null clears the selection. */
  | { readonly type: 'item.chosen'; readonly item: Id | null }
  | { readonly type: 'item.pointed'; readonly item: Id | null }
  /** @param place item at which the review was left; null for the beginning */
  | { readonly type: 'review.started'; readonly place: Id | null }
  | { readonly type: 'review.moved'; readonly by: 1 | -1 }
  | { readonly type: 'review.left' };

const sheetOf = ({ sheets }: Shown, item: Id | null): Id | null =>
  sheets.find(({ items }) => items.some((own) => own === item))?.id ?? null;

/** The item at which a review continues; null when there is nothing to review. */
const placeIn = ({ sheets, queue }: Shown, place: Id | null): Id | null => {
  if (place !== null && queue.includes(place)) return place;
  const order = sheets.flatMap(({ items }) => items);
  const from = place === null ? -1 : order.indexOf(place);
  return queue.find((item) => order.indexOf(item) > from) ?? queue[0] ?? null;
};

const selecting = (context: ViewContext, item: Id | null): Partial<ViewContext> => ({
  selected: item,
  sheet: sheetOf(context, item) ?? context.sheet,
  place: item !== null && context.queue.includes(item) ? item : context.place,
});

/**
 * View of a reference: the open sheet, the selected item, the item under the pointer, and the review of all items with
 * proposals. Rules R-SPA-13 and R-SPA-34.
 */
export const explodedViewMachine = setup({
  types: {
    context: phantom<ViewContext>(),
    events: phantom<ViewEvent>(),
    /** The review moved to an item. */
    emitted: phantom<{ readonly type: 'review.placed'; readonly place: Id | null }>(),
    /** Initial sheet; replaced when the reference has no such sheet. */
    input: phantom<Pick<ViewContext, 'sheet'>>(),
  },
  actions: { tellPlace: emit(({ context: { place } }) => ({ type: 'review.placed' as const, place })) },
  guards: {
    hasQueue: ({ context }) => context.queue.length > 0,
  },
}).createMachine({
  id: 'exploded-view',
  context: ({ input }) => ({ ...input, sheets: [], queue: [], selected: null, pointed: null, place: null }),
  initial: 'browsing',
  on: {
    'reference.shown': {
      actions: assign(({ context, event: { sheets, queue } }) => {
        const shown = { ...context, sheets, queue };
        const sheet = sheets.find(({ id }) => id === context.sheet) ?? sheets[0];
        const selected = sheet?.items.find((item) => item === context.selected) ?? null;
        return { ...shown, sheet: sheet?.id ?? null, selected, pointed: null };
      }),
    },
    'sheet.chosen': {
      actions: assign(({ event }) => ({ sheet: event.sheet, selected: null, pointed: null })),
    },
    'item.chosen': { actions: assign(({ context, event }) => selecting(context, event.item)) },
    'item.pointed': { actions: assign({ pointed: ({ event }) => event.item }) },
  },
  states: {
    browsing: {
      on: {
        'review.started': {
          guard: 'hasQueue',
          target: 'reviewing',
          actions: assign(({ context, event }) => selecting(context, placeIn(context, event.place))),
        },
      },
    },
    reviewing: {
      entry: 'tellPlace',
      on: {
        'item.chosen': { actions: [assign(({ context, event }) => selecting(context, event.item)), 'tellPlace'] },
        'review.moved': {
          actions: [
            assign(({ context, event: { by } }) => {
              const at = context.queue.findIndex((item) => item === context.place) + by;
              return selecting(context, context.queue[Math.min(context.queue.length - 1, Math.max(0, at))] ?? null);
            }),
            'tellPlace',
          ],
        },
        'review.left': 'browsing',
        /** A save reduces the queue, possibly to nothing. */
        'reference.shown': [
          {
            guard: ({ event }) => event.queue.length === 0,
            target: 'browsing',
            actions: assign(({ context, event: { sheets, queue } }) => ({ ...context, sheets, queue, pointed: null })),
          },
          {
            actions: [
              assign(({ context, event: { sheets, queue } }) => {
                const shown = { ...context, sheets, queue, pointed: null };
                return { ...shown, ...selecting(shown, placeIn(shown, context.place)) };
              }),
              'tellPlace',
            ],
          },
        ],
      },
    },
  },
});

/** 1-based position of the reviewed item in the queue. */
export const placeInReview = ({ queue, place }: Pick<ViewContext, 'queue' | 'place'>): number =>
  queue.findIndex((item) => item === place) + 1;
