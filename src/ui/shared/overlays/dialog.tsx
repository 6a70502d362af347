import { makeResetStyles, makeStyles, mergeClasses } from '@griffel/react';
import { useId, type ReactNode } from 'react';
import { sizes } from '../theme/sizes';
import { kantoorTokens as tokens } from '../theme/theme';

interface DialogProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  /** Buttons: destructive first, the safe one last. `data-focus` marks the button that receives the focus. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
  /** Announced as an alert, for a decision about losing data. */
  readonly alert?: boolean;
  /** 440 px, 500 px (a form), two columns wide, or nearly the whole screen with its own scrolling part. */
  readonly width?: 'normal' | 'form' | 'wide' | 'whole';
}

const SIDE = '24px';

const useDialog = makeResetStyles({
  'width': sizes.dialog,
  'maxWidth': 'calc(100vw - 32px)',
  'maxHeight': 'calc(100dvh - 32px)',
  'overflow': 'auto',
  'padding': `0 ${SIDE}`,
  // Focused elements must not scroll under the title or the buttons.
  'scrollPadding': '56px 0 72px',
  'border': `1px solid ${tokens.colorNeutralStroke2}`,
  'borderRadius': tokens.borderRadiusXLarge,
  'color': tokens.colorNeutralForeground1,
  'backgroundColor': tokens.colorNeutralCardBackground,
  'boxShadow': tokens.shadow64,
  '&::backdrop': { backgroundColor: tokens.colorBackgroundOverlay },
  '& > h2': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    margin: `0 -${SIDE}`,
    padding: `20px ${SIDE} 0`,
    backgroundColor: 'inherit',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  '& > p': { marginTop: tokens.spacingVerticalSNudge, color: tokens.colorNeutralForeground3 },
});

const useStyles = makeStyles({
  normal: {},
  form: { width: '500px' },
  wide: { width: '680px' },
  whole: {
    display: 'flex',
    flexDirection: 'column',
    width: 'calc(100vw - 32px)',
    height: 'calc(100dvh - 32px)',
    overflow: 'hidden',
    paddingBottom: SIDE,
  },
  actions: {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalS,
    margin: `0 -${SIDE}`,
    padding: `18px ${SIDE} 20px`,
    backgroundColor: 'inherit',
  },
  end: { height: '20px' },
});

/** Opens a modal dialog, scrolled to its top, and focuses the marked element; closing restores the focus. */
export const showModally = (dialog: HTMLDialogElement | null) => {
  if (!dialog) return;
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-focus]')?.focus({ preventScroll: true });
  dialog.scrollTop = 0;
  return () => dialog.close();
};

/**
 * The frame of every dialog: title and buttons stay visible, the content scrolls. The native modal dialog traps the
 * focus and makes the page inert without script.
 */
export const Dialog = ({ title, onClose, actions, children, alert = false, width = 'normal' }: DialogProps) => {
  const dialog = useDialog();
  const styles = useStyles();
  const id = useId();
  return (
    <dialog
      ref={showModally}
      className={mergeClasses(dialog, styles[width])}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={id}
      onCancel={(event) => {
        // React bubbles the event of a nested dialog to this one.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={({ target, currentTarget }) => {
        if (target !== currentTarget) return;
        // The browser closes a dialog on the second Esc in a row without a cancel event; reopen it until the parent
        // unmounts it.
        currentTarget.showModal();
        onClose();
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
      {actions === undefined ? (
        width !== 'whole' && <div className={styles.end} />
      ) : (
        <div className={styles.actions}>{actions}</div>
      )}
    </dialog>
  );
};
