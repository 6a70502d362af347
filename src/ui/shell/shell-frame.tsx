import { makeResetStyles, makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { sizes, phone } from '../shared/theme/sizes';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { useText } from '../shared/runtime/use-text';

interface ShellFrameProps {
  readonly banner?: ReactNode;
  readonly bar: ReactNode;
  readonly drawer?: ReactNode;
  readonly help?: ReactNode;
  readonly children: ReactNode;
}

const useFrame = makeResetStyles({
  'display': 'grid',
  'gridTemplateRows': 'auto auto minmax(0, 1fr)',
  'gridTemplateColumns': 'auto minmax(0, 1fr) auto',
  'height': '100dvh',
  'backgroundColor': tokens.colorNeutralBackground4,
  '& > header': { gridRow: 2, gridColumn: '1 / -1' },
  '& > nav': { gridRow: 3, gridColumn: 1 },
  '& > main': { gridRow: 3, gridColumn: 2 },
});

const useSheet = makeResetStyles({
  // Container for layouts that depend on the open help drawer.
  'containerType': 'inline-size',
  'position': 'relative',
  'display': 'flex',
  'flexDirection': 'column',
  'minWidth': 0,
  'minHeight': 0,
  'overflow': 'auto',
  'borderStyle': 'solid',
  'borderWidth': '1px 0 0 1px',
  'borderColor': tokens.colorNeutralStroke2,
  'borderTopLeftRadius': sizes.sheetCorner,
  'backgroundColor': tokens.colorNeutralBackground1,
  '&:has(+ aside)': { borderRightWidth: '1px', borderTopRightRadius: sizes.sheetCorner },
  '&:focus-visible': { outlineStyle: 'none' },
  // Space at the bottom for the selection dock of a phone.
  [phone]: {
    'containerType': 'normal',
    'borderWidth': 0,
    'borderRadius': 0,
    '&:has([role="toolbar"]:not(form *))': { paddingBottom: '68px' },
  },
});

const useStyles = makeStyles({
  skip: {
    'position': 'absolute',
    'zIndex': 40,
    'top': '8px',
    'left': '8px',
    'padding': '6px 12px',
    'borderRadius': tokens.borderRadiusMedium,
    'color': tokens.colorNeutralForegroundInverted,
    'backgroundColor': tokens.colorNeutralBackgroundInverted,
    ':not(:focus)': { clipPath: 'inset(50%)' },
  },
});

/** The layout: top bar, drawer, page and help. */
export const ShellFrame = ({ banner, bar, drawer, help, children }: ShellFrameProps) => {
  const frame = useFrame();
  const sheet = useSheet();
  const styles = useStyles();
  const text = useText();
  return (
    <div className={frame}>
      <a className={styles.skip} href="#content">
        {text('shared.actions.skip')}
      </a>
      {banner}
      {bar}
      {drawer}
      <main id="content" tabIndex={-1} className={sheet}>
        {children}
      </main>
      {help}
    </div>
  );
};
