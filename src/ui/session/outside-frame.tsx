import type { ReactNode } from 'react';
import { LANGUAGES, type Language } from '../../domain/shared/locale';
import { BrandMark } from '../shared/icons/brand-mark';
import { followLinks } from '../shared/runtime/follow-links';
import { Icon } from '../shared/icons/icon';
import { LinkButton } from '../shared/controls/link-text';
import { moon } from '../shared/icons/shapes';
import type { ThemeChoice } from '../shared/theme/theme-root';
import { useText } from '../shared/runtime/use-text';
import { SignInPicture } from './sign-in-picture';
import { useSignIn, useSignInStyles } from './sign-in.styles';

export interface OutsideFrameProps {
  readonly language: Language;
  readonly theme: ThemeChoice;
  readonly onLanguage: (language: Language) => void;
  readonly onTheme: (choice: ThemeChoice) => void;
  readonly onNavigate: (path: string) => void;
}

const nextTheme: Readonly<Record<ThemeChoice, ThemeChoice>> = { system: 'light', light: 'dark', dark: 'system' };

/** The layout of all screens before sign-in: an illustration and the form. */
export const OutsideFrame = ({
  language,
  theme,
  children,
  ...on
}: OutsideFrameProps & { readonly children: ReactNode }) => {
  const page = useSignIn();
  const styles = useSignInStyles();
  const text = useText();
  return (
    <div className={page}>
      <aside>
        <SignInPicture />
        <div>
          <p className={styles.brand}>
            <BrandMark />
            {text('shell.brand')}
          </p>
          <p className={styles.slogan}>{text('session.signIn.slogan')}</p>
          <p className={styles.quiet}>{text('session.signIn.about')}</p>
        </div>
      </aside>
      <main onClick={followLinks(on.onNavigate)}>
        <div className={styles.middle}>
          <p className={styles.phoneBrand}>
            <BrandMark />
            {text('shell.brand')}
          </p>
          {children}
        </div>
        <footer>
          <span role="group" aria-label={text('session.language.label')}>
            {LANGUAGES.toReversed().map((choice, index) => (
              <span key={choice} lang={choice}>
                {index > 0 && ' · '}
                {choice === language ? (
                  <span aria-current="true">{text(`session.language.${choice}`)}</span>
                ) : (
                  <LinkButton onClick={() => on.onLanguage(choice)}>{text(`session.language.${choice}`)}</LinkButton>
                )}
              </span>
            ))}
          </span>
          <button
            type="button"
            className={styles.theme}
            aria-label={`${text('session.theme.label')}: ${text(`session.theme.${theme}`)}`}
            onClick={() => on.onTheme(nextTheme[theme])}
          >
            <Icon icon={moon} size={14} />
            {text(`session.theme.${theme}`)}
          </button>
        </footer>
      </main>
    </div>
  );
};
