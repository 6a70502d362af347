import { useSelector } from '@xstate/react';
import { SessionActor } from '../../application/session/session.service';
import { Dialog } from '../shared/overlays/dialog';
import { useService } from '../shared/runtime/use-service';
import { useSession } from '../shared/runtime/use-session';
import { useText } from '../shared/runtime/use-text';
import { SignInForm } from './sign-in-form';
import { useSignInForm } from './sign-in-form.bridge';

/** A sign-in dialog over unsaved work after the session has ended. Rule R-SES-31. */
export const SignInDialogView = () => {
  const session = useService(SessionActor);
  const isOffered = useSelector(session, (state) => state.matches({ signedIn: 'resuming' }));
  return isOffered && <Offered onCancel={() => session.send({ type: 'sign-in.cancelled' })} />;
};

const Offered = ({ onCancel }: { readonly onCancel: () => void }) => {
  const text = useText();
  const form = useSignInForm();
  const { email } = useSession().me;
  return (
    <Dialog title={text('session.signIn.ended.title')} onClose={onCancel}>
      <p>{text('session.signIn.ended.body')}</p>
      <SignInForm {...form} email={email} onCancel={onCancel} />
    </Dialog>
  );
};
