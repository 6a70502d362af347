import { useActorRef, useSelector } from '@xstate/react';
import { Formik } from 'formik';
import { useCallback, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { WiredInvite } from '../../application/access/wire-invite';
import { isDirty } from '../../application/shared/record';
import { inviteRule, type Invitation } from '../../domain/access/invite.rule';
import { useSession } from '../shared/runtime/use-session';
import { RecordFormProvider } from '../shared/record/record-fields';
import { RecordLayout } from '../shared/record/record-layout';
import { FormStart, FormWatch } from '../shared/record/record.bridge';
import { DraftOffer } from '../shared/record/draft-offer';
import type { ScreenProps } from '../shared/page/screen';
import { useFlush, useUnsaved } from '../shared/record/unsaved.bridge';
import { useService } from '../shared/runtime/use-service';
import { useText, type Translate } from '../shared/runtime/use-text';
import { InviteEmails } from './invite-emails';
import { InviteForm } from './invite-form';
import { UserGroups } from './user-groups.view';
import { WebsiteToggles } from './website-toggles';

const USERS = '/users';

/** The machine validates and sends. */
const nothing = (): void => undefined;

const refusalText = (code: string, text: Translate): string =>
  text(
    code === 'NOT_UNIQUE' || code === 'MAIL_FAILED' ? `access.invite.refused.${code}` : 'access.invite.refused.other',
  );

/** Invites people with groups and websites. */
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
  const actor = useActorRef(useService(WiredInvite), { input: { base, leave: back } });
  const state = useSelector(actor, (snapshot) => snapshot);
  const { mine, epoch, offered, refused } = state.context;
  const [open, sending] = [state.matches('open'), state.matches('sending')];
  const dirty = (open || sending) && isDirty({ base, mine });
  useUnsaved(
    !dirty ? 'nothing' : open ? 'typing' : 'saving',
    useCallback(() => {
      actor.send({ type: 'draft.discarded' });
    }, [actor]),
  );
  const flush = useCallback(() => {
    actor.send({ type: 'draft.flushed' });
  }, [actor]);
  useFlush(flush);
  const change = useCallback(
    (draft: Invitation) => {
      actor.send({ type: 'draft.changed', draft });
    },
    [actor],
  );
  const invite = useCallback(
    (draft: Invitation) => {
      actor.send({ type: 'invite.requested', draft });
    },
    [actor],
  );
  const reasons = useMemo(
    () => new Map(refused.map(({ email, code }) => [email, refusalText(code, text)])),
    [refused, text],
  );
  // Formik holds the values; it restarts when they change from outside.
  const [start, setStart] = useState({ epoch, values: mine });
  if (start.epoch !== epoch) setStart({ epoch, values: mine });

  return (
    <Formik<Invitation> initialValues={start.values} validate={inviteRule} onSubmit={nothing}>
      {({ values, setFieldValue }) => (
        <>
          <FormStart values={start.values} />
          <FormWatch<Invitation> onChange={change} />
          <InviteForm
            title={title}
            action={action}
            dirty={dirty}
            sending={sending}
            offering={offered !== null}
            onBack={back}
            onBlur={flush}
            onInvite={invite}
          >
            <DraftOffer
              offered={offered}
              onResume={() => {
                actor.send({ type: 'draft.resumed' });
              }}
              onDiscard={() => {
                actor.send({ type: 'draft.discarded' });
              }}
            />
            <RecordFormProvider value={{ editing: open, refused: {}, labelOf: (name) => name }}>
              <RecordLayout
                rail={
                  <WebsiteToggles
                    websites={me.websites}
                    chosen={values.websites}
                    disabled={!open}
                    onChoose={(websites) => {
                      void setFieldValue('websites', websites);
                    }}
                  />
                }
              >
                <InviteEmails refused={reasons} />
                <UserGroups ready user={null} />
              </RecordLayout>
            </RecordFormProvider>
          </InviteForm>
        </>
      )}
    </Formik>
  );
};
