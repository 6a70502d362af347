import { Open20Regular } from '@fluentui/react-icons/svg/open';
import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import { isMoment, type TypedMoment } from '../../../domain/shared/typed-moment';
import { ViewChoice } from '../../shared/commands/view-choice';
import { Button } from '../../shared/controls/button';
import * as shellShapes from '../../shared/icons/shell-shapes';
import { Icon } from '../../shared/icons/icon';
import { LinkText } from '../../shared/controls/link-text';
import { phone, sizes } from '../../shared/theme/sizes';
import { MomentField } from '../../shared/dates/moment-field';
import { useMomentFormat } from '../../shared/dates/use-moment-format';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { usePhone } from '../../shared/theme/use-media';
import { useText } from '../../shared/runtime/use-text';

/** Preview widths in px. */
export const PAGE_WIDTHS = { phone: 390, tablet: 768, desktop: 1280 } as const;
export type PageWidth = keyof typeof PAGE_WIDTHS;
const WIDTHS = (['phone', 'tablet', 'desktop'] as const).map((view) => ({
  view,
  label: `content.preview.widths.${view}` as const,
}));
const STATES = (['edited', 'stored'] as const).map((view) => ({
  view,
  label: `content.preview.states.${view}` as const,
}));

const useStyles = makeStyles({
  tools: {
    display: 'flex',
    flex: 'none',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    padding: `${tokens.spacingVerticalM} 0 ${sizes.fieldGap}`,
  },
  moment: {
    'display': 'flex',
    'flexWrap': 'wrap',
    'alignItems': 'flex-end',
    'gap': tokens.spacingHorizontalS,
    '& > div:first-child': { width: '280px', maxWidth: '100%' },
    [phone]: { 'flexWrap': 'nowrap', 'width': '100%', '& > div:first-child': { flex: '1', minWidth: 0 } },
  },
  end: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minHeight: '32px',
    marginLeft: 'auto',
  },
  page: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    color: tokens.colorNeutralForeground3,
  },
});

interface PreviewToolsProps {
  readonly width: PageWidth;
  readonly onWidth: (width: PageWidth) => void;
  /** Null if only one exists. */
  readonly state: 'edited' | 'stored' | null;
  readonly onState: (state: 'edited' | 'stored') => void;
  readonly moment: TypedMoment;
  readonly onMoment: (moment: TypedMoment) => void;
  /** URL of the stored page, or why there is none. */
  readonly page: { readonly address: string } | { readonly disabledReason: 'new' | 'none' };
  readonly onClose: () => void;
}

/** Width, state and moment of a preview. */
export const PreviewTools = ({
  width,
  onWidth,
  state,
  onState,
  moment,
  onMoment,
  page,
  onClose,
}: PreviewToolsProps) => {
  const [styles, text, wrong, isPhone] = [useStyles(), useText(), useMomentFormat(), usePhone()];
  /** Errors show after blur. */
  const [left, setLeft] = useState(false);
  return (
    <div className={styles.tools}>
      <ViewChoice hasFocus of="content.preview.width" views={WIDTHS} shown={width} onShow={onWidth} />
      {state !== null && <ViewChoice of="content.preview.shown" views={STATES} shown={state} onShow={onState} />}
      <div className={styles.moment}>
        <MomentField
          label={text('content.preview.moment')}
          value={moment}
          error={left && !isMoment(moment) ? wrong : undefined}
          onChange={onMoment}
          onBlur={() => {
            setLeft(true);
          }}
        />
        <Button
          icon={shellShapes.clock}
          aria-label={text('content.preview.now')}
          disabledReason={moment === null ? text('content.preview.nowOff') : undefined}
          onClick={() => {
            onMoment(null);
          }}
        >
          {isPhone ? undefined : text('content.preview.now')}
        </Button>
      </div>
      <div className={styles.end}>
        {'address' in page ? (
          <LinkText href={page.address} target="_blank" rel="noopener noreferrer">
            <span className={styles.page}>
              <Icon icon={Open20Regular} size={16} />
              {text('content.preview.page')}
            </span>
          </LinkText>
        ) : (
          <>
            <Button icon={Open20Regular} disabledReason={text(`content.preview.pageOff.${page.disabledReason}`)}>
              {text('content.preview.page')}
            </Button>
            <span className={styles.page}>{text(`content.preview.pageOff.${page.disabledReason}`)}</span>
          </>
        )}
        <Button onClick={onClose}>{text('shared.actions.close')}</Button>
      </div>
    </div>
  );
};
