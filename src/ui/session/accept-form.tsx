import { useFormik } from 'formik';
import { useState, type SubmitEvent } from 'react';
import { SIGN_IN } from '../../application/session/routes';
import { acceptRule, LONGEST_PASSWORD, LONGEST_PERSON_NAME, type AcceptForm as Form } from '../../domain/session/accept.rule';
import type { Failure } from '../../domain/shared/failure';
import { isLanguage, LANGUAGES, type Language } from '../../domain/shared/locale';
import { Button } from '../shared/button';
import { Field } from '../shared/field';
import { InputBox } from '../shared/input-box';
import { LinkText } from '../shared/link-text';
import { MessageStrip } from '../shared/message-strip';
import { PasswordField } from '../shared/password-field';
import { TextField } from '../shared/text-field';
import { useText, type Translate } from '../shared/use-text';
import { useAcceptStyles } from './accept.styles';
import { PasswordChecklist } from './password-checklist';
import { useSignInStyles } from './sign-in.styles';

interface AcceptFormProps {
  readonly email: string;
  /** Language of the screen, which is the account's until another one is chosen. */
  readonly language: Language;
  /** The account is being made. */
  readonly busy: boolean;
  readonly failure: Failure | null;
  readonly onSubmit: (form: Form) => void;
}

/** As typed; null is the language of the screen. */
type Typed = Omit<Form, 'language'> & { readonly language: Language | null };
type FieldName = keyof Form;

const EMPTY: Typed = { firstname: '', surname: '', password: '', repeat: '', language: null };

const problemText = (field: FieldName, problem: string, text: Translate): string => {
  if (problem === 'required' || problem === 'notEqual') return text(`shared.fields.${problem}`);
  return field === 'password' ? text('session.accept.errors.password') : field === 'language' ? text('shared.fields.pattern.default') : text('session.accept.errors.name');
};

const isTaken = (failure: Failure): boolean => failure.kind === 'FieldsRejected' && 'email' in failure.fields;

const failureText = (failure: Failure, email: string, text: Translate): string => {
  switch (failure.kind) {
    case 'FieldsRejected': return isTaken(failure) ? text('session.accept.refused.taken', { email }) : text('session.accept.refused.fields');
    case 'TooMany': return failure.retryAfter === null ? text('session.failed.tooMany.body') : text('session.failed.tooMany.wait', { count: failure.retryAfter });
    case 'Unreachable': return failure.reason === 'server' ? text('session.accept.refused.other') : text('session.failed.unreachable.body');
    default: return text('session.accept.refused.other');
  }
};

/** Who you are, a password that nobody guesses, and the language you read. */
export const AcceptForm = ({ email, language, busy, failure, onSubmit }: AcceptFormProps) => {
  const text = useText();
  const styles = useAcceptStyles();
  const form = useSignInStyles();
  const whole = (typed: Typed): Form => ({ ...typed, language: typed.language ?? language });
  // Whether something is wrong, too, is for the machine to hear: Formik only marks every field as seen.
  const formik = useFormik<Typed>({ initialValues: EMPTY, validate: (typed) => acceptRule(whole(typed)), onSubmit: () => undefined });
  const [sent, setSent] = useState<Typed | null>(null);
  const { values, errors, touched } = formik;

  const errorOf = (field: FieldName): string | undefined => {
    const problem = touched[field] === true ? errors[field] : undefined;
    if (problem !== undefined) return problemText(field, problem, text);
    const refused = failure?.kind === 'FieldsRejected' && sent?.[field] === values[field] ? failure.fields[field] : undefined;
    return refused === undefined ? undefined : text(`shared.fields.codes.${refused}`);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy) return;
    const [wrong] = Object.keys(acceptRule(whole(values)));
    const first = wrong === undefined ? null : event.currentTarget.elements.namedItem(wrong);
    if (first instanceof HTMLElement) first.focus();
    void formik.submitForm();
    setSent(values);
    onSubmit(whole(values));
  };
  const line = (field: 'firstname' | 'surname' | 'password' | 'repeat') => ({
    ...formik.getFieldProps(field), required: true, size: 'large' as const, label: text(`session.accept.fields.${field}`), error: errorOf(field), readOnly: busy,
  });

  return (
    <form noValidate className={form.form} onSubmit={submit} aria-busy={busy}>
      {failure !== null && (
        <MessageStrip inset intent="error" title={text('session.accept.refused.title')}>
          {failureText(failure, email, text)} {isTaken(failure) && <LinkText href={SIGN_IN}>{text('session.signIn.title')}</LinkText>}
        </MessageStrip>
      )}
      <div className={styles.names}>
        <TextField {...line('firstname')} autoComplete="given-name" maxLength={LONGEST_PERSON_NAME} />
        <TextField {...line('surname')} autoComplete="family-name" maxLength={LONGEST_PERSON_NAME} />
      </div>
      {/* A password manager keeps the password under this address. */}
      <input hidden readOnly type="email" name="email" autoComplete="username" value={email} />
      <div>
        <PasswordField {...line('password')} autoComplete="new-password" maxLength={LONGEST_PASSWORD} />
        <PasswordChecklist language={language} password={values.password} />
      </div>
      <PasswordField {...line('repeat')} autoComplete="new-password" maxLength={LONGEST_PASSWORD} />
      <Field required label={text('session.accept.fields.language')} error={errorOf('language')}>
        {(tie) => (
          <InputBox size="large">
            <select
              {...tie}
              name="language"
              className={styles.select}
              value={values.language ?? language}
              onChange={({ target }) => { void formik.setFieldValue('language', isLanguage(target.value) ? target.value : null); }}
            >
              {LANGUAGES.map((choice) => <option key={choice} value={choice} lang={choice}>{text(`session.language.${choice}`)}</option>)}
            </select>
          </InputBox>
        )}
      </Field>
      <Button type="submit" look="primary" size="large" disabled={busy}>{text(busy ? 'session.accept.submitting' : 'session.accept.submit')}</Button>
    </form>
  );
};
