import { assign, fromPromise, setup } from 'xstate';
import { NO_DRAFT, type DraftEvent } from '../../domain/shared/drafts/draft';
import { draftActors } from '../../domain/shared/drafts/draft-states';
import type { Rectangle } from '../../domain/shared/picture/crop-box';
import type { Failure } from '../../domain/shared/failure';
import type { Id } from '../../domain/shared/id';
import { unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';
import { sameValue } from '../../domain/shared/same-value';
import type { SparePart } from '../../domain/spare-parts/spare-part';
import type { Stored } from '../shared/ports/resource-gateway.port';
import {
  asRead,
  draftOf,
  drawnCrop,
  editedIn,
  isDrawingChanged,
  resumed,
  savedDrawing,
  type DrawCrop,
  type DrawingDraft,
  type EditorContext,
  type EditorInput,
  type FoundEdit,
} from './edited-drawing';
import type { DrawingDetails } from './ports/drawings.port';
import type { SavedCrop } from './undo-crop';

/** Milliseconds after a save before the reference is displayed again. Rule R-SPA-44. */
export const RETURN_AFTER_CROP = 500;

export interface SaveDrawing {
  readonly reference: Id;
  readonly sheet: Id;
  readonly version: string | null;
  readonly details: DrawingDetails;
  /** Details of the picture before the save. */
  readonly before: DrawingDetails;
  readonly crop: Rectangle | null;
  readonly draw: DrawCrop;
}

type EditorEvent =
  | { readonly type: 'crop.changed'; readonly crop: Rectangle | null }
  | { readonly type: 'crop.switched' }
  | { readonly type: 'offset.typed'; readonly axis: 'x' | 'y'; readonly text: string }
  | { readonly type: 'edit.reset' }
  | DraftEvent
  | { readonly type: 'save.requested'; readonly draw: DrawCrop }
  | { readonly type: 'retry.requested' };

export const drawingEditorSetup = setup({
  types: {
    input: phantom<EditorInput>(),
    context: phantom<EditorContext>(),
    events: phantom<EditorEvent>(),
    emitted: phantom<{ readonly type: 'editor.finished' }>(),
  },
  actors: {
    readReference: fromPromise<Outcome<Stored<SparePart>>, { readonly reference: Id }>(unwired('readReference')),
    /** Null when nothing was cropped. */
    saveDrawing: fromPromise<Outcome<SavedCrop | null>, SaveDrawing>(unwired('saveDrawing')),
    ...draftActors<DrawingDraft>(),
  },
  actions: {
    offerDraft: assign((_, found: FoundEdit) => ({ found })),
    resumeDraft: assign(({ context }) => resumed(context)),
    forgetDraft: assign({ found: NO_DRAFT }),
    showStored: assign(({ context: { edited } }) => (edited === null ? {} : { ...asRead(edited), failure: null })),
    announceSaved: (_, _params: { readonly crop: SavedCrop | null }) => unwired('announceSaved')(),
    /** A save was requested before the crop frame was changed. */
    announceNothingDrawn: unwired('announceNothingDrawn'),
    announceNotSaved: (_, _params: { readonly failure: Failure | null }) => unwired('announceNotSaved')(),
  },
  delays: { returning: RETURN_AFTER_CROP },
  guards: {
    isOffered: (_, { kept, unreadable }: FoundEdit) => kept !== null || unreadable !== null,
    isDrawingChanged: ({ context }) => isDrawingChanged(context),
    isUndrawn: ({ context }) => context.crop !== null && drawnCrop(context) === null,
    isWrong: ({ context }) => savedDrawing(context) === null,
    isSame: ({ context: { edited, sheet } }, event: { readonly output: Outcome<Stored<SparePart>> }) => {
      const now = editedIn(valueOf(event), sheet);
      return now !== null && now.version !== edited?.version && sameValue(now.drawing, edited?.drawing);
    },
    isThere: ({ context }, event: { readonly output: Outcome<Stored<SparePart>> }) =>
      editedIn(valueOf(event), context.sheet) !== null,
  },
});

/** Stores the edit in the browser; deletes it there when nothing has changed. */
export const keepDraft = drawingEditorSetup.enqueueActions(({ context, enqueue }) => {
  enqueue.sendTo('keeper', { type: 'draft.changed', draft: draftOf(context) });
});
