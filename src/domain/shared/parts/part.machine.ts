import { setup } from 'xstate';
import { phantom } from '../phantom';

/** `marked` parts are removed by the next save and can be restored until then. */
export const PART_STATES = ['new', 'stored', 'marked'] as const;
export type PartState = (typeof PART_STATES)[number];

export type PartEvent =
  | { readonly type: 'part.removed' }
  | { readonly type: 'part.restored' }
  | { readonly type: 'part.saved' };

/** Life of a part of a record that is saved by calls of its own, such as a rule of a promotion. Rule R-COM-04. */
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
