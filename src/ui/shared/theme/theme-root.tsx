import { makeStaticStyles, makeStyles, mergeClasses } from '@griffel/react';
import type { CSSProperties, ReactNode } from 'react';
import { forcedColors, reducedMotion, zooming } from './sizes';
import { darkTheme, kantoorTokens as tokens, lightTheme, type KantoorTheme } from './theme';
import { useMedia } from './use-media';

export type ThemeChoice = 'system' | 'light' | 'dark';

interface ThemeRootProps {
  readonly choice: ThemeChoice;
  readonly children: ReactNode;
}

const RESET = {
  '*, *::before, *::after': { boxSizing: 'border-box' },
  'body': { margin: '0' },
  'h1, h2, h3, p, ul, ol, dl, dd, fieldset': { margin: '0', padding: '0' },
  'h1, h2, h3': { fontSize: 'inherit', fontWeight: 'inherit' },
  'ul, ol': { listStyleType: 'none' },
  'fieldset': { border: '0', minWidth: '0' },
  'button, input, select': { font: 'inherit', color: 'inherit' },
} as const;

// As a string: the object form drops rules inside a media query.
const useBase = makeStaticStyles([
  RESET,
  `${reducedMotion} {
    *, *::before, *::after { transition-duration: 0s !important; scroll-behavior: auto !important; }
  }`,
  // Overrides the font size that a component or Fluent gives an input. Rule R-SHR-62.
  `${zooming} {
    input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"] {
      font-size: ${tokens.fontSizeBase400} !important;
    }
  }`,
  // Marks the selection, which is otherwise shown by its background; the inner line leaves the outer one to the focus.
  `${forcedColors} {
    [aria-selected="true"], [aria-pressed="true"], [aria-checked="true"], [aria-current]:not([aria-current="false"]),
    label:has(> input[type="radio"]:checked) { outline: 2px solid Highlight; outline-offset: -2px; }
    progress { appearance: auto !important; height: 12px !important; }
    *:focus-visible:not(main) { outline: 3px solid CanvasText !important; outline-offset: 1px !important; }
  }`,
]);

const useStyles = makeStyles({
  root: {
    'minHeight': '100dvh',
    'fontFamily': tokens.fontFamilyBase,
    'fontSize': tokens.fontSizeBase300,
    'lineHeight': tokens.lineHeightBase300,
    'color': tokens.colorNeutralForeground1,
    'backgroundColor': tokens.colorNeutralBackground4,
    '-webkit-font-smoothing': 'antialiased',
    // Zero specificity, so that components can override it.
    '& :where(:focus-visible)': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
});

const variablesOf = (theme: KantoorTheme): CSSProperties =>
  Object.fromEntries(Object.entries(theme).map(([name, value]) => [`--${name}`, value]));
const LIGHT = variablesOf(lightTheme);
const DARK = variablesOf(darkTheme);

/** Whether the choice resolves to dark; `system` follows the computer. */
export const useDark = (choice: ThemeChoice): boolean => {
  const systemIsDark = useMedia('(prefers-color-scheme: dark)');
  return choice === 'dark' || (choice === 'system' && systemIsDark);
};

/** Attribute of the element with the tokens. */
export const THEME_ROOT = 'data-theme-root';
/** Attribute of the landmark for popups. */
export const POPUPS = 'data-popups';

/** Sets tokens, base styles and colour scheme. Fluent's widgets need fluent-root.tsx too. */
export const ThemeRoot = ({ choice, children }: ThemeRootProps) => {
  useBase();
  const styles = useStyles();
  const dark = useDark(choice);
  return (
    // Inline: as atomic classes, two hundred values would be two hundred rules.
    <div
      {...{ [THEME_ROOT]: '' }}
      style={dark ? DARK : LIGHT}
      className={mergeClasses(styles.root, dark ? styles.dark : styles.light)}
    >
      {children}
    </div>
  );
};
