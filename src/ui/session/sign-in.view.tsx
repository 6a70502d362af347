import { Button } from '../shared/controls/button';
import { LinkText } from '../shared/controls/link-text';
import { MessageStrip } from '../shared/page/message-strip';
import { PasswordField } from '../shared/controls/password-field';
import { focusOnMount } from '../shared/focus/take-focus';
import { TextField } from '../shared/controls/text-field';
import { useText } from '../shared/runtime/use-text';
import { OutsideFrame, type OutsideFrameProps } from './outside-frame';
import { useSignInStyles } from './sign-in.styles';

interface SignInViewProps extends OutsideFrameProps {
  readonly busy: boolean;
  /** The server takes no attempt yet. */
  readonly throttled?: boolean;
  /** Translated title and text of the error box. */
  readonly failure: { readonly title: string; readonly body: string } | null;
  /** Field errors. */
  readonly errors?: { readonly email?: string | undefined; readonly password?: string | undefined };
  /** Why the person has to sign in, where a screen was asked for; else null. */
  readonly again?: string | null;
  readonly email?: string;
  /** Called on blur of the address. */
  readonly onEmail?: (email: string) => void;
  readonly onSubmit: (credentials: { readonly email: string; readonly password: string }) => void;
}

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '');

export const SignInView = ({
  language,
  theme,
  busy,
  throttled = false,
  failure,
  errors = {},
  again = null,
  email = '',
  ...on
}: SignInViewProps) => {
  const styles = useSignInStyles();
  const text = useText();
  return (
    <OutsideFrame
      language={language}
      theme={theme}
      onLanguage={on.onLanguage}
      onTheme={on.onTheme}
      onNavigate={on.onNavigate}
    >
      <h1>{text('session.signIn.title')}</h1>
      <p className={styles.quiet}>{text('session.signIn.subtitle')}</p>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          on.onSubmit({ email: textOf(form.get('email')), password: textOf(form.get('password')) });
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
        <TextField
          required
          ref={focusOnMount}
          size="large"
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          spellCheck={false}
          label={text('session.signIn.email')}
          error={errors.email}
          defaultValue={email}
          onBlur={({ target }) => {
            on.onEmail?.(target.value);
          }}
        />
        <PasswordField
          required
          size="large"
          name="password"
          autoComplete="current-password"
          label={text('session.signIn.password')}
          error={errors.password}
        />
        <Button type="submit" look="primary" size="large" disabled={busy || throttled}>
          {text(busy ? 'session.signIn.submitting' : 'session.signIn.submit')}
        </Button>
      </form>
      <p className={styles.forgot}>
        <LinkText href="/reset">{text('session.signIn.forgot')}</LinkText>
      </p>
    </OutsideFrame>
  );
};
