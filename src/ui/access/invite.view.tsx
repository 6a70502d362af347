import { useActorRef, useSelector } from '@xstate/react';
import { useFormikContext } from 'formik';
import { useCallback, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { WiredInvite } from '../../application/access/wire-invite';
import { inviteRule, type Invitation } from '../../domain/access/invite.rule';
import { useSession } from '../shared/runtime/use-session';
import { RecordFieldsProvider } from '../shared/record/record-fields';
import { RecordLayout } from '../shared/record/record-layout';
import { FormikForm, useFormikValues, useRecordForm } from '../shared/record/record-form.bridge';
import { DraftOffer } from '../shared/record/draft-offer';
import type { ScreenProps } from '../shared/page/screen';
import { useUnsaved } from '../shared/record/unsaved.bridge';
import { useService } from '../shared/runtime/use-service';
import { useText, type Translate } from '../shared/runtime/use-text';
import { InviteEmails } from './invite-emails';
import { InviteForm } from './invite-form';
import { UserGroups } from './user-groups.view';
import { WebsiteToggles } from './website-toggles';

const USERS = '/users';

const refusalText = (code: string, text: Translate): string =>
  text(
    code === 'NOT_UNIQUE' || code === 'INVITED' || code === 'MAIL_FAILED'
      ? `access.invite.refused.${code}`
      : 'access.invite.refused.other',
  );

/** Invites people to create an account, with groups and websites. */
export const InviteView = ({ title, action }: ScreenProps) => {
  const text = useText();
  const { me } = useSession();
  const [, navigate] = useLocation();
  const [base] = useState<Invitation>(() => ({
    emails: [''],
    usergroups: [],
    websites: me.websites.slice(0, 1).map(({ id }) => id),
  }));
  const back = useCallback(() => {
    navigate(USERS);
  }, [navigate]);
  const fields = useFormikValues(base);
  const actor = useActorRef(useService(WiredInvite), { input: { base, form: fields, leave: back } });
  const state = useSelector(actor, (snapshot) => snapshot);
  const { offered, refused } = state.context;
  const [open, sending] = [state.matches('open'), state.matches('sending')];
  const form = useRecordForm(fields, actor, open || sending ? base : null);
  useUnsaved(!form.dirty ? 'nothing' : open ? 'typing' : 'saving', form.discard);
  const invite = useCallback(() => {
    actor.send({ type: 'invite.requested' });
  }, [actor]);
  const setAside = useCallback(() => {
    actor.send({ type: 'draft.setAside' });
  }, [actor]);
  const reasons = useMemo(
    () => new Map(refused.map(({ email, code }) => [email, refusalText(code, text)])),
    [refused, text],
  );
  return (
    <FormikForm values={fields} rule={inviteRule}>
      <InviteForm
        title={title}
        action={action}
        dirty={form.dirty}
        sending={sending}
        offering={offered !== null}
        onBack={back}
        onBlur={form.flush}
        onInvite={invite}
      >
        <DraftOffer offered={offered} onResume={form.resume} onDiscard={form.discard} onSetAside={setAside} />
        <RecordFieldsProvider value={{ editing: open, refused: {}, labelOf: (name) => name }}>
          <RecordLayout rail={<Websites disabled={!open} />}>
            <InviteEmails refused={reasons} />
            <UserGroups user={null} />
          </RecordLayout>
        </RecordFieldsProvider>
      </InviteForm>
    </FormikForm>
  );
};

const Websites = ({ disabled }: { readonly disabled: boolean }) => {
  const { values, setFieldValue } = useFormikContext<Invitation>();
  return (
    <WebsiteToggles
      websites={useSession().me.websites}
      chosen={values.websites}
      disabled={disabled}
      onChoose={(websites) => {
        void setFieldValue('websites', websites);
      }}
    />
  );
};
