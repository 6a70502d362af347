import { assign, fromPromise, setup } from 'xstate';
import { byOutcome, lacksCall, unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';
import { iconNameOf, SHORTEST_SUGGESTED } from '../../domain/site/menu-item.rule';
import type { MenuIcon } from './ports/menu-icons.port';

/** Debounce in milliseconds. Rule R-SHR-12. */
export const ICON_REST = 100;

interface IconSearchContext {
  readonly text: string;
  /** Results of the last answer; kept during the next search. */
  readonly icons: readonly MenuIcon[];
}

type IconSearchEvent = { readonly type: 'text.changed'; readonly text: string } | { readonly type: 'retry.requested' };

/** Icon search as the user types. Where the API has no icons, the user types the full name. Rule R-NAV-07. */
export const iconSearchMachine = setup({
  types: {
    input: phantom<{ readonly text: string }>(),
    context: phantom<IconSearchContext>(),
    events: phantom<IconSearchEvent>(),
  },
  actors: {
    searchIcons: fromPromise<Outcome<readonly MenuIcon[]>, { readonly text: string }>(unwired('searchIcons')),
  },
  guards: { isSearchable: (_, { text }: { readonly text: string }) => iconNameOf(text).length >= SHORTEST_SUGGESTED },
  delays: { rest: ICON_REST },
}).createMachine({
  id: 'icon-search',
  context: ({ input: { text } }) => ({ text, icons: [] }),
  initial: 'begun',
  on: {
    'text.changed': [
      {
        guard: { type: 'isSearchable', params: ({ event }) => event },
        target: '.waiting',
        reenter: true,
        actions: assign({ text: ({ event }) => event.text }),
      },
      { target: '.idle', actions: assign({ text: ({ event }) => event.text, icons: [] }) },
    ],
  },
  states: {
    begun: {
      always: [
        { guard: { type: 'isSearchable', params: ({ context }) => context }, target: 'asking' },
        { target: 'idle' },
      ],
    },
    /** The text is too short. */
    idle: {},
    waiting: { after: { rest: 'asking' } },
    asking: {
      invoke: {
        src: 'searchIcons',
        input: ({ context: { text } }) => ({ text: iconNameOf(text) }),
        onDone: byOutcome(
          { target: 'shown', actions: assign({ icons: ({ event }) => valueOf(event) ?? [] }) },
          { guard: lacksCall, target: 'missing' },
          { target: 'failed', actions: assign({ icons: [] }) },
        ),
      },
    },
    shown: {},
    failed: { on: { 'retry.requested': 'asking' } },
    /** The API has no icons. */
    missing: { on: { 'text.changed': { actions: assign({ text: ({ event }) => event.text }) } } },
  },
});
