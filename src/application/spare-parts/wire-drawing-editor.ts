import { either } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import { fromPromise } from 'xstate';
import { NOTICE_TIME } from '../../domain/shared/notice';
import { spareParts, type SparePartKind } from '../../domain/spare-parts/spare-part';
import type { Announcer } from '../shared/announcer';
import type { Notices } from '../shared/notices.machine';
import type { LiveEvents } from '../shared/ports/live-events.port';
import type { ResourceGateway } from '../shared/ports/resource-gateway.port';
import { token } from '../shared/token';
import { draftKeeperOf } from '../shared/drafts/draft-keeper';
import { wireDraft } from '../shared/drafts/wire-draft';
import type { CurrentPerson } from '../shared/current-person';
import type { Clock } from '../shared/ports/clock.port';
import type { Drafts } from '../shared/ports/drafts.port';
import { drawingEditorMachine } from './drawing-editor.machine';
import { BLANK_DRAFT, hasFrame, type DrawingDraft } from './edited-drawing';
import type { Drawings } from './ports/drawings.port';
import { addressAfter, undoCrop, type SavedCrop } from './undo-crop';

export type WiredDrawingEditor = typeof drawingEditorMachine;
export const WiredDrawingEditor = token<WiredDrawingEditor>('wired-drawing-editor');

export const wireDrawingEditor = (
  references: ResourceGateway<SparePartKind>,
  drawings: Drawings,
  announcer: Announcer,
  drafts: Drafts,
  person: CurrentPerson,
  clock: Clock,
  notices: Notices,
  live: Pick<LiveEvents, 'changedHere'>,
): WiredDrawingEditor => {
  const undo = async (crop: SavedCrop): Promise<void> => {
    const undone = await undoCrop(references, drawings, crop);
    if (either.isLeft(undone)) {
      const said = [{ key: 'spareParts.image.notUndone' }, undone.left];
      announcer.sayAll('warning', NOTICE_TIME.warning, said, 'spareParts.image');
      return;
    }
    announcer.say('success', 'spareParts.image.undone', NOTICE_TIME.saved);
    live.changedHere({ resource: spareParts.key, id: crop.reference });
  };
  const keeper = draftKeeperOf<DrawingDraft>(
    'spareParts.image',
    BLANK_DRAFT,
    drafts,
    person,
    clock,
    announcer,
    false,
    hasFrame,
  );
  return drawingEditorMachine.provide({
    actors: {
      ...wireDraft(keeper),
      readReference: fromPromise(({ input: { reference }, signal }) => references.get(reference, { signal })()),
      saveDrawing: fromPromise(async ({ input: { reference, crop, draw, before, ...save }, signal }) => {
        const picture = crop === null ? null : await draw(crop);
        // Saving the details without the picture would move every box.
        if (crop !== null && picture === null) return either.left({ kind: 'Unsupported' as const });
        // Drawn now for undo, because the screen closes after the save.
        const drawn =
          crop === null
            ? Promise.resolve(null)
            : draw({ x: 0, y: 0, width: before.width, height: before.height }).catch(() => null);
        const outcome = await drawings.save({ ...save, picture }, { signal })();
        const whole = await drawn;
        return pipe(
          outcome,
          either.map((): SavedCrop | null => {
            if (whole === null) return null;
            const after = { reference, sheet: save.sheet, after: save.details };
            // Not awaited: the save has already succeeded.
            return { ...after, before, address: addressAfter(references, after), picture: whole };
          }),
        );
      }),
    },
    actions: {
      announceSaved: (_, { crop }) => {
        if (crop === null) announcer.say('success', 'spareParts.image.saved', NOTICE_TIME.saved);
        else
          notices.show({
            intent: 'success',
            key: 'spareParts.image.saved',
            duration: NOTICE_TIME.long,
            action: { key: 'shared.notices.undo', run: () => void undo(crop) },
          });
      },
      announceNothingDrawn: () => {
        announcer.say('info', 'shared.crop.nothingDrawn', NOTICE_TIME.long);
      },
      announceNotSaved: (_, { failure }) => {
        const said = [{ key: 'spareParts.image.notSaved' }, failure];
        announcer.sayAll('warning', NOTICE_TIME.warning, said, 'spareParts.image');
      },
    },
  });
};
