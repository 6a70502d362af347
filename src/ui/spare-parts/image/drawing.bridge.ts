import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import { WiredDrawingEditor } from '../../../application/spare-parts/wire-drawing-editor';
import { drawnCrop, shownDrawing, type DrawCrop } from '../../../application/spare-parts/edited-drawing';
import type { Rectangle } from '../../../domain/shared/picture/crop-box';
import type { Id } from '../../../domain/shared/id';
import { cropped } from '../../../domain/spare-parts/drawing.rule';
import { spareParts } from '../../../domain/spare-parts/spare-part';
import type { ChangedBy } from '../../../domain/shared/remote-change';
import { useEditorExit } from '../../shared/page/editor-exit.bridge';
import { useLiveRecord, type LiveRecordEvent } from '../../shared/record/live-record.bridge';
import { useFlush, useUnsaved } from '../../shared/record/unsaved.bridge';
import { sheetAddress } from '../sheet-address';
import { useSubscription } from '../../shared/runtime/effects.bridge';
import { useService } from '../../shared/runtime/use-service';

/** Draws a part of a picture without scaling; `null` if the browser fails or CORS forbids it. */
export const cropOf =
  (picture: HTMLImageElement | null, width: number): DrawCrop =>
  (crop: Rectangle) =>
    new Promise((resolve) => {
      // A picture that has not loaded would be drawn empty.
      if (picture === null || !picture.complete || picture.naturalWidth === 0) {
        resolve(null);
        return;
      }
      try {
        const canvas = document.createElement('canvas');
        canvas.width = crop.width;
        canvas.height = crop.height;
        const scale = picture.naturalWidth / width;
        const context = canvas.getContext('2d');
        if (context === null) throw new Error('No canvas');
        context.imageSmoothingEnabled = scale !== 1;
        context.drawImage(
          picture,
          crop.x * scale,
          crop.y * scale,
          crop.width * scale,
          crop.height * scale,
          0,
          0,
          crop.width,
          crop.height,
        );
        canvas.toBlob(resolve, 'image/png');
      } catch {
        resolve(null);
      }
    });

/** Binds the editor of a drawing; a save and the back button lead to its reference. Rule R-SPA-44. */
export const useDrawingEditor = (reference: Id, sheet: Id) => {
  const exit = useEditorExit();
  const actor = useActorRef(useService(WiredDrawingEditor), { input: { reference, sheet } });
  const snapshot = useSelector(actor, (state) => state);
  const back = useCallback(() => {
    exit(sheetAddress(reference, sheet));
  }, [exit, reference, sheet]);
  useSubscription(useCallback(() => actor.on('editor.finished', back), [actor, back]));
  const saving = snapshot.matches('saving') || snapshot.matches('comparing');
  const dirty = snapshot.matches({ editing: 'changed' }) || snapshot.matches({ editing: 'wrong' });
  useUnsaved(
    saving ? 'saving' : dirty ? 'typing' : 'nothing',
    useCallback(() => {
      actor.send({ type: 'edit.reset' });
    }, [actor]),
  );
  useFlush(
    useCallback(() => {
      actor.send({ type: 'draft.flushed', all: true });
    }, [actor]),
  );
  const [changedBy, setChangedBy] = useState<ChangedBy | null>(null);
  const viewers = useLiveRecord(
    spareParts.key,
    reference,
    useCallback((event: LiveRecordEvent) => {
      if (event.type === 'record.changed') setChangedBy(event.by);
    }, []),
  );
  const send = (event: Parameters<typeof actor.send>[0]): void => {
    actor.send(event);
  };
  const { context } = snapshot;
  const [shown, drawn] = [shownDrawing(context), drawnCrop(context)];
  return {
    ...context,
    snapshot,
    send,
    /** The drawing with the typed offset, and with the crop applied. */
    shown,
    after: shown !== null && drawn !== null ? cropped(shown, drawn) : shown,
    /** The crop frame is shown and unchanged. */
    isUndrawn: context.crop !== null && drawn === null,
    isWrong: snapshot.matches({ editing: 'wrong' }),
    canSave: snapshot.matches({ editing: 'changed' }),
    saving,
    isOpen: snapshot.matches('editing'),
    dirty,
    back,
    viewers,
    /** Who changed the reference after the editor was opened. */
    changedBy,
    save: (picture: HTMLImageElement | null) => {
      actor.send({ type: 'save.requested', draw: cropOf(picture, context.edited?.drawing.width ?? 1) });
    },
  };
};

export type DrawingEditing = ReturnType<typeof useDrawingEditor>;
