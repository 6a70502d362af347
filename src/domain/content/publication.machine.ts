import { assign, setup, transition } from 'xstate';
import type { Instant } from '../shared/instant';
import { phantom } from '../shared/phantom';
import type { TypedMoment } from '../shared/typed-moment';
import { knownIn } from '../shared/known-value';
import { PUBLICATION_STATUSES, statusesFor, type Publication } from './publication.rule';

export type PublicationEvent =
  | { readonly type: 'draft.chosen' }
  | { readonly type: 'published.chosen'; readonly now: Instant }
  | { readonly type: 'unpublished.chosen' }
  | { readonly type: 'date.picked'; readonly online: TypedMoment }
  /** The stored publication has a status that the console does not know. Rule R-SHR-60. */
  | { readonly type: 'other.chosen'; readonly stored: Publication };

interface PublicationContext {
  readonly online: TypedMoment;
  /** Null until the item has been online. */
  readonly firstOnline: Instant | null;
}

const publication = setup({
  types: {
    context: phantom<PublicationContext>(),
    events: phantom<PublicationEvent>(),
    input: phantom<Pick<PublicationContext, 'firstOnline'>>(),
  },
  guards: { wasOnline: ({ context }) => statusesFor(context.firstOnline).includes('unpublished') },
});

const toDraft = { target: 'draft', actions: publication.assign({ online: null }) } as const;
const toUnpublished = {
  guard: 'wasOnline',
  target: 'unpublished',
  actions: publication.assign({ online: ({ context }) => context.firstOnline }),
} as const;

/** Publication status and moment during an edit. Rule R-CON-03. */
export const publicationMachine = publication.createMachine({
  id: 'publication',
  context: ({ input }) => ({ online: null, firstOnline: input.firstOnline }),
  initial: 'draft',
  on: { 'other.chosen': { target: '.other', actions: assign({ online: ({ event }) => event.stored.online }) } },
  states: {
    draft: {
      on: {
        'published.chosen': { target: 'published', actions: assign({ online: ({ event }) => event.now }) },
        'unpublished.chosen': toUnpublished,
      },
    },
    /** The moment can be chosen in this state only. Choosing `published` again keeps it. */
    published: {
      on: {
        'draft.chosen': toDraft,
        'unpublished.chosen': toUnpublished,
        'date.picked': { actions: assign({ online: ({ event }) => event.online }) },
      },
    },
    unpublished: {
      on: {
        'draft.chosen': toDraft,
        'published.chosen': { target: 'published', actions: assign({ online: ({ event }) => event.now }) },
      },
    },
    /** A status that the console does not know. Rule R-SHR-60. */
    other: {
      on: {
        'draft.chosen': toDraft,
        'published.chosen': { target: 'published', actions: assign({ online: ({ event }) => event.now }) },
        'unpublished.chosen': toUnpublished,
      },
    },
  },
});

/** Publication after an event, for forms that hold status and moment as values. Rule R-CON-25. */
export const publicationAfter = (
  { status, online, firstOnline }: Publication & Pick<PublicationContext, 'firstOnline'>,
  event: PublicationEvent,
): Publication => {
  const [next] = transition(
    publicationMachine,
    publicationMachine.resolveState({
      value: knownIn(PUBLICATION_STATUSES, status) ?? 'other',
      context: { online, firstOnline },
    }),
    event,
  );
  const other = event.type === 'other.chosen' ? event.stored.status : status;
  return { status: next.value === 'other' ? other : next.value, online: next.context.online };
};
