import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { useLocation } from 'wouter';
import type { SnapshotFrom } from 'xstate';
import { fileAddress } from '../../../application/library/published/file-address';
import { ImageEditorMachine } from '../../../application/library/wire-image-editor';
import type { Viewer } from '../../../application/shared/ports/live-events.port';
import { files } from '../../../domain/library/file-record';
import { FILE_TYPES } from '../../../domain/library/file-type.rule';
import {
  changesOf,
  editedImage,
  previewOf,
  hasChanges,
  isTooLargeToSave,
  type ImageMode,
} from '../../../domain/library/image-editor';
import type { ImageEvent } from '../../../domain/library/image-editor.setup';
import type { EditedImage } from '../../../domain/library/image-steps';
import { extensionOf } from '../../../domain/library/name.rule';
import type { LibraryPath } from '../../../domain/library/path';
import type { DisabledReason } from '../../shared/commands/command';
import { usePicture, useShown, type Shown } from '../../shared/cropper/picture.bridge';
import { useEditorExit } from '../../shared/page/editor-exit.bridge';
import { imageEditorDisabledReason } from '../../shared/record/disabled-reasons';
import { useFlush, useUnsaved } from '../../shared/record/unsaved.bridge';
import { useStableValue } from '../../shared/runtime/use-stable-value';
import { useService } from '../../shared/runtime/use-service';
import { useLiveRecord, type LiveRecordEvent } from '../../shared/record/live-record.bridge';
import { drawShown, drawWhole } from './image-draw';

export interface ImageEditing {
  readonly snapshot: SnapshotFrom<ImageEditorMachine>;
  readonly send: (event: ImageEvent) => void;
  readonly mode: ImageMode | null;
  /** The image after all steps, and a preview with the active mode applied. */
  readonly edited: EditedImage;
  readonly foreseen: EditedImage;
  /** What the stage shows; null until rendered. */
  readonly shown: Shown | null;
  /** The image differs from the stored file. */
  readonly dirty: boolean;
  /** The other people who have the file open. */
  readonly viewers: readonly Viewer[];
  /** Steps, undo and save are allowed. */
  readonly open: boolean;
  /** Why steps, undo and save are not allowed; `null` if they are. */
  readonly closed: DisabledReason | null;
  readonly saving: boolean;
  readonly taking: boolean;
  /** The image exceeds the size limit; a further step may fix that. */
  readonly tooLarge: boolean;
  readonly save: (overwrite: boolean) => void;
  /** Downloads a result that cannot be saved. */
  readonly takeHome: () => void;
  readonly back: () => void;
}

const MODES = [
  ['moving', 'move'],
  ['cropping', 'crop'],
  ['focusing', 'focus'],
] as const;

/** Binds the image editor to its screen. @param path of the image, which a save may change */
export const useImageEditor = (path: LibraryPath): ImageEditing => {
  const [, navigate] = useLocation();
  const exit = useEditorExit();
  const actor = useActorRef(useService(ImageEditorMachine), {
    input: {
      path,
      onLeft: (to) => {
        navigate(fileAddress(to), { replace: true });
      },
      onCancelled: (to) => {
        exit(fileAddress(to));
      },
    },
  });
  const snapshot = useSelector(actor, (state) => state);
  const { context } = snapshot;
  const viewers = useLiveRecord(
    files.key,
    context.path,
    useCallback(
      (event: LiveRecordEvent) => {
        // If events were missed, the version check at the save detects the change.
        if (event.type !== 'record.changed') return;
        actor.send({ type: 'file.changed', by: event.by, isDeleted: event.isDeleted });
      },
      [actor],
    ),
  );
  const type = FILE_TYPES[extensionOf(context.path)]?.media ?? 'image/png';

  const bytes = context.opened?.picture ?? null;
  const picture = usePicture(bytes, {
    onOpened: (size) => {
      actor.send({ type: 'picture.opened', size });
    },
    onUnreadable: () => {
      actor.send({ type: 'picture.unreadable' });
    },
  });
  // Steps without a visual change are not rendered again.
  const drawing = useStableValue(changesOf(context).drawing);
  const shown = useShown(
    useMemo(() => (picture === null ? null : () => drawShown(picture, drawing, type)), [picture, drawing, type]),
  );

  const [open, saving, taking] = [
    snapshot.matches('editing'),
    snapshot.matches('saving'),
    snapshot.matches('downloading'),
  ];
  const dirty =
    (open || saving || taking || snapshot.matches('confirming') || snapshot.matches('restoring')) &&
    hasChanges(context);
  useUnsaved(
    saving || snapshot.matches('restoring') ? 'saving' : dirty ? 'typing' : 'nothing',
    useCallback(() => {
      actor.send({ type: 'work.discarded' });
    }, [actor]),
  );
  useFlush(
    useCallback(() => {
      actor.send({ type: 'draft.flushed' });
    }, [actor]),
  );

  const edited = editedImage(context);
  return {
    snapshot,
    edited,
    shown,
    dirty,
    viewers,
    open,
    closed: open ? null : imageEditorDisabledReason(snapshot.matches('offering'), saving),
    saving,
    taking,
    send: useCallback(
      (event: ImageEvent) => {
        actor.send(event);
      },
      [actor],
    ),
    mode: MODES.find(([state]) => snapshot.matches({ editing: state }))?.[1] ?? null,
    foreseen: previewOf(context),
    tooLarge: isTooLargeToSave(context),
    save: useCallback(
      (overwrite: boolean) => {
        if (picture !== null)
          actor.send({ type: 'save.requested', overwrite, draw: (whole, media) => drawWhole(picture, whole, media) });
      },
      [actor, picture],
    ),
    takeHome: () => {
      if (picture !== null)
        actor.send({ type: 'download.requested', draw: (whole, media) => drawWhole(picture, whole, media) });
    },
    back: () => {
      navigate(fileAddress(actor.getSnapshot().context.path), { replace: true });
    },
  };
};
