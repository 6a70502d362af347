import { assign, setup } from 'xstate';
import { phantom } from '../shared/phantom';
import type { Id } from '../shared/id';

interface ItemEditorContext {
  /** The edited item. */
  readonly item: Id | null;
  /** Parent of the new item; null for the first level. */
  readonly parent: Id | null;
}

type ItemEditorEvent =
  | { readonly type: 'item.adding'; readonly parent: Id | null }
  | { readonly type: 'item.selected'; readonly id: Id }
  /** The item was saved or deleted, or the edit was cancelled. */
  | { readonly type: 'item.left' };

/** Pane next to a menu: empty, adding an item, or editing the selected item. Rule R-NAV-10. */
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
    /** Selecting an item cancels adding. */
    'item.selected': { target: '.editing', actions: assign(({ event }) => ({ item: event.id, parent: null })) },
  },
  states: {
    idle: { entry: assign({ item: null, parent: null }) },
    adding: { on: { 'item.left': 'idle' } },
    editing: { on: { 'item.left': 'idle' } },
  },
});
