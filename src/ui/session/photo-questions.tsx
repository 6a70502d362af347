import { Button } from '../shared/controls/button';
import { ConfirmDialog } from '../shared/overlays/confirm-dialog';
import { Dialog } from '../shared/overlays/dialog';
import { useText } from '../shared/runtime/use-text';
import type { AvatarChange } from './avatar.bridge';

interface QuestionProps {
  readonly change: AvatarChange;
}

export const PhotoRemoval = ({ change }: QuestionProps) => {
  const text = useText();
  return (
    <ConfirmDialog
      title={text('session.profile.photo.removal.title')}
      body={text('session.profile.photo.removal.body')}
      confirm={text('session.profile.photo.removal.confirm')}
      busy={change.snapshot.matches('removing')}
      onConfirm={change.confirmRemoval}
      onCancel={change.cancelRemoval}
    />
  );
};

export const PhotoDiscard = ({ change }: QuestionProps) => {
  const text = useText();
  return (
    <Dialog
      alert
      title={text('session.profile.photo.discard.title')}
      onClose={change.keepCropping}
      actions={
        <>
          <Button variant="subtleDanger" onClick={change.discard}>
            {text('session.profile.photo.discard.confirm')}
          </Button>
          <Button data-focus="" onClick={change.keepCropping}>
            {text('session.profile.photo.discard.stay')}
          </Button>
        </>
      }
    >
      <p>{text('session.profile.photo.discard.body')}</p>
    </Dialog>
  );
};
