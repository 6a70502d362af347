import { makeStyles } from '@griffel/react';
import { useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { recordPath } from '../../application/shared/record-path';
import { withFiles, type EmailAttachment, type EmailDraft } from '../../domain/communication/email';
import { attachedBytes, MAX_ATTACHED, MAX_ATTACHMENTS } from '../../domain/communication/email.rule';
import { FilePicker } from '../library/published/file-picker';
import { Button } from '../shared/controls/button';
import { LinkText } from '../shared/controls/link-text';
import { Skeleton } from '../shared/controls/skeleton';
import { add } from '../shared/icons/shell-shapes';
import { close } from '../shared/icons/shapes';
import { MessageStrip } from '../shared/page/message-strip';
import { RecordTextField, useFieldError, useRecordFields } from '../shared/record/record-fields';
import { followLinks } from '../shared/runtime/follow-links';
import { usePending } from '../shared/runtime/pending';
import { useFormat } from '../shared/runtime/use-session';
import { useText } from '../shared/runtime/use-text';
import { phone } from '../shared/theme/sizes';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { useSizeNotice } from './emails.bridge';

const useStyles = makeStyles({
  head: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minHeight: '40px' },
  title: { fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  count: { flex: '1', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 84px 32px',
    alignItems: 'end',
    gap: tokens.spacingHorizontalS,
    padding: '6px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto' },
  },
  original: {
    minWidth: 0,
    padding: '6px 0',
    overflowWrap: 'anywhere',
    fontSize: tokens.fontSizeBase200,
    [phone]: { gridColumnStart: 1, gridRowStart: 2 },
  },
  size: {
    padding: '6px 0',
    textAlign: 'right',
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground3,
  },
  gone: { color: tokens.colorStatusDangerForeground1 },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const fileNameOf = (path: string): string => path.split('/').at(-1) ?? path;

interface RowProps {
  readonly attachment: EmailAttachment;
  readonly place: number;
  readonly onRemove: (attachment: EmailAttachment) => void;
}

const AttachmentRow = ({ attachment, place, onRemove }: RowProps) => {
  const styles = useStyles();
  const text = useText();
  const format = useFormat();
  const { editing } = useRecordFields();
  const { name, path, size, isHidden = false } = attachment;
  return (
    <li className={styles.row}>
      <RecordTextField<EmailDraft>
        name={`attachments.${place}.name`}
        label={text('communication.attachments.name')}
        required
      />
      <span className={styles.original}>
        {path === null ? (
          <span className={isHidden ? styles.quiet : styles.gone}>
            {text(`communication.attachments.${isHidden ? 'hidden' : 'gone'}`)}
          </span>
        ) : (
          <LinkText
            href={recordPath('/library', path)}
            aria-label={text('communication.attachments.original', { name: fileNameOf(path) })}
          >
            {fileNameOf(path)}
          </LinkText>
        )}
      </span>
      <span className={styles.size}>{format.bytes(size)}</span>
      {editing && (
        <Button
          variant="subtle"
          icon={close}
          aria-label={text('communication.attachments.remove', { name })}
          onClick={() => {
            onRemove(attachment);
          }}
        />
      )}
    </li>
  );
};

/** Library files attached to the e-mail. Rule R-EML-06. */
export const EmailAttachments = () => {
  const styles = useStyles();
  const text = useText();
  const format = useFormat();
  const [, navigate] = useLocation();
  const { editing } = useRecordFields();
  const { values, setFieldValue } = useFormikContext<EmailDraft>();
  const { attachments } = values;
  const isPending = usePending('attachments');
  const [picking, setPicking] = useState(false);
  // Close the picker when the edit ends, so that the next edit starts without it.
  if (!editing && picking) setPicking(false);
  const opener = useRef<HTMLButtonElement>(null);
  const sayTooLarge = useSizeNotice();
  const refused = useFieldError('attachments', undefined, text('communication.attachments.refused'));
  const size = attachedBytes(attachments);
  const change = (next: readonly EmailAttachment[]): void => {
    void setFieldValue('attachments', next);
    sayTooLarge(next);
  };
  return (
    <section aria-label={text('communication.attachments.title')} aria-busy={isPending || undefined}>
      <div className={styles.head}>
        <h2 className={styles.title}>{text('communication.attachments.title')}</h2>
        <span className={styles.count}>
          {attachments.length > 0 && text('communication.attachments.count', { count: attachments.length })}
        </span>
        {editing && attachments.length < MAX_ATTACHMENTS && (
          <Button
            ref={opener}
            size="small"
            icon={add}
            onClick={() => {
              setPicking(true);
            }}
          >
            {text('communication.attachments.add')}
          </Button>
        )}
      </div>
      {isPending && (
        <p>
          <Skeleton />
        </p>
      )}
      {!isPending && attachments.length === 0 && (
        <p className={styles.quiet}>{text('communication.attachments.none')}</p>
      )}
      <ul className={styles.list} onClick={followLinks(navigate)}>
        {attachments.map((attachment, place) => (
          <AttachmentRow
            key={attachment.fileId}
            attachment={attachment}
            place={place}
            onRemove={({ fileId }) => {
              change(attachments.filter((other) => other.fileId !== fileId));
              opener.current?.focus();
            }}
          />
        ))}
      </ul>
      {size > MAX_ATTACHED && (
        <MessageStrip
          inset
          intent="error"
          isAnnounced
          title={text('communication.attachments.tooLarge', {
            most: format.bytes(MAX_ATTACHED),
            size: format.bytes(size),
          })}
        >
          {text('communication.attachments.tooLargeExact', {
            most: format.number(MAX_ATTACHED),
            size: format.number(size),
          })}
        </MessageStrip>
      )}
      {refused !== undefined && size <= MAX_ATTACHED && <MessageStrip inset intent="error" title={refused} />}
      {picking && (
        <FilePicker
          kind="any"
          several
          onClose={() => {
            setPicking(false);
          }}
          onSelect={(files) => {
            setPicking(false);
            change(
              withFiles(
                attachments,
                files.map(({ id, name, size: bytes, path }) => ({ fileId: id, name, size: bytes, path })),
              ),
            );
          }}
        />
      )}
    </section>
  );
};
