import { OverlayDrawer } from '@fluentui/react-components';
import { makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';
import { Button } from '../shared/controls/button';
import * as shellShapes from '../shared/icons/shell-shapes';
import { close } from '../shared/icons/shapes';
import { FluentRoot } from '../shared/theme/fluent-root';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { usePhone } from '../shared/theme/use-media';
import { useText } from '../shared/runtime/use-text';
import { WebsiteSwitcher, type WebsiteSwitcherProps } from './website-switcher';

export interface DrawerSheetProps {
  readonly open: boolean;
  readonly website: WebsiteSwitcherProps;
  readonly onHelp: () => void;
  readonly onClose: () => void;
  /** The navigation. */
  readonly children: ReactNode;
}

const useStyles = makeStyles({
  sheet: {
    width: 'min(320px, 88vw)',
    alignItems: 'stretch',
    backgroundColor: tokens.colorNeutralBackground4,
    boxShadow: tokens.shadow64,
  },
  backdrop: { backgroundColor: tokens.colorBackgroundOverlay },
  head: {
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    minHeight: '52px',
    padding: '0 6px',
  },
  phoneHead: { justifyContent: 'space-between' },
  title: { fontWeight: tokens.fontWeightSemibold },
});

/**
 * Returns a function that restores the focus from before the sheet opened; Fluent does so only for its own triggers.
 */
const returnFocus = (head: HTMLElement | null): (() => void) => {
  const before = document.activeElement;
  return () => {
    const sheet = head?.closest('[role=dialog]');
    const isHere = sheet?.contains(document.activeElement) === true || document.activeElement === document.body;
    if (isHere && before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
};

/** The main menu of a phone or tablet: a sheet from the left; on a phone with the website and help on top. Rule R-SHR-64. */
export const DrawerSheet = ({ open, website, onHelp, onClose, children }: DrawerSheetProps) => {
  const [styles, text, isPhone] = [useStyles(), useText(), usePhone()];
  return (
    <FluentRoot>
      <OverlayDrawer
        open={open}
        aria-label={text('shell.topBar.menu')}
        className={styles.sheet}
        backdrop={{ className: styles.backdrop }}
        onOpenChange={onClose}
      >
        <div ref={returnFocus} className={mergeClasses(styles.head, isPhone && styles.phoneHead)}>
          <Button variant="subtle" icon={close} aria-label={text('shell.drawer.close')} onClick={onClose} />
          {isPhone ? (
            <>
              <WebsiteSwitcher {...website} />
              <Button
                variant="subtle"
                icon={shellShapes.help}
                aria-label={text('shell.topBar.help')}
                onClick={onHelp}
              />
            </>
          ) : (
            <span className={styles.title}>{text('shell.topBar.menu')}</span>
          )}
        </div>
        {children}
      </OverlayDrawer>
    </FluentRoot>
  );
};
