import { useFormikContext } from 'formik';
import { MAX_PASSWORD_LENGTH } from '../../domain/session/password.rule';
import { OWN_PASSWORD_REQUIREMENTS, type PasswordChange } from '../../domain/session/profile.rule';
import type { Language } from '../../domain/shared/locale';
import { PasswordField } from '../shared/controls/password-field';
import { useEditing, useFieldError } from '../shared/record/record-fields';
import { Wide } from '../shared/record/record-layout';
import { useText } from '../shared/runtime/use-text';
import type { OwnForm } from './own-form.bridge';
import { OwnFormSection } from './own-form';
import { PasswordChecklist } from './password-checklist';

interface PasswordSectionProps {
  readonly form: OwnForm<PasswordChange>;
  /** For password managers. */
  readonly email: string;
  readonly language: Language;
}

export const PasswordSection = ({ form, email, language }: PasswordSectionProps) => {
  const text = useText();
  const labelOf = (name: string): string =>
    text(`session.profile.fields.${name === 'password' || name === 'repeat' ? name : 'old'}`);
  return (
    <OwnFormSection
      form={form}
      title={text('session.profile.password')}
      submit="session.profile.savePassword"
      labelOf={labelOf}
    >
      <Lines email={email} language={language} />
    </OwnFormSection>
  );
};

const Lines = ({ email, language }: Omit<PasswordSectionProps, 'form'>) => {
  const text = useText();
  const { values } = useFormikContext<PasswordChange>();
  return (
    <>
      <input hidden readOnly type="email" name="email" autoComplete="username" value={email} />
      <Line name="old" autoComplete="current-password" />
      <span />
      <Line name="password" autoComplete="new-password" pattern={text('session.newPassword.weak')} />
      <Line name="repeat" autoComplete="new-password" />
      <Wide>
        <PasswordChecklist language={language} password={values.password} demands={OWN_PASSWORD_REQUIREMENTS} />
      </Wide>
    </>
  );
};

interface LineProps {
  readonly name: keyof PasswordChange;
  readonly autoComplete: string;
  readonly pattern?: string;
}

const Line = ({ name, autoComplete, pattern }: LineProps) => {
  const text = useText();
  const editing = useEditing();
  const { getFieldProps } = useFormikContext<PasswordChange>();
  const error = useFieldError(name, pattern);
  return (
    <PasswordField
      {...getFieldProps<string>(name)}
      required
      label={text(`session.profile.fields.${name}`)}
      error={error}
      readOnly={!editing}
      autoComplete={autoComplete}
      maxLength={MAX_PASSWORD_LENGTH}
    />
  );
};
