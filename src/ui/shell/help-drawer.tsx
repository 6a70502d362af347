import { InlineDrawer } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { Button } from '../shared/controls/button';
import * as shellShapes from '../shared/icons/shell-shapes';
import { Icon } from '../shared/icons/icon';
import { useEscape } from '../shared/focus/keys.bridge';
import { sizes, narrow } from '../shared/theme/sizes';
import { close } from '../shared/icons/shapes';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { useText } from '../shared/runtime/use-text';

interface HelpDrawerProps {
  readonly children: ReactNode;
  readonly onSupport: () => void;
  readonly onClose: () => void;
}

const useStyles = makeStyles({
  drawer: {
    'gridRow': 3,
    'gridColumn': 3,
    'alignItems': 'stretch',
    'width': sizes.help,
    'minHeight': 0,
    'paddingLeft': tokens.spacingHorizontalS,
    'backgroundColor': 'transparent',
    // Without room for a third column, help covers the page.
    [narrow]: {
      position: 'fixed',
      zIndex: 25,
      top: 0,
      right: 0,
      bottom: 0,
      maxWidth: '100vw',
      paddingLeft: 0,
      backgroundColor: tokens.colorNeutralBackground4,
      boxShadow: tokens.shadow64,
    },
    '& > header': {
      display: 'flex',
      flex: 'none',
      alignItems: 'center',
      height: sizes.touch,
      padding: '6px 12px 0 16px',
    },
    '& > header > h2': { flex: '1', fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
    '& > section': { flex: '1', minHeight: 0, overflow: 'auto', padding: '0 20px 16px 16px', lineHeight: '21px' },
    '& > footer': {
      display: 'flex',
      flex: 'none',
      alignItems: 'center',
      gap: tokens.spacingHorizontalM,
      padding: '12px 20px 12px 16px',
      borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    },
    '& > footer > p': {
      flex: '1',
      minWidth: 0,
      fontSize: tokens.fontSizeBase200,
      lineHeight: tokens.lineHeightBase200,
      color: tokens.colorNeutralForeground3,
    },
    '& > footer > p > strong': {
      display: 'block',
      fontSize: tokens.fontSizeBase300,
      fontWeight: tokens.fontWeightSemibold,
      color: tokens.colorNeutralForeground1,
    },
  },
});

/**
 * Focuses the drawer. When it closes with the focus inside, the focus returns to where it was, or to the help button.
 */
const visit = (header: HTMLElement) => {
  const before = document.activeElement;
  header.querySelector<HTMLElement>('[data-focus]')?.focus({ preventScroll: true });
  return () => {
    if (header.closest('aside')?.contains(document.activeElement) !== true) return;
    const back =
      before instanceof HTMLElement && before !== document.body && before.isConnected
        ? before
        : document.querySelector<HTMLElement>('[data-help], #content');
    back?.focus({ preventScroll: true });
  };
};

/** A help drawer beside the page, which stays usable. Esc closes it from anywhere. */
export const HelpDrawer = ({ children, onSupport, onClose }: HelpDrawerProps) => {
  const [styles, text] = [useStyles(), useText()];
  useEscape(onClose);
  return (
    <InlineDrawer as="aside" open position="end" className={styles.drawer} aria-label={text('shell.help.title')}>
      <header ref={visit}>
        <h2>{text('shell.help.title')}</h2>
        <Button variant="subtle" icon={close} data-focus="" aria-label={text('shell.help.close')} onClick={onClose} />
      </header>
      <section tabIndex={0} aria-label={text('shell.help.text')}>
        {children}
      </section>
      <footer>
        <Icon icon={shellShapes.mail} />
        <p>
          <strong>{text('shell.help.stuck')}</strong>
          {text('shell.help.answer')}
        </p>
        <Button onClick={onSupport}>{text('shell.help.ask')}</Button>
      </footer>
    </InlineDrawer>
  );
};
