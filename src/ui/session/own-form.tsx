import { makeStyles } from '@griffel/react';
import { useFormikContext } from 'formik';
import { useId, type KeyboardEvent, type ReactNode, type SubmitEvent } from 'react';
import type { Fields } from '../../domain/shared/merge';
import type { Command, DisabledReason } from '../shared/commands/command';
import { useAnnounceDisabledReason } from '../shared/commands/command.bridge';
import { CommandButton } from '../shared/commands/command-button';
import * as shellShapes from '../shared/icons/shell-shapes';
import { sizes, phone } from '../shared/theme/sizes';
import { isSaveKey } from '../shared/record/form-keyboard.bridge';
import { RecordFieldsProvider, useRefused } from '../shared/record/record-fields';
import { FormikForm } from '../shared/record/record-form.bridge';
import { DisabledReasonText } from '../shared/record/command-row';
import { DraftOffer } from '../shared/record/draft-offer';
import { fieldErrorsReason, DRAFT_OFFERED_REASON, SAVING_REASON } from '../shared/record/disabled-reasons';
import type { TextKey } from '../shared/runtime/text-key';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import type { OwnForm } from './own-form.bridge';

export const useParts = makeStyles({
  part: {
    'display': 'grid',
    'flex': 'none',
    'gap': sizes.fieldGap,
    'padding': `14px ${sizes.sheetPadding} 18px`,
    'borderBottom': `1px solid ${tokens.colorNeutralStroke2}`,
    ':last-child': { borderBottomStyle: 'none' },
    [phone]: { padding: `14px ${sizes.phonePadding} 18px` },
  },
  title: {
    fontWeight: tokens.fontWeightSemibold,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
  },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'start',
    gap: `${sizes.fieldGap} 16px`,
    maxWidth: sizes.form,
    // Hides empty cells, which only align the fields in two columns.
    [phone]: { 'gridTemplateColumns': 'minmax(0, 1fr)', '& > span:empty': { display: 'none' } },
  },
  reason: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
});

const UNCHANGED: DisabledReason = { key: 'session.profile.unchanged' };

interface OwnFormSectionProps<Values extends Fields> {
  readonly form: OwnForm<Values>;
  readonly title: string;
  readonly submit: TextKey;
  readonly labelOf: (name: string) => string;
  readonly children: ReactNode;
}

/** One form of the profile with its own Save. */
export const OwnFormSection = <Values extends Fields>({ form, ...rest }: OwnFormSectionProps<Values>) => (
  <FormikForm values={form.fields} rule={form.rule}>
    <Body form={form} {...rest} />
  </FormikForm>
);

const Body = <Values extends Fields>({ form, title, submit, labelOf, children }: OwnFormSectionProps<Values>) => {
  const styles = useParts();
  const announceReason = useAnnounceDisabledReason();
  const id = useId();
  const { values, submitForm } = useFormikContext<Values>();
  const refused = useRefused(form.failure, values);
  const problems = Object.keys(form.rule(values)).length;
  const blocked = form.saving ? SAVING_REASON : !form.open ? DRAFT_OFFERED_REASON : form.dirty ? null : UNCHANGED;
  const disabledReason = blocked ?? fieldErrorsReason(problems);
  const save: Command = {
    key: `save.${submit}`,
    label: form.saving ? 'shared.actions.saving' : submit,
    icon: shellShapes.save,
    disabledReason,
    run: () => {
      // Formik only marks all fields as touched.
      void submitForm();
      form.save();
    },
  };
  /** If the rule rejects the values, the form shows the errors. */
  const press = (): void => {
    if (blocked === null) save.run();
    else announceReason(blocked);
  };
  return (
    <form
      noValidate
      className={styles.part}
      aria-labelledby={`${id}-title`}
      aria-busy={form.saving}
      onBlur={form.flush}
      onKeyDown={(event: KeyboardEvent) => {
        if (!isSaveKey(event)) return;
        event.preventDefault();
        press();
      }}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        press();
      }}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <DraftOffer offered={form.offered} onResume={form.resume} onDiscard={form.discard} />
      <RecordFieldsProvider value={{ editing: form.open, refused, labelOf }}>
        <div className={styles.fields}>{children}</div>
      </RecordFieldsProvider>
      <div className={styles.foot}>
        <CommandButton type="submit" command={save} />
        <DisabledReasonText isLive disabledReason={form.open ? disabledReason : null} />
      </div>
    </form>
  );
};
