import { makeResetStyles, makeStyles, mergeClasses } from '@griffel/react';
import { useRef, type ReactNode } from 'react';
import { Button } from '../controls/button';
import { Icon } from '../icons/icon';
import { UPPER_PLACE, useLifted } from './notices-position.bridge';
import { sizes } from '../theme/sizes';
import { IntentIcon, type Intent } from '../page/message-strip';
import * as shapes from '../icons/shapes';
import { kantoorTokens as tokens } from '../theme/theme';
import { useText } from '../runtime/use-text';

/** A notice, with its texts translated. */
export interface NoticeLine {
  readonly id: number;
  readonly intent: Intent;
  readonly text: ReactNode;
  readonly place?: 'top' | 'bottom' | undefined;
  readonly action?: { readonly text: string; readonly run: () => void } | undefined;
}

interface NoticesProps {
  readonly notices: readonly NoticeLine[];
  readonly onClose: (id: number) => void;
  /** The pointer or the focus is on the notices: their timers pause. */
  readonly onHold: () => void;
  readonly onRelease: () => void;
}

const useNotice = makeResetStyles({
  'display': 'grid',
  'gridTemplateColumns': '20px minmax(0, 1fr) auto',
  'gap': '2px 10px',
  'alignItems': 'start',
  'padding': '11px 10px 11px 12px',
  'border': `1px solid ${tokens.colorNeutralStroke2}`,
  'borderRadius': tokens.borderRadiusLarge,
  'backgroundColor': tokens.colorNeutralCardBackground,
  'boxShadow': tokens.shadow16,
  'pointerEvents': 'auto',
  'animationName': { from: { opacity: 0 }, to: { opacity: 1 } },
  'animationDuration': tokens.durationFaster,
  '& > p': { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  '& > button': {
    'display': 'grid',
    'placeItems': 'center',
    'width': sizes.controlSmall,
    'height': sizes.controlSmall,
    'margin': '-2px',
    'padding': 0,
    'border': 0,
    'borderRadius': tokens.borderRadiusMedium,
    'color': tokens.colorNeutralForeground3,
    'backgroundColor': 'transparent',
    'cursor': 'pointer',
    '&:hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
});

const useStyles = makeStyles({
  stack: {
    position: 'fixed',
    zIndex: 30,
    right: '16px',
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    width: sizes.toast,
    maxWidth: 'calc(100vw - 32px)',
    pointerEvents: 'none',
  },
  bottom: { bottom: '64px' },
  top: { top: `${String(UPPER_PLACE)}px` },
  action: { gridColumn: '2' },
});

/**
 * The notices: bottom right, those of guards top right, and top right if they would cover a needed element. The live
 * regions exist before the first notice, so that it is announced.
 */
export const Notices = ({ notices, onClose, onHold, onRelease }: NoticesProps) => {
  const stack = useStyles();
  const lower = useRef<HTMLDivElement>(null);
  const of = (wanted: 'bottom' | 'top') => notices.filter(({ place = 'bottom' }) => place === wanted);
  const lifted = useLifted(lower, of('bottom').length);
  return (['bottom', 'top'] as const).map((place) => (
    <div
      key={place}
      ref={place === 'bottom' ? lower : undefined}
      data-place={place === 'bottom' && lifted ? 'lifted' : place}
      className={mergeClasses(stack.stack, stack[place === 'bottom' && lifted ? 'top' : place])}
      aria-live="polite"
      onMouseEnter={onHold}
      onMouseLeave={onRelease}
      onFocus={onHold}
      onBlur={onRelease}
    >
      {of(place).map((notice) => (
        <NoticeCard key={notice.id} notice={notice} onClose={() => onClose(notice.id)} />
      ))}
    </div>
  ));
};

const NoticeCard = ({ notice, onClose }: { readonly notice: NoticeLine; readonly onClose: () => void }) => {
  const { action } = notice;
  const [card, styles] = [useNotice(), useStyles()];
  const text = useText();
  return (
    <div className={card} role={notice.intent === 'error' ? 'alert' : undefined}>
      <IntentIcon intent={notice.intent} label={text(`shared.notices.${notice.intent}`)} />
      <p>{notice.text}</p>
      <button type="button" aria-label={text('shared.notices.close')} onClick={onClose}>
        <Icon icon={shapes.close} size={16} />
      </button>
      {action && (
        <span className={styles.action}>
          <Button
            size="small"
            onClick={() => {
              onClose();
              action.run();
            }}
          >
            {action.text}
          </Button>
        </span>
      )}
    </div>
  );
};
