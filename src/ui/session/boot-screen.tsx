import { makeResetStyles, makeStyles, mergeClasses } from '@griffel/react';
import type { Language } from '../../domain/shared/locale';
import { BrandMark } from '../shared/icons/brand-mark';
import { Button } from '../shared/controls/button';
import { delayedAppearance } from '../shared/theme/delayed-appearance';
import { refresh } from '../shared/icons/shapes';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { bootStrings } from './boot-strings';

interface BootScreenProps {
  readonly state: 'loading' | 'unreachable' | 'refused' | 'broken' | 'crashed' | 'missing';
  readonly language: Language;
  /** The failed call, with its status or the unreadable part. */
  readonly detail?: string | undefined;
  /** Shown in the shell instead of a screen. */
  readonly inside?: boolean;
  readonly onRetry: () => void;
}

const useScreen = makeResetStyles({
  'display': 'flex',
  'flexDirection': 'column',
  'alignItems': 'center',
  'gap': tokens.spacingVerticalM,
  'minHeight': '100dvh',
  'padding': '30dvh 24px 24px',
  'textAlign': 'center',
  'backgroundColor': tokens.colorNeutralBackground4,
  '& > h1': {
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  '& > p': { maxWidth: '400px', color: tokens.colorNeutralForeground3 },
  '& code': { display: 'block', overflowWrap: 'anywhere' },
});

const useStyles = makeStyles({
  late: delayedAppearance,
  inside: { flex: '1', minHeight: '0', backgroundColor: 'transparent' },
});

/** Loading, or a startup failure with a retry. */
export const BootScreen = ({ state, language, detail, inside = false, onRetry }: BootScreenProps) => {
  const screen = useScreen();
  const styles = useStyles();
  const strings = bootStrings[language];
  if (state === 'loading') {
    return (
      <main className={screen} aria-busy>
        <div className={styles.late}>
          <BrandMark />
          <p role="status">{strings.loading}</p>
        </div>
      </main>
    );
  }
  const Frame = inside ? 'section' : 'main';
  return (
    <Frame className={mergeClasses(screen, inside && styles.inside)} lang={language}>
      <BrandMark />
      <h1>{strings[state].title}</h1>
      <p role="alert">
        {strings[state].body}
        {detail !== undefined && <code>{detail}</code>}
      </p>
      <Button variant="primary" icon={refresh} onClick={onRetry}>
        {state === 'crashed' ? strings.reload : strings.retry}
      </Button>
      {state === 'missing' && (
        <Button
          onClick={() => {
            globalThis.location.reload();
          }}
        >
          {strings.reloadPage}
        </Button>
      )}
    </Frame>
  );
};
