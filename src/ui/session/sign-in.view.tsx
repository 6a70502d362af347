import { LANGUAGES, type Language } from '../../domain/shared/locale';
import { BrandMark } from '../shared/brand-mark';
import { Button } from '../shared/button';
import { followLinks } from '../shared/follow-link';
import { Icon } from '../shared/icon';
import { LinkButton, LinkText } from '../shared/link-text';
import { MessageStrip } from '../shared/message-strip';
import { PasswordField } from '../shared/password-field';
import { moon } from '../shared/shapes';
import { TextField } from '../shared/text-field';
import type { ThemeChoice } from '../shared/theme-root';
import { useText } from '../shared/use-text';
import { SignInPicture } from './sign-in-picture';
import { useSignIn, useSignInStyles } from './sign-in.styles';

interface SignInViewProps {
  readonly language: Language;
  readonly theme: ThemeChoice;
  /** A sign-in is on its way. */
  readonly busy: boolean;
  /** Head and message of the error box, ready to read. */
  readonly failure: { readonly title: string; readonly body: string } | null;
  /** Sentences under the fields. */
  readonly errors?: { readonly email?: string | undefined; readonly password?: string | undefined };
  /** The session ended while somebody was at work. */
  readonly again?: boolean;
  readonly email?: string;
  readonly onSubmit: (credentials: { readonly email: string; readonly password: string }) => void;
  readonly onLanguage: (language: Language) => void;
  readonly onTheme: (choice: ThemeChoice) => void;
  readonly onNavigate: (path: string) => void;
}

const nextTheme: Readonly<Record<ThemeChoice, ThemeChoice>> = { system: 'light', light: 'dark', dark: 'system' };
const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '');

/** The way in: who you are at the right, a drawing of the desk at the left. */
export const SignInView = ({ language, theme, busy, failure, errors = {}, again = false, email = '', ...on }: SignInViewProps) => {
  const page = useSignIn();
  const styles = useSignInStyles();
  const text = useText();
  return (
    <div className={page}>
      <aside>
        <SignInPicture />
        <div>
          <p className={styles.brand}><BrandMark />{text('shell.brand')}</p>
          <p className={styles.slogan}>{text('session.signIn.slogan')}</p>
          <p className={styles.quiet}>{text('session.signIn.about')}</p>
        </div>
      </aside>
      <main onClick={followLinks(on.onNavigate)}>
        <div className={styles.middle}>
          <p className={styles.phoneBrand}><BrandMark />{text('shell.brand')}</p>
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
            {again && failure === null && <MessageStrip inset intent="info">{text('session.signIn.again')}</MessageStrip>}
            {failure !== null && <MessageStrip inset intent="error" title={failure.title}>{failure.body}</MessageStrip>}
            <TextField
              required
              size="large"
              type="email"
              name="email"
              autoComplete="username"
              inputMode="email"
              spellCheck={false}
              label={text('session.signIn.email')}
              error={errors.email}
              defaultValue={email}
            />
            <PasswordField
              required
              size="large"
              name="password"
              autoComplete="current-password"
              label={text('session.signIn.password')}
              error={errors.password}
            />
            <Button type="submit" look="primary" size="large" disabled={busy}>
              {text(busy ? 'session.signIn.submitting' : 'session.signIn.submit')}
            </Button>
          </form>
          <p className={styles.forgot}><LinkText href="/reset">{text('session.signIn.forgot')}</LinkText></p>
        </div>
        <footer>
          <span role="group" aria-label={text('session.language.label')}>
            {LANGUAGES.toReversed().map((choice, index) => (
              <span key={choice} lang={choice}>
                {index > 0 && ' · '}
                {choice === language
                  ? <span aria-current="true">{text(`session.language.${choice}`)}</span>
                  : <LinkButton onClick={() => on.onLanguage(choice)}>{text(`session.language.${choice}`)}</LinkButton>}
              </span>
            ))}
          </span>
          <button
            type="button"
            className={styles.theme}
            aria-label={`${text('session.theme.label')}: ${text(`session.theme.${theme}`)}`}
            onClick={() => on.onTheme(nextTheme[theme])}
          >
            <Icon shape={moon} size={14} />
            {text(`session.theme.${theme}`)}
          </button>
        </footer>
      </main>
    </div>
  );
};
