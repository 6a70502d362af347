import { either } from 'fp-ts';
import { fromPromise } from 'xstate';
import { NOTICE_TIME } from '../../domain/shared/notice';
import type { SparePart, SparePartDraft, SparePartFilter, SparePartRow } from '../../domain/spare-parts/spare-part';
import type { Announcer } from '../shared/announcer';
import type { ResourceGateway } from '../shared/ports/resource-gateway.port';
import { token } from '../shared/token';
import { drawingEditorMachine } from './drawing-editor.machine';
import type { Drawings } from './ports/drawings.port';

export type WiredDrawingEditor = typeof drawingEditorMachine;
export const WiredDrawingEditor = token<WiredDrawingEditor>('wired-drawing-editor');

export const wireDrawingEditor = (
  references: ResourceGateway<SparePartRow, SparePart, SparePartDraft, SparePartFilter>,
  drawings: Drawings,
  announcer: Announcer,
): WiredDrawingEditor =>
  drawingEditorMachine.provide({
    actors: {
      readReference: fromPromise(({ input: { reference }, signal }) => references.get(reference, { signal })()),
      saveDrawing: fromPromise(async ({ input: { crop, draw, ...save }, signal }) => {
        const picture = crop === null ? null : await draw(crop);
        // Without the picture its details would move every box.
        return crop !== null && picture === null
          ? either.left({ kind: 'Unsupported' as const })
          : drawings.save({ ...save, picture }, { signal })();
      }),
    },
    actions: {
      announceSaved: () => {
        announcer.say('success', 'spareParts.image.saved', NOTICE_TIME.saved);
      },
      announceNotSaved: (_, { failure }) => {
        announcer.say('warning', 'spareParts.image.notSaved', NOTICE_TIME.warning);
        announcer.failure(failure, 'spareParts.image');
      },
    },
  });
