import { either } from 'fp-ts';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import type { Stored } from '../../../../src/application/shared/ports/resource-gateway.port';
import { drawingEditorMachine } from '../../../../src/application/spare-parts/drawing-editor.machine';
import type { SaveDrawing } from '../../../../src/application/spare-parts/drawing-editor.setup';
import type { DrawingDraft, FoundEdit } from '../../../../src/application/spare-parts/edited-drawing';
import type { SavedCrop } from '../../../../src/application/spare-parts/undo-crop';
import { NO_DRAFT, type DraftRef } from '../../../../src/domain/shared/drafts/draft';
import type { Failure } from '../../../../src/domain/shared/failure';
import type { Outcome } from '../../../../src/domain/shared/outcome';
import type { Drawing } from '../../../../src/domain/spare-parts/drawing.rule';
import { spareParts, type SparePart } from '../../../../src/domain/spare-parts/spare-part';

export const CUT: Failure = { kind: 'Unreachable', reason: 'cut' };
export const CHANGED: Failure = { kind: 'Changed' };
export const DRAWING: Drawing = { address: '/d.png', x: 5, y: 0, width: 400, height: 300, boxes: [] };
export const partWith = (drawing: Drawing | null, version = '"1"'): Stored<SparePart> => ({
  record: {
    ...spareParts.blank,
    id: '1',
    sheets: [{ id: 's', label: 'Pump', code: 'PMP', icon: null, drawing }],
  },
  version,
});
export const CROP = { x: 10, y: 20, width: 100, height: 90 };
export const draw = () => Promise.resolve(new Blob(['png']));

/** Opens the editor with these answers in order; the last read is repeated. */
export const opened = async (
  reads: readonly Outcome<Stored<SparePart>>[],
  saves: readonly Outcome<SavedCrop | null>[] = [],
  found: FoundEdit = NO_DRAFT,
) => {
  const kept: (DrawingDraft | 'dropped' | 'flushed' | 'ended')[] = [];
  const clock = new SimulatedClock();
  const asked: SaveDrawing[] = [];
  const [reading, saving] = [[...reads], [...saves]];
  const notices: string[] = [];
  const actor = createActor(
    drawingEditorMachine.provide({
      actors: {
        readReference: fromPromise(() => {
          const next = reading.length > 1 ? reading.shift() : reading[0];
          return Promise.resolve(next ?? either.left(CUT));
        }),
        saveDrawing: fromPromise(({ input }) => {
          asked.push(input);
          return Promise.resolve(saving.shift() ?? either.right(null));
        }),
        findDraft: fromPromise(() => Promise.resolve(found)),
        dropDraft: fromPromise<unknown, DraftRef>(() => Promise.resolve(kept.push('dropped'))),
        keepDraft: fromCallback(({ receive }) => {
          receive((event) => kept.push(event.type === 'draft.changed' ? event.draft : 'flushed'));
          return () => kept.push('ended');
        }),
      },
      actions: {
        announceSaved: () => notices.push('saved'),
        announceNothingDrawn: () => notices.push('nothing drawn'),
        announceNotSaved: (_, { failure }) => notices.push(`not saved: ${failure?.kind ?? ''}`),
      },
    }),
    { input: { reference: '1', sheet: 's' }, clock },
  );
  let finished = 0;
  actor.on('editor.finished', () => {
    finished += 1;
  });
  actor.start();
  const flushPromises = async (): Promise<void> => {
    for (let turn = 0; turn < 5; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
  };
  await flushPromises();
  return { actor, clock, asked, kept, notices, flushPromises, finished: () => finished };
};
