import { makeStyles } from '@griffel/react';
import { useFormikContext } from 'formik';
import { useCallback, useMemo, useRef, useState, type Ref } from 'react';
import type { Email, EmailDraft } from '../../domain/communication/email';
import { knownVariables } from '../../domain/communication/mail-findings';
import { parseVariables, valueOf, writeVariable } from '../../domain/communication/mail-variables.rule';
import { PictureChooser } from '../library/published/picture-chooser';
import { useFieldError, useIsReadOnly, useRecordFields, RecordTextField } from '../shared/record/record-fields';
import { RecordLayout } from '../shared/record/record-layout';
import { RecordRichText } from '../shared/record/record-rich-text';
import type { LineActs } from '../shared/rich-text/tagged-line/tagged-line.bridge';
import { TaggedLineField } from '../shared/rich-text/tagged-line/tagged-line-field';
import { TaggedLineFoot } from '../shared/rich-text/tagged-line/tagged-line-foot';
import type { TagFace, TagSyntax } from '../shared/rich-text/tagged-line/tag-syntax';
import type { Tool } from '../shared/rich-text/tools/tools';
import type { RichTextActs, RichTextVariables } from '../shared/rich-text/variables';
import { useText } from '../shared/runtime/use-text';
import { narrow, phone, sizes, slim } from '../shared/theme/sizes';
import { EmailAttachments } from './email-attachments';
import { EmailSending } from './email-sending';
import { EmailVariables } from './email-variables';
import { useMailProof } from './emails.bridge';
import { MailMeter } from './mail-meter';
import { MailProofPanel } from './mail-proof';

const useStyles = makeStyles({
  work: {
    display: 'flex',
    flexDirection: 'column',
    gap: sizes.fieldGap,
    padding: `16px ${sizes.sheetPadding} 24px`,
    [narrow]: { paddingBottom: '16px' },
    [slim]: { paddingBottom: '16px' },
    [phone]: { padding: `16px ${sizes.phonePadding}` },
  },
});

const SYNTAX: TagSyntax = { parse: parseVariables, write: writeVariable };
const TOOLS: readonly Tool[] = ['quote', 'table', 'source', 'buttons'];
const nothing = (): void => undefined;
const never = (): false => false;

interface SubjectFieldProps {
  readonly faceOf: (name: string) => TagFace;
  readonly onActs: (acts: LineActs | null) => void;
  /** Length of the subject with sample values, in characters. */
  readonly length: number;
}

/** The subject: one line with variables. */
const SubjectField = ({ faceOf, onActs, length }: SubjectFieldProps) => {
  const text = useText();
  const { editing, labelOf } = useRecordFields();
  const { values, setFieldValue, setFieldTouched } = useFormikContext<EmailDraft>();
  const change = useCallback(
    (subject: string) => {
      void setFieldValue('subject', subject);
    },
    [setFieldValue],
  );
  return (
    <div>
      <TaggedLineField
        name="subject"
        label={labelOf('subject')}
        required
        error={useFieldError('subject')}
        value={values.subject}
        syntax={SYNTAX}
        readOnly={!editing}
        isReadOnly={useIsReadOnly()}
        onChange={change}
        onBlur={() => {
          void setFieldTouched('subject');
        }}
        faceOf={faceOf}
        onActs={onActs}
        onQuery={nothing}
        onMenuKey={never}
        list={undefined}
        option={undefined}
      />
      <TaggedLineFoot
        hint={editing ? text('communication.email.oneLine') : null}
        count={text('communication.email.subjectLength', { count: length })}
      />
    </div>
  );
};

interface EmailFieldsProps {
  /** `null` while loading, and for a new template. */
  readonly stored: Email | null;
  readonly proofShown: boolean;
  readonly onProof: () => void;
  readonly proofRef: Ref<HTMLElement>;
}

/** The form of an e-mail template: texts with variables, attachments, sending, and the proof. */
export const EmailFields = ({ stored, proofShown, onProof, proofRef }: EmailFieldsProps) => {
  const styles = useStyles();
  const text = useText();
  const { values } = useFormikContext<EmailDraft>();
  const proof = useMailProof();
  const { variables, values: samples } = values;
  const names = useMemo(() => knownVariables({ variables, values: samples }), [samples, variables]);
  const [subject, setSubject] = useState<LineActs | null>(null);
  const [content, setContent] = useState<RichTextActs | null>(null);
  const last = useRef<'subject' | 'content'>('content');
  const faceOf = useCallback(
    (name: string): TagFace => ({
      kind: !names.includes(name) ? 'unknown' : valueOf(samples, name) === null ? 'missing' : 'known',
      label: '',
    }),
    [names, samples],
  );
  const means = useMemo(
    (): RichTextVariables => ({ syntax: SYNTAX, names, faceOf, onActs: setContent }),
    [faceOf, names],
  );
  const insert = (name: string): void => {
    if (last.current === 'subject') subject?.insert(name);
    else content?.insert(name);
  };
  const rename = (name: string, next: string): void => {
    subject?.rename(name, next);
    content?.rename(name, next);
  };
  const isWritable = subject !== null || content !== null;
  return (
    <RecordLayout
      wideRail={proofShown && 'half'}
      rail={
        <>
          {proofShown && <MailProofPanel ref={proofRef} proof={proof} onReplace={isWritable ? rename : null} />}
          <EmailSending stored={stored} findings={proof.findings} onProof={onProof} />
          <EmailVariables names={names} onInsert={isWritable ? insert : null} />
        </>
      }
    >
      <div className={styles.work}>
        <RecordTextField<EmailDraft> name="code" pattern={text('communication.email.codeForm')} />
        <div
          onFocus={() => {
            last.current = 'subject';
          }}
        >
          <SubjectField faceOf={faceOf} onActs={setSubject} length={proof.mail.subject.length} />
        </div>
        <div
          onFocus={() => {
            last.current = 'content';
          }}
        >
          <RecordRichText<EmailDraft>
            name="content"
            height="tall"
            tools={TOOLS}
            pictures={PictureChooser}
            variables={means}
          />
        </div>
        <EmailAttachments />
        <MailMeter size={proof.size} />
      </div>
    </RecordLayout>
  );
};
