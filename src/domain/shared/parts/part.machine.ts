import { setup } from 'xstate';
import { phantom } from '../phantom';

/** `marked` parts are deleted by the next save; until then they can be restored. */
export const PART_STATES = ['new', 'stored', 'marked'] as const;
export type PartState = (typeof PART_STATES)[number];

export type PartEvent =
  | { readonly type: 'part.removed' }
  | { readonly type: 'part.restored' }
  | { readonly type: 'part.saved' };

/** Lifecycle of a part that is saved by calls of its own, such as a rule of a promotion. Rule R-COM-04. */
export const partMachine = setup({ types: { events: phantom<PartEvent>() } }).createMachine({
  id: 'part',
  initial: 'new',
  states: {
    new: { on: { 'part.removed': 'gone', 'part.saved': 'stored' } },
    stored: { on: { 'part.removed': 'marked' } },
    marked: { on: { 'part.restored': 'stored', 'part.saved': 'gone' } },
    gone: { type: 'final' },
  },
});
