import { draftSummary } from '../../../application/shared/record/draft-summary';
import type { KeptDraft } from '../../../domain/shared/drafts/draft';
import { useFormat } from '../runtime/use-session';
import { Button } from '../controls/button';
import { MessageStrip } from '../page/message-strip';
import { useText } from '../runtime/use-text';
import { useDownload } from './download-draft.bridge';

interface DraftOfferProps {
  readonly offered: Pick<KeptDraft, 'at' | 'base' | 'mine'> | null;
  /** Someone saved the record after the draft was started. */
  readonly changedSince?: boolean;
  /** Text and download file name of a draft that the current form can no longer read. */
  readonly unreadable?: { readonly text: string; readonly name: string } | null;
  readonly onResume: () => void;
  readonly onDiscard: () => void;
  /** Keeps the draft of a new record for later and starts another new record. */
  readonly onSetAside?: (() => void) | undefined;
}

/** Offers a stored draft of the form. Rules R-SHR-15 and R-SHR-29. */
export const DraftOffer = ({ unreadable = null, offered, ...offer }: DraftOfferProps) => (
  <>
    {offered !== null && <DraftStrip draft={offered} {...offer} />}
    {unreadable !== null && <UnreadableDraftStrip {...unreadable} {...offer} />}
  </>
);

interface DraftStripProps extends Omit<DraftOfferProps, 'offered' | 'unreadable'> {
  readonly draft: Pick<KeptDraft, 'at' | 'base' | 'mine'>;
}

const DraftStrip = ({ draft, changedSince = false, onResume, ...others }: DraftStripProps) => {
  const [text, format] = [useText(), useFormat()];
  const words = draftSummary(draft, (day) => format.day(day));
  return (
    <MessageStrip
      intent="info"
      title={text('shared.dialogs.recovery.title', { when: format.dateTime(draft.at) })}
      actions={
        <>
          <Button data-resume="" onClick={onResume}>
            {text('shared.dialogs.recovery.resume')}
          </Button>
          <OtherButtons {...others} />
        </>
      }
    >
      {words !== '' && `${text('shared.dialogs.recovery.typed', { words })} `}
      {text(changedSince ? 'shared.dialogs.recovery.bodyChanged' : 'shared.dialogs.recovery.body')}
    </MessageStrip>
  );
};

type OtherButtonsProps = Pick<DraftOfferProps, 'onDiscard' | 'onSetAside'>;

interface UnreadableDraftStripProps extends OtherButtonsProps {
  readonly text: string;
  readonly name: string;
}

const UnreadableDraftStrip = ({ text: draft, name, ...others }: UnreadableDraftStripProps) => {
  const [text, download] = [useText(), useDownload()];
  return (
    <MessageStrip
      intent="warning"
      title={text('shared.dialogs.recovery.unreadable.title')}
      actions={
        <>
          <Button
            data-resume=""
            onClick={() => {
              download({ name: `${name}.json`, type: 'application/json', text: draft });
            }}
          >
            {text('shared.dialogs.recovery.unreadable.take')}
          </Button>
          <OtherButtons {...others} />
        </>
      }
    >
      {text('shared.dialogs.recovery.unreadable.body')}
    </MessageStrip>
  );
};

const OtherButtons = ({ onDiscard, onSetAside }: OtherButtonsProps) => {
  const text = useText();
  return (
    <>
      {onSetAside !== undefined && <Button onClick={onSetAside}>{text('shared.dialogs.recovery.another')}</Button>}
      <Button variant="subtleDanger" onClick={onDiscard}>
        {text('shared.dialogs.recovery.discard')}
      </Button>
    </>
  );
};
