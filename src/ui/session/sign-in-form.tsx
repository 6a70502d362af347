import { Button } from '../shared/controls/button';
import { MessageStrip } from '../shared/page/message-strip';
import { PasswordField } from '../shared/controls/password-field';
import { useText } from '../shared/runtime/use-text';
import { EmailField } from './email-field';
import { useSignInStyles } from './sign-in.styles';

export interface SignInFormProps {
  readonly busy: boolean;
  /** The server rejects further attempts for now. */
  readonly throttled?: boolean;
  /** Translated title and text of the error box. */
  readonly failure: { readonly title: string; readonly body: string } | null;
  /** Field errors. */
  readonly errors?: { readonly email?: string | undefined; readonly password?: string | undefined };
  /** Why sign-in is required, if a screen was requested; otherwise `null`. */
  readonly again?: string | null;
  readonly email?: string;
  /** Called on blur of the e-mail address. */
  readonly onEmail?: (email: string) => void;
  readonly onSubmit: (credentials: { readonly email: string; readonly password: string }) => void;
  /** Present in a dialog, where the password receives the focus. */
  readonly onCancel?: () => void;
}

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '');

/** The form of the sign-in page and of the dialog. */
export const SignInForm = ({
  busy,
  throttled = false,
  failure,
  errors = {},
  again = null,
  email = '',
  onEmail,
  onSubmit,
  onCancel,
}: SignInFormProps) => {
  const styles = useSignInStyles();
  const text = useText();
  const size = onCancel === undefined ? 'large' : 'medium';
  const submit = (
    <Button type="submit" variant="primary" size={size} disabled={busy || throttled}>
      {text(busy ? 'session.signIn.submitting' : 'session.signIn.submit')}
    </Button>
  );
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        onSubmit({ email: textOf(form.get('email')), password: textOf(form.get('password')) });
      }}
    >
      {again !== null && failure === null && (
        <MessageStrip inset intent="info">
          {again}
        </MessageStrip>
      )}
      {failure !== null && (
        <MessageStrip inset intent="error" title={failure.title}>
          {failure.body}
        </MessageStrip>
      )}
      <EmailField
        size={size}
        error={errors.email}
        defaultValue={email}
        onBlur={({ target }) => {
          onEmail?.(target.value);
        }}
      />
      <PasswordField
        required
        data-focus=""
        size={size}
        name="password"
        autoComplete="current-password"
        label={text('session.signIn.password')}
        error={errors.password}
      />
      {onCancel === undefined ? (
        submit
      ) : (
        <div className={styles.foot}>
          {submit}
          <Button disabled={busy} onClick={onCancel}>
            {text('shared.actions.cancel')}
          </Button>
        </div>
      )}
    </form>
  );
};
