import type { Kind } from '../../../domain/shared/resource';
import { initialContext } from './record-changes';
import { editingStates } from './record-editing.states';
import { openingStates } from './record-opening.states';
import { removingStates } from './record-removing.states';
import { savingStates } from './record-saving.states';
import { recordSetupOf } from './record.setup';

/** Record screen: load, read, edit, save, delete, merge a conflict, resume a draft. */
export const recordMachineOf = <K extends Kind>() => {
  const record = recordSetupOf<K>();
  return record.createMachine({
    id: 'record',
    context: ({ input }) => initialContext<K>(input),
    invoke: { src: 'holdDraft', input: ({ context }) => ({ id: context.id }) },
    initial: 'loading',
    // For all states; states that reload the record override this.
    on: { 'record.changed': { actions: 'noteChange' } },
    states: {
      ...openingStates(record),
      ...editingStates(record),
      ...savingStates(record),
      ...removingStates(record),
      lost: {},
    },
  });
};

/** The record machine of a kind. */
export type RecordMachine<K extends Kind> = ReturnType<typeof recordMachineOf<K>>;
