import { assign, setup } from 'xstate';
import { phantom } from '../shared/phantom';
import type { Id } from '../shared/id';

interface ItemEditorContext {
  /** The item that is edited. */
  readonly item: Id | null;
  /** The item below which one is added; null for the first level. */
  readonly parent: Id | null;
}

type ItemEditorEvent =
  | { readonly type: 'item.adding'; readonly parent: Id | null }
  | { readonly type: 'item.selected'; readonly id: Id }
  /** Saved, given up or deleted. */
  | { readonly type: 'item.left' };

/** What the pane beside a menu does: nothing, add an item, or edit the selected one. Rule R-NAV-10. */
export const itemEditorMachine = setup({
  types: { context: phantom<ItemEditorContext>(), events: phantom<ItemEditorEvent>() },
}).createMachine({
  id: 'item-editor',
  context: { item: null, parent: null },
  initial: 'idle',
  on: {
    'item.adding': {
      target: '.adding',
      actions: assign(({ event }) => ({ item: null, parent: event.parent })),
    },
    /** A selection ends the adding. */
    'item.selected': { target: '.editing', actions: assign(({ event }) => ({ item: event.id, parent: null })) },
  },
  states: {
    idle: { entry: assign({ item: null, parent: null }) },
    adding: { on: { 'item.left': 'idle' } },
    editing: { on: { 'item.left': 'idle' } },
  },
});
