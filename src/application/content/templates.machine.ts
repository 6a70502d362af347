import { assign, emit, fromPromise, setup } from 'xstate';
import type { Block } from '../../domain/content/block';
import type { ContentModule } from '../../domain/content/modules.rule';
import { templateProblem } from '../../domain/content/template.rule';
import type { Failure } from '../../domain/shared/failure';
import type { Id } from '../../domain/shared/id';
import { byOutcome, failureOf, unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';
import type { NewTemplate, Template } from './ports/templates.port';

interface Input {
  readonly module: ContentModule;
  /** Null for an unsaved item, which cannot become a template. */
  readonly item: Id | null;
}

interface Context extends Input {
  readonly templates: readonly Template[];
  readonly chosen: Template | null;
  /** Whether the template replaces the present blocks. */
  readonly replaces: boolean;
  readonly name: string;
  readonly restrict: readonly ContentModule[];
  readonly failure: Failure | null;
}

type TemplatesEvent =
  | { readonly type: 'use.requested' }
  | { readonly type: 'save.requested' }
  | { readonly type: 'retry.requested' }
  /** `filled`: the item already has blocks. */
  | { readonly type: 'template.chosen'; readonly template: Template; readonly filled: boolean }
  | { readonly type: 'place.chosen'; readonly replaces: boolean }
  /** `dirty`: the form has unsaved changes. */
  | {
      readonly type: 'name.submitted';
      readonly name: string;
      readonly restrict: readonly ContentModule[];
      readonly dirty: boolean;
    }
  | { readonly type: 'save.confirmed' }
  | { readonly type: 'item.saved' | 'item.refused' }
  | { readonly type: 'closed' };

/** Loaded blocks with the guids of the template, or a request to save the item. */
export type TemplatesNews =
  | { readonly type: 'blocks.came'; readonly blocks: readonly Block[]; readonly replaces: boolean }
  | { readonly type: 'item.wanted' };

/** Inserts the blocks of a template, or saves an item's blocks as one. Rule R-CON-09. */
export const templatesMachine = setup({
  types: {
    input: phantom<Input>(),
    context: phantom<Context>(),
    events: phantom<TemplatesEvent>(),
    emitted: phantom<TemplatesNews>(),
  },
  actors: {
    loadTemplates: fromPromise<Outcome<readonly Template[]>, { readonly module: ContentModule }>(
      unwired('loadTemplates'),
    ),
    readTemplate: fromPromise<Outcome<readonly Block[]>, { readonly id: Id }>(unwired('readTemplate')),
    addTemplate: fromPromise<Outcome<void>, NewTemplate>(unwired('addTemplate')),
  },
  actions: {
    announceAdded: unwired('announceAdded'),
    announceNotAdded: unwired('announceNotAdded'),
    announceNotRead: (_, _params: { readonly failure: Failure | null }) => unwired('announceNotRead')(),
  },
}).createMachine({
  id: 'templates',
  context: ({ input }) => ({
    ...input,
    templates: [],
    chosen: null,
    replaces: false,
    name: '',
    restrict: [],
    failure: null,
  }),
  initial: 'closed',
  states: {
    closed: {
      on: {
        'use.requested': 'listing',
        'save.requested': {
          guard: ({ context }) => context.item !== null,
          target: 'naming',
          actions: assign({ failure: null }),
        },
      },
    },
    listing: {
      on: { closed: 'closed' },
      invoke: {
        src: 'loadTemplates',
        input: ({ context: { module } }) => ({ module }),
        onDone: byOutcome(
          { target: 'choosing', actions: assign({ templates: ({ event }) => valueOf(event) ?? [] }) },
          { target: 'unlisted', actions: assign({ failure: ({ event }) => failureOf(event) }) },
        ),
      },
    },
    unlisted: { on: { 'retry.requested': 'listing', 'closed': 'closed' } },
    choosing: {
      on: {
        'template.chosen': [
          {
            guard: ({ event }) => event.filled,
            target: 'asking',
            actions: assign({ chosen: ({ event }) => event.template }),
          },
          { target: 'reading', actions: assign({ chosen: ({ event }) => event.template, replaces: false }) },
        ],
        'closed': 'closed',
      },
    },
    /** Asks whether the present blocks are kept. */
    asking: {
      on: {
        'place.chosen': { target: 'reading', actions: assign({ replaces: ({ event }) => event.replaces }) },
        'closed': 'choosing',
      },
    },
    reading: {
      on: { closed: 'closed' },
      invoke: {
        src: 'readTemplate',
        input: ({ context: { chosen } }) => ({ id: chosen?.id ?? '' }),
        onDone: byOutcome(
          {
            target: 'closed',
            actions: emit(({ context: { replaces }, event }) => ({
              type: 'blocks.came',
              blocks: valueOf(event) ?? [],
              replaces,
            })),
          },
          {
            target: 'choosing',
            actions: { type: 'announceNotRead', params: ({ event }) => ({ failure: failureOf(event) }) },
          },
        ),
      },
    },
    naming: {
      on: {
        'name.submitted': [
          { guard: ({ event }) => templateProblem(event.name) !== null },
          {
            guard: ({ event }) => event.dirty,
            target: 'confirming',
            actions: assign(({ event: { name, restrict } }) => ({ name: name.trim(), restrict, failure: null })),
          },
          {
            target: 'adding',
            actions: assign(({ event: { name, restrict } }) => ({ name: name.trim(), restrict, failure: null })),
          },
        ],
        'closed': 'closed',
      },
    },
    /** Asks whether to save first: a template is made of the stored item. */
    confirming: {
      on: { 'save.confirmed': { target: 'saving', actions: emit({ type: 'item.wanted' }) }, 'closed': 'naming' },
    },
    saving: {
      on: {
        'item.saved': 'adding',
        // The item's page shows the errors; the entered name is kept.
        'item.refused': { target: 'closed', actions: 'announceNotAdded' },
      },
    },
    adding: {
      invoke: {
        src: 'addTemplate',
        input: ({ context: { name, module, item, restrict } }) => ({ name, module, item: item ?? '', restrict }),
        onDone: byOutcome(
          { target: 'closed', actions: [assign({ name: '', restrict: [] }), 'announceAdded'] },
          { target: 'naming', actions: [assign({ failure: ({ event }) => failureOf(event) }), 'announceNotAdded'] },
        ),
      },
    },
  },
});
