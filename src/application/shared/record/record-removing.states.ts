import { assign, emit } from 'xstate';
import { deleteDraftState } from '../../../domain/shared/drafts/draft-states';
import { failureOf } from '../../../domain/shared/outcome';
import type { Kind } from '../../../domain/shared/resource';
import { startEdit } from './record-changes';
import { draftRefOf } from './record-editing.states';
import type { RecordSetup } from './record.setup';

/** States of a deletion, with confirmation. */
export const removingStates = <K extends Kind>(record: RecordSetup<K>) => ({
  confirming: record.createStateConfig({
    on: {
      'removal.confirmed': 'removing',
      'removal.cancelled': [
        { guard: 'wasEditing', target: 'editing', actions: 'announceKept' },
        { target: 'ended', actions: 'announceKept' },
      ],
      'edit.cancelled': { guard: 'wasEditing', target: 'discarding' },
    },
  }),
  removing: record.createStateConfig({
    invoke: {
      src: 'removeRecord',
      input: ({ context }) => ({ id: context.id ?? '', version: context.stored?.version ?? null }),
      onDone: [
        {
          guard: { type: 'isRemoved', params: ({ event }) => event },
          target: 'removed',
          actions: ['announceRemoved', emit({ type: 'record.removed' })],
        },
        /** Loads the newest version; a draft is offered on top of it. Rule R-SHR-81. */
        {
          guard: { type: 'changedMeanwhile', params: ({ event }) => event },
          target: 'loading',
          actions: [
            assign(({ context }) => ({
              ...startEdit(context),
              isRemovalRefused: true,
              offered: null,
              backTo: 'reading',
              existence: 'stored',
            })),
            'showStored',
          ],
        },
        {
          guard: 'wasEditing',
          target: 'editing',
          actions: { type: 'announceFailure', params: ({ event }) => ({ failure: failureOf(event) }) },
        },
        {
          target: 'ended',
          actions: { type: 'announceFailure', params: ({ event }) => ({ failure: failureOf(event) }) },
        },
      ],
    },
  }),
  /** The page stays visible for a moment; the draft is deleted. */
  removed: record.createStateConfig({
    ...deleteDraftState(draftRefOf, {}),
    after: { returning: { target: 'lost', actions: emit({ type: 'record.lost', failure: null }) } },
  }),
});
