import { useActorRef, useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { SnapshotFrom } from 'xstate';
import { AvatarMachine } from '../../application/session/wire-avatar';
import type { CroppedPhoto } from '../../domain/session/avatar.rule';
import { useFileAddress } from '../shared/controls/file-drop.bridge';
import type { AtWork } from '../shared/record/unsaved.bridge';
import { useService } from '../shared/runtime/use-service';

export interface AvatarChange {
  readonly snapshot: SnapshotFrom<AvatarMachine>;
  readonly atWork: AtWork;
  readonly open: () => void;
  readonly choose: (file: File) => void;
  readonly another: () => void;
  readonly unreadable: () => void;
  readonly touch: () => void;
  readonly save: (photo: CroppedPhoto) => void;
  readonly cancelSave: () => void;
  readonly remove: () => void;
  readonly confirmRemoval: () => void;
  readonly cancelRemoval: () => void;
  readonly dismiss: () => void;
  readonly discard: () => void;
  readonly keepCropping: () => void;
}

/** Runs the change of one's photo while mounted. */
export const useAvatarChange = (): AvatarChange => {
  const actor = useActorRef(useService(AvatarMachine));
  const snapshot = useSelector(actor, (state) => state);
  useFileAddress(snapshot.context.file?.address ?? null);
  const { touched } = snapshot.context;
  return {
    snapshot,
    atWork: snapshot.matches('saving') ? 'saving' : touched ? 'typing' : 'nothing',
    open: () => {
      actor.send({ type: 'change.requested' });
    },
    choose: useCallback(
      (file: File) => {
        actor.send({
          type: 'file.chosen',
          file: { name: file.name, size: file.size, address: URL.createObjectURL(file) },
        });
      },
      [actor],
    ),
    another: () => {
      actor.send({ type: 'another.requested' });
    },
    unreadable: () => {
      actor.send({ type: 'file.unreadable' });
    },
    touch: () => {
      actor.send({ type: 'crop.touched' });
    },
    save: (photo) => {
      actor.send({ type: 'crop.submitted', photo });
    },
    cancelSave: () => {
      actor.send({ type: 'save.cancelled' });
    },
    remove: () => {
      actor.send({ type: 'removal.requested' });
    },
    confirmRemoval: () => {
      actor.send({ type: 'removal.confirmed' });
    },
    cancelRemoval: () => {
      actor.send({ type: 'removal.cancelled' });
    },
    dismiss: () => {
      actor.send({ type: 'dialog.dismissed' });
    },
    discard: useCallback(() => {
      actor.send({ type: 'discard.confirmed' });
    }, [actor]),
    keepCropping: () => {
      actor.send({ type: 'discard.cancelled' });
    },
  };
};
