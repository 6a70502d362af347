import { assign, emit, fromPromise, setup } from 'xstate';
import { coversFrame, fitBox, type Rectangle } from '../../domain/shared/picture/crop-box';
import type { Failure } from '../../domain/shared/failure';
import type { Id } from '../../domain/shared/id';
import { failureOf, succeeded, unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';
import { sameValue } from '../../domain/shared/same-value';
import type { SparePart } from '../../domain/spare-parts/spare-part';
import type { Stored } from '../shared/ports/resource-gateway.port';
import {
  asRead,
  editedIn,
  isChanged,
  rebased,
  savedDrawing,
  type DrawCrop,
  type EditorContext,
  type EditorInput,
} from './edited-drawing';
import type { DrawingDetails } from './ports/drawings.port';

/** Milliseconds after a save before the reference is shown again. Rule R-SPA-33. */
export const RETURN_AFTER_CROP = 500;

export interface SaveDrawing {
  readonly sheet: Id;
  readonly version: string | null;
  readonly details: DrawingDetails;
  readonly crop: Rectangle | null;
  readonly draw: DrawCrop;
}

type EditorEvent =
  | { readonly type: 'crop.changed'; readonly crop: Rectangle | null }
  | { readonly type: 'offset.typed'; readonly axis: 'x' | 'y'; readonly text: string }
  | { readonly type: 'edit.reset' }
  | { readonly type: 'save.requested'; readonly draw: DrawCrop }
  | { readonly type: 'retry.requested' };

/** Crop and offset of an exploded view: every box stays on its pixel. Rules R-SPA-30 and R-SPA-33. */
export const drawingEditorMachine = setup({
  types: {
    input: phantom<EditorInput>(),
    context: phantom<EditorContext>(),
    events: phantom<EditorEvent>(),
    emitted: phantom<{ readonly type: 'editor.finished' }>(),
  },
  actors: {
    readReference: fromPromise<Outcome<Stored<SparePart>>, { readonly reference: Id }>(unwired('readReference')),
    saveDrawing: fromPromise<Outcome<void>, SaveDrawing>(unwired('saveDrawing')),
  },
  actions: {
    announceSaved: unwired('announceSaved'),
    announceNotSaved: (_, _params: { readonly failure: Failure | null }) => unwired('announceNotSaved')(),
  },
  delays: { returning: RETURN_AFTER_CROP },
  guards: {
    isChanged: ({ context }) => isChanged(context),
    isWrong: ({ context }) => savedDrawing(context) === null,
    isSame: ({ context: { edited, sheet } }, event: { readonly output: Outcome<Stored<SparePart>> }) => {
      const now = editedIn(valueOf(event), sheet);
      return now !== null && now.version !== edited?.version && sameValue(now.drawing, edited?.drawing);
    },
    isThere: ({ context }, event: { readonly output: Outcome<Stored<SparePart>> }) =>
      editedIn(valueOf(event), context.sheet) !== null,
  },
}).createMachine({
  id: 'drawing-editor',
  context: ({ input }) => ({
    ...input,
    edited: null,
    crop: null,
    offset: { x: '', y: '' },
    failure: null,
    draw: null,
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
            target: 'editing',
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
    editing: {
      initial: 'judging',
      on: {
        'crop.changed': {
          target: '.judging',
          actions: assign(({ context: { edited }, event: { crop } }) => {
            if (crop === null || edited === null) return { crop: null };
            const whole = fitBox(crop, edited.drawing);
            return { crop: coversFrame(whole, edited.drawing) ? null : whole };
          }),
        },
        'offset.typed': {
          target: '.judging',
          actions: assign(({ context: { offset }, event: { axis, text } }) => ({
            offset: { ...offset, [axis]: text },
          })),
        },
        'edit.reset': {
          target: '.judging',
          actions: assign(({ context: { edited } }) => (edited === null ? {} : { ...asRead(edited), failure: null })),
        },
      },
      states: {
        judging: {
          always: [
            { guard: 'isWrong', target: 'wrong' },
            { guard: 'isChanged', target: 'changed' },
            { target: 'unchanged' },
          ],
        },
        /** The offset is no number of pixels, or lies outside every original. */
        wrong: {},
        unchanged: {},
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
            sheet: context.sheet,
            version: context.edited?.version ?? null,
            details: { x, y, width, height },
            crop: context.crop,
            draw: context.draw ?? (() => Promise.resolve(null)),
          };
        },
        onDone: [
          { guard: succeeded, target: 'saved', actions: 'announceSaved' },
          { guard: ({ event }) => failureOf(event)?.kind === 'Changed', target: 'comparing' },
          {
            target: 'editing',
            actions: [
              assign({ failure: ({ event }) => failureOf(event) }),
              { type: 'announceNotSaved', params: ({ event }) => ({ failure: failureOf(event) }) },
            ],
          },
        ],
      },
    },
    /** Somebody saved the reference: where the drawing is the same, the save goes on. */
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
    saved: { after: { returning: { target: 'finished', actions: emit({ type: 'editor.finished' }) } } },
    finished: {},
  },
});
