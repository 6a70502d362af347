import { SIGN_IN } from '../../application/session/outside-routes';
import { acceptRule, type AcceptForm as Form } from '../../domain/session/accept.rule';
import type { Failure } from '../../domain/shared/failure';
import { isLanguage, LANGUAGES, type Language } from '../../domain/shared/locale';
import { Field } from '../shared/controls/field';
import { InputBox } from '../shared/controls/input-box';
import { LinkText } from '../shared/controls/link-text';
import { MessageStrip } from '../shared/page/message-strip';
import { TextField } from '../shared/controls/text-field';
import { useText, type Translate } from '../shared/runtime/use-text';
import { useAcceptStyles } from './accept.styles';
import { SubmitLinked } from './submit-linked';
import { useLinkedForm } from './use-linked-form';
import { NewPasswordFields } from './new-password-fields';
import { useSignInStyles } from './sign-in.styles';

interface AcceptFormProps {
  readonly email: string;
  /** Language of the page; preselected for the new account. */
  readonly language: Language;
  readonly busy: boolean;
  readonly failure: Failure | null;
  /** Called with the chosen language, which also becomes that of the screen. */
  readonly onLanguage: (language: Language) => void;
  readonly onSubmit: (form: Form) => void;
}

/** `language` is `null` while it follows the screen. */
type Typed = Omit<Form, 'language'> & { readonly language: Language | null };

const EMPTY: Typed = { firstname: '', surname: '', password: '', repeat: '', language: null };

const isTaken = (failure: Failure): boolean => failure.kind === 'FieldsRejected' && 'email' in failure.fields;

const failureText = (failure: Failure, email: string, wait: number, text: Translate): string => {
  switch (failure.kind) {
    case 'FieldsRejected':
      return isTaken(failure) ? text('session.accept.refused.taken', { email }) : text('session.accept.refused.fields');
    case 'TooMany':
      return wait === 0 ? text('session.failed.tooMany.body') : text('session.failed.tooMany.wait', { count: wait });
    case 'Unreachable':
      if (wait > 0) return text('shared.failures.unreachable.wait', { count: wait });
      return failure.reason === 'server'
        ? text('session.accept.refused.other')
        : text('session.failed.unreachable.body');
    default:
      return text('session.accept.refused.other');
  }
};

/** Name, password and language of a new account. */
export const AcceptForm = ({ email, language, busy, failure, onLanguage, onSubmit }: AcceptFormProps) => {
  const text = useText();
  const styles = useAcceptStyles();
  const form = useSignInStyles();
  const whole = (typed: Typed): Form => ({ ...typed, language: typed.language ?? language });
  const { values, setFieldValue, errorOf, submit, line, reason, wait } = useLinkedForm({
    empty: EMPTY,
    check: (typed) => acceptRule(whole(typed)),
    busy,
    failure,
    onSubmit: (typed) => {
      onSubmit(whole(typed));
    },
    formOf: (field) =>
      field === 'password'
        ? text('session.newPassword.weak')
        : field === 'language'
          ? text('shared.fields.pattern.default')
          : text('session.accept.nameForm'),
  });

  return (
    <form noValidate className={form.form} onSubmit={submit} aria-busy={busy}>
      {failure !== null && (
        <MessageStrip inset intent="error" title={text('session.accept.refused.title')}>
          {failureText(failure, email, wait, text)}{' '}
          {isTaken(failure) && <LinkText href={SIGN_IN}>{text('session.signIn.title')}</LinkText>}
        </MessageStrip>
      )}
      <div className={styles.names}>
        <TextField
          {...line('firstname', text('session.accept.fields.firstname'))}
          autoComplete="given-name"
          wrapsError
        />
        <TextField {...line('surname', text('session.accept.fields.surname'))} autoComplete="family-name" wrapsError />
      </div>
      <NewPasswordFields
        email={email}
        language={language}
        typed={values.password}
        password={line('password', text('session.accept.fields.password'))}
        repeat={line('repeat', text('session.accept.fields.repeat'))}
      />
      <Field required label={text('session.accept.fields.language')} error={errorOf('language')}>
        {(tie) => (
          <InputBox size="large">
            <select
              {...tie}
              name="language"
              className={styles.select}
              value={values.language ?? language}
              onChange={({ target }) => {
                if (!isLanguage(target.value)) return;
                void setFieldValue('language', target.value);
                onLanguage(target.value);
              }}
            >
              {LANGUAGES.map((choice) => (
                <option key={choice} value={choice} lang={choice}>
                  {text(`session.language.${choice}`)}
                </option>
              ))}
            </select>
          </InputBox>
        )}
      </Field>
      <SubmitLinked reason={busy ? null : reason} disabled={busy || wait > 0}>
        {text(busy ? 'session.accept.submitting' : 'session.accept.submit')}
      </SubmitLinked>
    </form>
  );
};
