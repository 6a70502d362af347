import { makeStyles } from '@griffel/react';
import { useFormikContext } from 'formik';
import { useCallback, useId, type SubmitEvent } from 'react';
import { BLANK_REQUEST, SupportForm } from '../../../application/session/wire-support';
import { supportRule, type SupportRequest } from '../../../domain/session/support.rule';
import { Button } from '../../shared/controls/button';
import * as shellShapes from '../../shared/icons/shell-shapes';
import { Dialog } from '../../shared/overlays/dialog';
import { phone, sizes } from '../../shared/theme/sizes';
import { RecordFieldsProvider, RecordTextField, useEditing, useFieldError } from '../../shared/record/record-fields';
import { FormikForm } from '../../shared/record/record-form.bridge';
import { DraftOffer } from '../../shared/record/draft-offer';
import { TextArea } from '../../shared/controls/text-area';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { useText } from '../../shared/runtime/use-text';
import { useOwnForm, type OwnForm } from '../own-form.bridge';

export interface SupportDialogProps {
  readonly onClose: () => void;
}

const useStyles = makeStyles({
  form: { display: 'grid', gap: sizes.fieldGap, marginTop: tokens.spacingVerticalM },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalS,
  },
  reason: {
    flex: '1 1 160px',
    [phone]: { flexBasis: '100%' },
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
});

/** A support request. The text is kept if sending fails or the dialog closes. Rule R-SES-20. */
export const SupportDialog = ({ onClose }: SupportDialogProps) => {
  const text = useText();
  const form = useOwnForm(SupportForm, BLANK_REQUEST, supportRule, onClose);
  const close = useCallback(() => {
    // Closing during the request could lead to a second one.
    if (form.saving) return;
    form.flush();
    onClose();
  }, [form, onClose]);
  return (
    <Dialog width="form" title={text('session.support.title')} onClose={close}>
      <p>{text('session.support.body')}</p>
      <FormikForm values={form.fields} rule={supportRule}>
        <Question form={form} onClose={close} />
      </FormikForm>
    </Dialog>
  );
};

/** Why the request cannot be submitted; `null` if it can. */
const reasonOf = (request: SupportRequest) => {
  const { subject, message } = supportRule(request);
  if (subject === 'required' || message === 'required') return 'session.support.off';
  return subject !== undefined
    ? 'session.support.offSubject'
    : message !== undefined
      ? 'session.support.offMessage'
      : null;
};

const Question = ({ form, onClose }: { readonly form: OwnForm<SupportRequest>; readonly onClose: () => void }) => {
  const styles = useStyles();
  const text = useText();
  const id = useId();
  const { values, submitForm } = useFormikContext<SupportRequest>();
  const off = form.open ? reasonOf(values) : null;
  const labelOf = (name: string): string =>
    text(`session.support.fields.${name === 'message' ? 'message' : 'subject'}`);
  return (
    <form
      noValidate
      className={styles.form}
      aria-busy={form.saving}
      onBlur={form.flush}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!form.open || off !== null) return;
        // Formik only marks all fields as touched; the machine validates and sends.
        void submitForm();
        form.save();
      }}
    >
      <DraftOffer offered={form.offered} onResume={form.resume} onDiscard={form.discard} onSetAside={form.setAside} />
      <RecordFieldsProvider value={{ editing: form.open, refused: {}, labelOf }}>
        <RecordTextField<SupportRequest> required name="subject" pattern={text('session.support.subjectForm')} />
        <Message label={labelOf('message')} />
      </RecordFieldsProvider>
      <div className={styles.foot}>
        <span id={`${id}-reason`} role="status" className={styles.reason}>
          {off !== null && text(off)}
        </span>
        <Button
          type="submit"
          variant="primary"
          icon={shellShapes.mail}
          disabled={off !== null || !form.open}
          aria-describedby={off === null ? undefined : `${id}-reason`}
        >
          {text(form.saving ? 'session.support.sending' : 'session.support.submit')}
        </Button>
        <Button disabled={form.saving} onClick={onClose}>
          {text('shared.actions.close')}
        </Button>
      </div>
    </form>
  );
};

const Message = ({ label }: { readonly label: string }) => {
  const text = useText();
  const editing = useEditing();
  const { getFieldProps } = useFormikContext<SupportRequest>();
  const error = useFieldError('message', text('session.support.messageForm'));
  return (
    <TextArea {...getFieldProps<string>('message')} required label={label} error={error} readOnly={!editing} rows={6} />
  );
};
