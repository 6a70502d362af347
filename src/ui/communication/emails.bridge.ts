import { useActorRef, useSelector } from '@xstate/react';
import { useFormikContext } from 'formik';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { WiredEmailCategories, WiredTestMail } from '../../application/communication/wire-emails';
import { Announcer } from '../../application/shared/announcer';
import type { EmailCategory, EmailDraft } from '../../domain/communication/email';
import { attachedBytes, MAX_ATTACHED, renderedProblem } from '../../domain/communication/email.rule';
import { mailFindings, type MailFindings } from '../../domain/communication/mail-findings';
import { renderMail, type RenderedMail } from '../../domain/communication/mail-render.rule';
import { mailSize, type MailSize } from '../../domain/communication/mail-size.rule';
import { NOTICE_TIME } from '../../domain/shared/notice';
import { htmlDecoder } from '../shared/rich-text/html/references';
import { useService } from '../shared/runtime/use-service';
import { useFormat, useSession } from '../shared/runtime/use-session';

const NONE: readonly EmailCategory[] = [];

/** The categories of the list filter; `null` while loading, empty after a failure. */
export const useEmailCategories = (): readonly EmailCategory[] | null => {
  const actor = useActorRef(useService(WiredEmailCategories));
  return useSelector(actor, (snapshot) => (snapshot.matches('failed') ? NONE : snapshot.context.value));
};

interface TestMail {
  readonly isSending: boolean;
  /** The server refused the addresses. */
  readonly isRefused: boolean;
  readonly change: () => void;
  readonly send: (code: string, recipients: readonly string[]) => void;
}

export const useTestMail = (): TestMail => {
  const actor = useActorRef(useService(WiredTestMail));
  const snapshot = useSelector(actor, (state) => state);
  return {
    isSending: snapshot.matches('sending'),
    isRefused: snapshot.context.isRefused,
    change: useCallback(() => {
      actor.send({ type: 'recipients.changed' });
    }, [actor]),
    send: useCallback(
      (code: string, recipients: readonly string[]) => {
        actor.send({ type: 'send.requested', code, recipients });
      },
      [actor],
    ),
  };
};

export interface MailProof {
  readonly findings: MailFindings;
  readonly mail: RenderedMail;
  readonly size: MailSize;
  /** The shown addresses are those of the e-mail as it is sent. */
  readonly isExact: boolean;
}

/** The e-mail of the form rendered with sample values; deferred behind typing. Rule R-EML-05. */
export const useMailProof = (): MailProof => {
  const draft = useDeferredValue(useFormikContext<EmailDraft>().values);
  const { url = '', filesUrl = null } = useSession().website ?? {};
  return useMemo(() => {
    // An e-mail that is too long to be saved is rendered without values.
    const values = renderedProblem(draft, draft.values) === null ? draft.values : {};
    const mail = renderMail(
      draft,
      values,
      { website: url, files: filesUrl ?? globalThis.location.origin },
      htmlDecoder,
    );
    return {
      findings: mailFindings(draft),
      mail,
      size: mailSize({ ...mail, attachments: draft.attachments }),
      isExact: filesUrl !== null,
    };
  }, [draft, filesUrl, url]);
};

/** Returns a function that warns when the total size of the attachments is too large. Rule R-EML-06. */
export const useSizeNotice = (): ((attachments: EmailDraft['attachments']) => void) => {
  const [announcer, format] = [useService(Announcer), useFormat()];
  return useCallback(
    (attachments) => {
      const size = attachedBytes(attachments);
      if (size > MAX_ATTACHED)
        announcer.say('error', 'communication.attachments.tooLarge', NOTICE_TIME.long, {
          most: format.bytes(MAX_ATTACHED),
          size: format.bytes(size),
        });
    },
    [announcer, format],
  );
};
