import { makeStyles, mergeClasses } from '@griffel/react';
import { useMemo, useState, type MouseEvent } from 'react';
import { Previews } from '../../../application/content/ports/previews.port';
import type { ContentDraft, ContentItem } from '../../../domain/content/content-item';
import type { ContentModule } from '../../../domain/content/modules.rule';
import { isBlockVisibleAt, hiddenReasonAt } from '../../../domain/content/item-visibility.rule';
import type { TypedMoment } from '../../../domain/shared/typed-moment';
import { useFormat } from '../../shared/runtime/use-session';
import { useQuotedText } from '../../shared/controls/website-text';
import { Dialog } from '../../shared/overlays/dialog';
import { phone } from '../../shared/theme/sizes';
import { useNow } from '../../shared/dates/current-moment.bridge';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { usePhone } from '../../shared/theme/use-media';
import { useService } from '../../shared/runtime/use-service';
import { useText } from '../../shared/runtime/use-text';
import { usePageStyles } from './page.styles';
import { PAGE_WIDTHS, PreviewTools, type PageWidth } from './preview-tools';
import { PreviewPage } from './preview-page';
import { LargePictures } from './preview-image';

const useStyles = makeStyles({
  status: {
    display: 'flex',
    flex: 'none',
    flexWrap: 'wrap',
    gap: `0 ${tokens.spacingHorizontalS}`,
    paddingBottom: tokens.spacingVerticalS,
    color: tokens.colorNeutralForeground2,
  },
  when: { fontWeight: tokens.fontWeightSemibold },
  stage: {
    containerType: 'inline-size',
    display: 'flex',
    flex: '1',
    alignItems: 'flex-start',
    minHeight: '160px',
    overflow: 'auto',
    padding: '16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground4,
    // On a phone, fills the width of the dialog.
    [phone]: { margin: '0 -24px -24px', padding: 0, borderRadius: 0 },
  },
});

interface ContentPreviewProps {
  readonly module: ContentModule;
  /** The stored item; null for a new one. */
  readonly item: ContentItem | null;
  /** The edited item; null without changes. */
  readonly draft: ContentDraft | null;
  readonly onClose: () => void;
}

/** Prevents navigation by links of the page. */
const keepHere = (event: MouseEvent): void => {
  if (event.target instanceof Element && event.target.closest('a') !== null) event.preventDefault();
};

/**
 * An item as visitors see it: at any width, now or at another moment, stored or edited. Rules R-CON-17 and R-CON-19.
 */
export const ContentPreviewView = ({ module, item, draft, onClose }: ContentPreviewProps) => {
  const [styles, page, text, format] = [useStyles(), usePageStyles(), useText(), useFormat()];
  const quoted = useQuotedText();
  const [previews, clock, isPhone] = [useService(Previews), useNow(), usePhone()];
  const [width, setWidth] = useState<PageWidth>(isPhone ? 'phone' : 'desktop');
  const [wanted, setWanted] = useState<'edited' | 'stored'>('edited');
  const [now, setNow] = useState(clock);
  const [moment, setMoment] = useState<TypedMoment>(null);
  const shown = wanted === 'stored' ? (item ?? draft) : (draft ?? item);
  const chosen = typeof moment === 'number' ? moment : null;
  const at = chosen ?? now;
  const seen = useMemo(() => shown?.blocks.filter((block) => isBlockVisibleAt(block, at)) ?? [], [at, shown]);
  if (shown === null) return null;
  const unseen = hiddenReasonAt(module, shown, at);
  const hidden = shown.blocks.length - seen.length;
  const address = item === null ? null : previews.addressOf(module, item.previewHash, chosen);
  const when = typeof shown.online === 'number' ? format.dateTime(shown.online) : '';
  return (
    <Dialog
      width="whole"
      title={
        shown.name === ''
          ? text('content.preview.untitled')
          : quoted('content.preview.title', { name: shown.name }, ['name'])
      }
      onClose={onClose}
    >
      <PreviewTools
        width={width}
        onWidth={setWidth}
        state={item === null || draft === null ? null : wanted}
        onState={setWanted}
        moment={moment}
        onMoment={(picked) => {
          setMoment(picked);
          if (picked === null) setNow(clock);
        }}
        page={address === null ? { disabledReason: item === null ? 'new' : 'none' } : { address }}
        onClose={onClose}
      />
      <div role="status" className={styles.status}>
        <span className={styles.when}>
          {chosen === null
            ? text('content.preview.at.now')
            : text('content.preview.at.moment', { when: format.dateTime(chosen) })}
        </span>
        <span>
          {unseen === null
            ? text(shown === item ? 'content.preview.seen' : 'content.preview.seenSaved')
            : text(`content.preview.unseen.${unseen}`, { when, status: shown.status })}
        </span>
        {hidden > 0 && <span>{text('content.preview.hidden', { count: hidden })}</span>}
      </div>
      <div
        role="region"
        tabIndex={0}
        aria-label={text('content.preview.paper', { width: PAGE_WIDTHS[width] })}
        className={styles.stage}
        onClickCapture={keepHere}
        onAuxClickCapture={keepHere}
      >
        <div className={mergeClasses(page.paper, page[width])}>
          <LargePictures value={previews.pictureOf}>
            <PreviewPage item={shown} blocks={seen} />
          </LargePictures>
        </div>
      </div>
    </Dialog>
  );
};
