import { assign, emit, sendTo } from 'xstate';
import { NO_DRAFT, type DraftRef, type OpenDraft } from '../../domain/shared/drafts/draft';
import {
  discardDraftState,
  deleteDraftState,
  findDraftState,
  storeDraftInvocation,
} from '../../domain/shared/drafts/draft-states';
import { coversFrame, fitBox, initialBox } from '../../domain/shared/picture/crop-box';
import { byOutcome, failureOf, succeeded, valueOf } from '../../domain/shared/outcome';
import { drawingEditorSetup, keepDraft, type SaveDrawing } from './drawing-editor.setup';
import {
  asRead,
  draftOf,
  drawnCrop,
  editedIn,
  rebased,
  savedDrawing,
  type DrawingDraft,
  type EditorContext,
} from './edited-drawing';

type Context = { readonly context: EditorContext };
const refOf = ({ context: { reference, sheet } }: Context): DraftRef => ({ id: `${reference}/${sheet}` });
const openOf = ({ context }: Context): OpenDraft<DrawingDraft> => ({
  ...refOf({ context }),
  base: draftOf({ ...context, ...(context.edited && asRead(context.edited)) }),
  version: context.edited?.version ?? null,
});

/** Crop and offset of an exploded view: every box stays on its pixel. Rules R-SPA-30, R-SPA-33 and R-SHR-09. */
export const drawingEditorMachine = drawingEditorSetup.createMachine({
  id: 'drawing-editor',
  context: ({ input }) => ({
    ...input,
    edited: null,
    crop: null,
    lastCrop: null,
    offset: { x: '', y: '' },
    failure: null,
    draw: null,
    found: NO_DRAFT,
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'readReference',
        input: ({ context: { reference } }) => ({ reference }),
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => event },
            target: 'recalling',
            actions: assign(({ context, event }) => {
              const edited = editedIn(valueOf(event), context.sheet);
              return edited === null ? {} : { ...asRead(edited), failure: null };
            }),
          },
          { guard: succeeded, target: 'failed', actions: assign({ failure: { kind: 'NotFound' } }) },
          { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event) }) },
        ],
      },
    },
    failed: { on: { 'retry.requested': 'loading' } },
    recalling: findDraftState(refOf, 'editing'),
    /** A stored edit is resumed or discarded before editing, which would overwrite it. */
    offering: {
      on: {
        // A draft that cannot be read can only be discarded.
        'draft.resumed': {
          guard: ({ context: { found } }) => found.kept !== null,
          target: 'editing',
          actions: 'resumeDraft',
        },
        'draft.discarded': 'discarding',
      },
    },
    discarding: discardDraftState(refOf, 'editing'),
    editing: {
      initial: 'judging',
      invoke: storeDraftInvocation(openOf),
      on: {
        'crop.changed': {
          target: '.judging',
          actions: assign(({ context: { edited }, event: { crop } }) => {
            if (crop === null || edited === null) return { crop: null };
            const whole = fitBox(crop, edited.drawing);
            return { crop: coversFrame(whole, edited.drawing) ? null : whole };
          }),
        },
        'crop.switched': {
          target: '.judging',
          actions: assign(({ context }) => {
            const { crop, edited, lastCrop } = context;
            if (crop !== null) return { crop: null, lastCrop: drawnCrop(context) };
            return edited === null ? {} : { crop: lastCrop ?? initialBox(edited.drawing) };
          }),
        },
        'offset.typed': {
          target: '.judging',
          actions: assign(({ context: { offset }, event: { axis, text } }) => ({
            offset: { ...offset, [axis]: text },
          })),
        },
        'draft.flushed': { actions: sendTo('keeper', ({ event }) => event) },
        'edit.reset': { target: '.judging', actions: 'showStored' },
      },
      states: {
        judging: {
          entry: keepDraft,
          always: [
            { guard: 'isWrong', target: 'wrong' },
            { guard: 'isDrawingChanged', target: 'changed' },
            { target: 'unchanged' },
          ],
        },
        /** The offset is invalid. */
        wrong: {},
        unchanged: { on: { 'save.requested': { guard: 'isUndrawn', actions: 'announceNothingDrawn' } } },
        changed: {
          on: {
            'save.requested': {
              target: '#drawing-editor.saving',
              actions: assign(({ event: { draw } }) => ({ draw, failure: null })),
            },
          },
        },
      },
    },
    saving: {
      invoke: {
        src: 'saveDrawing',
        input: ({ context }): SaveDrawing => {
          const { x = 0, y = 0, width = 0, height = 0 } = savedDrawing(context) ?? {};
          return {
            reference: context.reference,
            sheet: context.sheet,
            version: context.edited?.version ?? null,
            details: { x, y, width, height },
            before: context.edited?.drawing ?? { x, y, width, height },
            crop: drawnCrop(context),
            draw: context.draw ?? (() => Promise.resolve(null)),
          };
        },
        onDone: byOutcome(
          {
            target: 'saved',
            actions: { type: 'announceSaved', params: ({ event }) => ({ crop: valueOf(event) }) },
          },
          { guard: ({ event }) => failureOf(event)?.kind === 'Changed', target: 'comparing' },
          {
            target: 'editing',
            actions: [
              assign({ failure: ({ event }) => failureOf(event) }),
              { type: 'announceNotSaved', params: ({ event }) => ({ failure: failureOf(event) }) },
            ],
          },
        ),
      },
    },
    /** Someone saved the reference: if the drawing is unchanged, the save continues. */
    comparing: {
      invoke: {
        src: 'readReference',
        input: ({ context: { reference } }) => ({ reference }),
        onDone: [
          {
            guard: { type: 'isSame', params: ({ event }) => event },
            target: 'saving',
            actions: assign(({ context, event }) => ({ edited: editedIn(valueOf(event), context.sheet) })),
          },
          {
            guard: { type: 'isThere', params: ({ event }) => event },
            target: 'editing',
            actions: [
              assign(({ context, event }) => rebased(context, editedIn(valueOf(event), context.sheet))),
              { type: 'announceNotSaved', params: { failure: { kind: 'Changed' } } },
            ],
          },
          {
            target: 'editing',
            actions: [
              assign({ failure: ({ event }) => failureOf(event) ?? { kind: 'NotFound' } }),
              {
                type: 'announceNotSaved',
                params: ({ event }) => ({ failure: failureOf(event) ?? { kind: 'NotFound' } }),
              },
            ],
          },
        ],
      },
    },
    saved: {
      ...deleteDraftState(refOf, {}),
      after: { returning: { target: 'finished', actions: emit({ type: 'editor.finished' }) } },
    },
    finished: {},
  },
});
