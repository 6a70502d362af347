import { OverlayDrawer } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { Button } from '../shared/controls/button';
import * as deskShapes from '../shared/icons/desk-shapes';
import { close } from '../shared/icons/shapes';
import { FluentRoot } from '../shared/theme/fluent-root';
import { kantoorTokens as tokens } from '../shared/theme/theme';
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
    justifyContent: 'space-between',
    minHeight: '52px',
    padding: '0 6px',
  },
});

/** Gives the focus back to where it was before the sheet opened, which Fluent does only for a trigger of its own. */
const returnFocus = (head: HTMLElement | null): (() => void) => {
  const before = document.activeElement;
  return () => {
    const sheet = head?.closest('[role=dialog]');
    const isHere = sheet?.contains(document.activeElement) === true || document.activeElement === document.body;
    if (isHere && before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
};

/** The main menu of a phone: a sheet from the left, with the website and help on top. */
export const DrawerSheet = ({ open, website, onHelp, onClose, children }: DrawerSheetProps) => {
  const [styles, text] = [useStyles(), useText()];
  return (
    <FluentRoot>
      <OverlayDrawer
        open={open}
        aria-label={text('shell.topBar.menu')}
        className={styles.sheet}
        backdrop={{ className: styles.backdrop }}
        onOpenChange={onClose}
      >
        <div ref={returnFocus} className={styles.head}>
          <Button look="subtle" icon={close} aria-label={text('shell.drawer.close')} onClick={onClose} />
          <WebsiteSwitcher {...website} />
          <Button look="subtle" icon={deskShapes.help} aria-label={text('shell.topBar.help')} onClick={onHelp} />
        </div>
        {children}
      </OverlayDrawer>
    </FluentRoot>
  );
};
