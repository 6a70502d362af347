import { makeStyles, mergeClasses } from '@griffel/react';
import { useFormikContext } from 'formik';
import { useId, type KeyboardEvent, type ReactNode, type SubmitEvent } from 'react';
import type { Fields } from '../../domain/shared/merge';
import { Button } from '../shared/controls/button';
import * as deskShapes from '../shared/icons/desk-shapes';
import { sizes, phone } from '../shared/theme/sizes';
import { RecordFieldsProvider, useRefused } from '../shared/record/record-fields';
import { FormikForm } from '../shared/record/record-form.bridge';
import { DraftOffer } from '../shared/record/draft-offer';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { useText } from '../shared/runtime/use-text';
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
    // Empty grid cells.
    [phone]: { 'gridTemplateColumns': 'minmax(0, 1fr)', '& > span:empty': { display: 'none' } },
  },
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  reason: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  wrong: { color: tokens.colorStatusDangerForeground1 },
});

interface OwnFormSectionProps<Values extends Fields> {
  readonly form: OwnForm<Values>;
  readonly title: string;
  readonly submit: string;
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
  const text = useText();
  const id = useId();
  const { values, submitForm } = useFormikContext<Values>();
  const refused = useRefused(form.failure, values);
  const problems = Object.keys(form.rule(values)).length;
  const reason = !form.open
    ? null
    : !form.dirty
      ? text('session.profile.unchanged')
      : problems > 0
        ? text('shared.record.saveOff', { count: problems })
        : null;
  const save = (): void => {
    if (!form.open || !form.dirty) return;
    // Formik only marks all fields as touched.
    void submitForm();
    form.save();
  };
  return (
    <form
      noValidate
      className={styles.part}
      aria-labelledby={`${id}-title`}
      aria-busy={form.saving}
      onBlur={form.flush}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
        event.preventDefault();
        save();
      }}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        save();
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
        <Button
          type="submit"
          icon={deskShapes.save}
          disabled={!form.open || !form.dirty}
          aria-disabled={reason !== null || undefined}
          aria-describedby={reason === null ? undefined : `${id}-reason`}
        >
          {form.saving ? text('shared.actions.saving') : submit}
        </Button>
        <span
          id={`${id}-reason`}
          role="status"
          className={mergeClasses(styles.reason, form.dirty && problems > 0 && styles.wrong)}
        >
          {reason}
        </span>
      </div>
    </form>
  );
};
