import { assign, setup, transition } from 'xstate';
import type { Instant } from '../shared/instant';
import { phantom } from '../shared/phantom';
import type { TypedMoment } from '../shared/typed-moment';
import { statusesFor, type Publication } from './publication.rule';

export type PublicationEvent =
  | { readonly type: 'draft.chosen' }
  | { readonly type: 'published.chosen'; readonly now: Instant }
  | { readonly type: 'unpublished.chosen' }
  | { readonly type: 'date.picked'; readonly online: TypedMoment };

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
  states: {
    draft: {
      on: {
        'published.chosen': { target: 'published', actions: assign({ online: ({ event }) => event.now }) },
        'unpublished.chosen': toUnpublished,
      },
    },
    /** Choosing it again keeps the moment; only here can it be picked. */
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
  },
});

/** Publication after an event, for forms that hold status and moment as values. Rule R-CON-03. */
export const publicationAfter = (
  { status, online, firstOnline }: Publication & Pick<PublicationContext, 'firstOnline'>,
  event: PublicationEvent,
): Publication => {
  const [next] = transition(
    publicationMachine,
    publicationMachine.resolveState({ value: status, context: { online, firstOnline } }),
    event,
  );
  return { status: next.value, online: next.context.online };
};
