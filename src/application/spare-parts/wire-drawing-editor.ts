import { either } from 'fp-ts';
import { fromCallback, fromPromise } from 'xstate';
import { NOTICE_TIME } from '../../domain/shared/notice';
import type { SparePart, SparePartDraft, SparePartFilter, SparePartRow } from '../../domain/spare-parts/spare-part';
import type { Announcer } from '../shared/announcer';
import type { ResourceGateway } from '../shared/ports/resource-gateway.port';
import type { Id } from '../../domain/shared/id';
import { token } from '../shared/token';
import { draftKeeperOf } from '../shared/draft-keeper';
import type { CurrentPerson } from '../shared/current-person';
import type { Clock } from '../shared/ports/clock.port';
import type { Drafts } from '../shared/ports/drafts.port';
import { drawingEditorMachine } from './drawing-editor.machine';
import { BLANK_DRAFT, hasFrame, type DrawingDraft, type EditorInput } from './edited-drawing';
import type { Drawings } from './ports/drawings.port';

export type WiredDrawingEditor = typeof drawingEditorMachine;
export const WiredDrawingEditor = token<WiredDrawingEditor>('wired-drawing-editor');

const keyOf = ({ reference, sheet }: EditorInput): Id => `${reference}/${sheet}`;

export const wireDrawingEditor = (
  references: ResourceGateway<SparePartRow, SparePart, SparePartDraft, SparePartFilter>,
  drawings: Drawings,
  announcer: Announcer,
  drafts: Drafts,
  person: CurrentPerson,
  clock: Clock,
): WiredDrawingEditor => {
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
      findDraft: fromPromise(({ input }) => keeper.find(keyOf(input))),
      dropDraft: fromPromise(({ input }) => keeper.drop(keyOf(input))),
      keepDraft: fromCallback(({ input, receive }) => {
        const writer = keeper.open({ id: keyOf(input), base: input.base, version: input.version });
        receive((event) => {
          if (event.type === 'draft.changed') writer.change(event.draft);
          else writer.flush(event.all);
        });
        return writer.close;
      }),
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
      announceNothingDrawn: () => {
        announcer.say('info', 'shared.crop.nothingDrawn', NOTICE_TIME.long);
      },
      announceNotSaved: (_, { failure }) => {
        announcer.say('warning', 'spareParts.image.notSaved', NOTICE_TIME.warning);
        announcer.failure(failure, 'spareParts.image');
      },
    },
  });
};
