import { makeResetStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { Button } from '../shared/controls/button';
import { showModally } from '../shared/overlays/dialog';
import * as deskShapes from '../shared/icons/desk-shapes';
import { stillness } from '../shared/theme/sizes';
import { close } from '../shared/icons/shapes';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { useText } from '../shared/runtime/use-text';
import { WebsiteSwitcher, type WebsiteSwitcherProps } from './website-switcher';

interface DrawerSheetProps {
  readonly website: WebsiteSwitcherProps;
  readonly onHelp: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const useSheet = makeResetStyles({
  'width': 'min(320px, 88vw)',
  'height': '100dvh',
  'maxHeight': '100dvh',
  'margin': 0,
  'padding': 0,
  'border': 0,
  'color': tokens.colorNeutralForeground1,
  'backgroundColor': tokens.colorNeutralBackground4,
  'boxShadow': tokens.shadow64,
  'animationName': { from: { transform: 'translateX(-100%)' }, to: { transform: 'none' } },
  'animationDuration': tokens.durationNormal,
  'animationTimingFunction': tokens.curveDecelerateMid,
  [stillness]: { animationName: { from: { opacity: 0 }, to: { opacity: 1 } } },
  '&::backdrop': { backgroundColor: tokens.colorBackgroundOverlay },
  '& > div:first-child': { display: 'flex', flexDirection: 'column', height: '100%' },
  '& > div:first-child > div': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '52px',
    padding: '0 6px',
  },
});

/** The phone's main menu: a sheet with website and help on top. */
export const DrawerSheet = ({ website, onHelp, onClose, children }: DrawerSheetProps) => {
  const sheet = useSheet();
  const text = useText();
  return (
    <dialog
      ref={showModally}
      className={sheet}
      aria-label={text('shell.topBar.menu')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div>
        <div>
          <Button look="subtle" icon={close} aria-label={text('shell.drawer.close')} onClick={onClose} />
          <WebsiteSwitcher {...website} />
          <Button look="subtle" icon={deskShapes.help} aria-label={text('shell.topBar.help')} onClick={onHelp} />
        </div>
        {children}
      </div>
    </dialog>
  );
};
