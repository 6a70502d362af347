import { makeStyles, mergeClasses } from '@griffel/react';
import { MIN_SUGGEST_LENGTH } from '../../../domain/content/choice.rule';
import { Button } from '../../shared/controls/button';
import * as deskShapes from '../../shared/icons/desk-shapes';
import { Highlight } from '../../shared/controls/highlight';
import { Icon } from '../../shared/icons/icon';
import { lateAppearance } from '../../shared/theme/delayed-appearance';
import { useItem, usePopup } from '../../shared/overlays/menu.styles';
import { refresh } from '../../shared/icons/shapes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { useText } from '../../shared/runtime/use-text';
import type { Offer, sayingOf } from './offers';
import type { Suggesting } from './suggest.bridge';

const useStyles = makeStyles({
  popup: { top: 'calc(100% + 4px)', left: '-1px', right: '-1px', minWidth: 0, maxHeight: '280px', overflowY: 'auto' },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  words: {
    'minWidth': 0,
    'overflowWrap': 'anywhere',
    '& mark': { color: 'inherit', backgroundColor: tokens.kantoorMark },
  },
  active: {
    backgroundColor: tokens.colorSubtleBackgroundHover,
    outline: `2px solid ${tokens.colorStrokeFocus2}`,
    outlineOffset: '-2px',
  },
  saying: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
    padding: '6px 8px',
    color: tokens.colorNeutralForeground3,
  },
  late: lateAppearance,
});

interface ChoicePopupProps {
  readonly id: string;
  readonly label: string;
  readonly suggesting: Suggesting;
  readonly offers: readonly Offer[];
  readonly saying: ReturnType<typeof sayingOf>;
  readonly active: Offer | undefined;
  readonly onTake: (offer: Offer) => void;
}

/** What the popup keeps in sight: itself when it opens, and the line that the keys have reached. */
const intoView = (element: HTMLElement | null): void => {
  element?.scrollIntoView({ block: 'nearest' });
};

/** The element of an offer, for `aria-activedescendant`. */
export const offerId = (list: string, { key }: Offer): string => `${list}-${key}`.replace(/\s/g, '-');

/** The list under a picker, and what is said where it has nothing. */
export const ChoicePopup = ({ id, label, suggesting, offers, saying, active, onTake }: ChoicePopupProps) => {
  const popup = usePopup();
  const item = useItem();
  const styles = useStyles();
  const text = useText();
  const { text: term, name, retry } = suggesting;
  return (
    // A press keeps the focus where it is: in the box.
    <div
      ref={intoView}
      className={mergeClasses(popup, styles.popup)}
      onMouseDown={(event) => {
        event.preventDefault();
      }}
    >
      <ul
        id={id}
        role="listbox"
        className={styles.list}
        aria-label={text('content.choices.suggestions', { field: label })}
        hidden={offers.length === 0}
      >
        {offers.map((offer) => (
          <li
            key={offer.key}
            ref={offer === active ? intoView : undefined}
            id={offerId(id, offer)}
            role="option"
            aria-selected={offer === active}
            className={mergeClasses(item, offer === active && styles.active)}
            onClick={() => {
              onTake(offer);
            }}
          >
            {offer.kind === 'add' && <Icon shape={deskShapes.add} size={16} />}
            <span className={styles.words}>
              {offer.kind === 'add' ? (
                text('content.choices.add', { name: offer.name })
              ) : (
                <Highlight text={offer.choice.label} term={term} />
              )}
            </span>
          </li>
        ))}
      </ul>
      {saying !== null && (
        <div className={mergeClasses(styles.saying, saying === 'searching' && styles.late)}>
          {text(`content.choices.${saying}`, { name, count: MIN_SUGGEST_LENGTH })}
          {saying === 'failed' && (
            <Button size="small" icon={refresh} onClick={retry}>
              {text('shared.actions.retry')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
};
