import { makeResetStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { Button } from '../shared/button';
import { measures, narrow, stillness } from '../shared/measures';
import { close } from '../shared/shapes';
import { kantoorTokens as tokens } from '../shared/theme';
import { useText } from '../shared/use-text';

interface HelpDrawerProps {
  /** What it is about. */
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

const useDrawer = makeResetStyles({
  display: 'flex',
  flexDirection: 'column',
  width: measures.help,
  minHeight: 0,
  paddingLeft: tokens.spacingHorizontalS,
  animationName: { from: { opacity: 0, transform: 'translateX(16px)' }, to: { opacity: 1, transform: 'none' } },
  animationDuration: tokens.durationNormal,
  animationTimingFunction: tokens.curveDecelerateMid,
  [stillness]: { animationName: { from: { opacity: 0 }, to: { opacity: 1 } }, animationDuration: tokens.durationFaster },
  // Too narrow for three columns: help lies over the page.
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
  '& > header': { display: 'flex', flex: 'none', alignItems: 'center', height: measures.touch, padding: '6px 12px 0 16px' },
  '& > header > h2': { flex: '1', fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  '& > section': { flex: '1', minHeight: 0, overflow: 'auto', padding: '4px 20px 16px 16px', lineHeight: '21px' },
  '& > section > h3': { margin: '2px 0 8px', fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, fontWeight: tokens.fontWeightSemibold },
  '& > section > p + p': { marginTop: '10px' },
});

/** Help beside the page; the page stays usable. Esc closes it. */
export const HelpDrawer = ({ title, children, onClose }: HelpDrawerProps) => {
  const drawer = useDrawer();
  const text = useText();
  return (
    <aside
      className={drawer}
      aria-label={text('shell.help.title')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header>
        <h2>{text('shell.help.title')}</h2>
        <Button look="subtle" icon={close} aria-label={text('shell.help.close')} onClick={onClose} />
      </header>
      <section tabIndex={0} aria-label={title}>
        <h3>{title}</h3>
        {children}
      </section>
    </aside>
  );
};
