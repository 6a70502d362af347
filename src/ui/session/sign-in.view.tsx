import { LinkText } from '../shared/controls/link-text';
import { useText } from '../shared/runtime/use-text';
import { OutsideFrame, type OutsideFrameProps } from './outside-frame';
import { SignInForm, type SignInFormProps } from './sign-in-form';
import { useSignInStyles } from './sign-in.styles';

export const SignInView = ({
  language,
  theme,
  onLanguage,
  onTheme,
  onNavigate,
  ...form
}: OutsideFrameProps & SignInFormProps) => {
  const styles = useSignInStyles();
  const text = useText();
  return (
    <OutsideFrame language={language} theme={theme} onLanguage={onLanguage} onTheme={onTheme} onNavigate={onNavigate}>
      <h1>{text('session.signIn.title')}</h1>
      <p className={styles.quiet}>{text('session.signIn.subtitle')}</p>
      <SignInForm {...form} />
      <p className={styles.forgot}>
        <LinkText href="/reset">{text('session.signIn.forgot')}</LinkText>
      </p>
    </OutsideFrame>
  );
};
