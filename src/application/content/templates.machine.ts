import { assign, emit, fromPromise, setup } from 'xstate';
import type { Block } from '../../domain/content/block';
import type { ContentModule } from '../../domain/content/modules.rule';
import { templateProblem } from '../../domain/content/template.rule';
import type { Failure } from '../../domain/shared/failure';
import type { Id } from '../../domain/shared/id';
import { failureOf, succeeded, unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';
import type { NewTemplate, Template } from './ports/templates.port';

interface Input {
  readonly module: ContentModule;
  /** Null for one that was never saved: it makes no template. */
  readonly item: Id | null;
}

interface Context extends Input {
  readonly templates: readonly Template[];
  readonly chosen: Template | null;
  /** Whether the blocks that are there make place for those of the template. */
  readonly replaces: boolean;
  readonly name: string;
  readonly restrict: readonly ContentModule[];
  readonly failure: Failure | null;
}

type TemplatesEvent =
  | { readonly type: 'use.requested' }
  | { readonly type: 'save.requested' }
  | { readonly type: 'retry.requested' }
  /** `filled`: there are blocks already. */
  | { readonly type: 'template.chosen'; readonly template: Template; readonly filled: boolean }
  | { readonly type: 'place.chosen'; readonly replaces: boolean }
  /** `dirty`: what is edited differs from what is stored. */
  | {
      readonly type: 'name.submitted';
      readonly name: string;
      readonly restrict: readonly ContentModule[];
      readonly dirty: boolean;
    }
  | { readonly type: 'save.confirmed' }
  | { readonly type: 'item.saved' | 'item.refused' }
  | { readonly type: 'closed' };

/**
 * What the editor is told: blocks that came, with the identities of the template, and that the item itself is to be
 * saved.
 */
export type TemplatesNews =
  | { readonly type: 'blocks.came'; readonly blocks: readonly Block[]; readonly replaces: boolean }
  | { readonly type: 'item.wanted' };

/** Blocks taken from a template, and a template made of the blocks of an item, which is saved first. Rule R-CON-09. */
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
        onDone: [
          { guard: succeeded, target: 'choosing', actions: assign({ templates: ({ event }) => valueOf(event) ?? [] }) },
          { target: 'unlisted', actions: assign({ failure: ({ event }) => failureOf(event) }) },
        ],
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
    /** There are blocks already: do they stay? */
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
        onDone: [
          {
            guard: succeeded,
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
        ],
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
    /** A template is made of what is stored: may the edits be saved first? */
    confirming: {
      on: { 'save.confirmed': { target: 'saving', actions: emit({ type: 'item.wanted' }) }, 'closed': 'naming' },
    },
    saving: {
      on: {
        'item.saved': 'adding',
        // What is wrong with the item is told on its page; the name is still there the next time.
        'item.refused': { target: 'closed', actions: 'announceNotAdded' },
      },
    },
    adding: {
      invoke: {
        src: 'addTemplate',
        input: ({ context: { name, module, item, restrict } }) => ({ name, module, item: item ?? '', restrict }),
        onDone: [
          { guard: succeeded, target: 'closed', actions: [assign({ name: '', restrict: [] }), 'announceAdded'] },
          { target: 'naming', actions: [assign({ failure: ({ event }) => failureOf(event) }), 'announceNotAdded'] },
        ],
      },
    },
  },
});
