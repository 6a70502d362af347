import { FluentProvider } from '@fluentui/react-components';
import { makeStaticStyles, makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';
import { stillness } from './measures';
import { darkTheme, kantoorTokens as tokens, lightTheme } from './theme';
import { useMedia } from './use-media';

export type ThemeChoice = 'system' | 'light' | 'dark';

interface ThemeRootProps {
  readonly choice: ThemeChoice;
  readonly children: ReactNode;
}

const useBase = makeStaticStyles({
  '*, *::before, *::after': { boxSizing: 'border-box' },
  body: { margin: '0' },
  'h1, h2, h3, p, ul, ol, dl, dd, fieldset': { margin: '0', padding: '0' },
  'h1, h2, h3': { fontSize: 'inherit', fontWeight: 'inherit' },
  'ul, ol': { listStyleType: 'none' },
  fieldset: { border: '0', minWidth: '0' },
  'button, input, select': { font: 'inherit', color: 'inherit' },
  [stillness]: { '*, *::before, *::after': { transitionDuration: '0s !important', scrollBehavior: 'auto !important' } },
});

const useStyles = makeStyles({
  root: {
    minHeight: '100dvh',
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground4,
    '-webkit-font-smoothing': 'antialiased',
    // Without weight, so that what shows its focus in another way can say so.
    '& :where(:focus-visible)': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
});

/** Sets theme, base styles and colour scheme for everything below it. `system` follows the computer, also while it changes. */
export const ThemeRoot = ({ choice, children }: ThemeRootProps) => {
  useBase();
  const styles = useStyles();
  const systemIsDark = useMedia('(prefers-color-scheme: dark)');
  const dark = choice === 'dark' || (choice === 'system' && systemIsDark);
  return (
    <FluentProvider theme={dark ? darkTheme : lightTheme} className={mergeClasses(styles.root, dark ? styles.dark : styles.light)}>
      {children}
    </FluentProvider>
  );
};
