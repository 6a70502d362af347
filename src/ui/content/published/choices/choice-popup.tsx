import { TagPickerList, TagPickerOption } from '@fluentui/react-components';
import { makeStyles, mergeClasses } from '@griffel/react';
import type { Suggestion } from '../../../../application/content/ports/choices.port';
import { MIN_SUGGEST_LENGTH } from '../../../../domain/content/choice.rule';
import * as shellShapes from '../../../shared/icons/shell-shapes';
import { Highlight } from '../../../shared/controls/highlight';
import { useQuotedText, WebsiteText } from '../../../shared/controls/website-text';
import { Icon } from '../../../shared/icons/icon';
import { delayedAppearance } from '../../../shared/theme/delayed-appearance';
import { refresh } from '../../../shared/icons/shapes';
import { sizes, phone } from '../../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../../shared/theme/theme';
import { useText } from '../../../shared/runtime/use-text';
import type { Offer, statusTextOf } from './offers';
import type { Suggesting } from './suggest.bridge';

/** Value of the option that reloads the suggestions. */
export const RETRY = 'retry';

const useStyles = makeStyles({
  popup: {
    minWidth: 0,
    maxHeight: '280px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralCardBackground,
  },
  option: {
    'gap': tokens.spacingHorizontalS,
    '& > svg': { flex: 'none', color: tokens.colorNeutralForeground2 },
    '& mark': { color: 'inherit', backgroundColor: tokens.kantoorMark },
    '&[data-activedescendant]': { backgroundColor: tokens.colorSubtleBackgroundHover },
    [phone]: { minHeight: sizes.touch },
  },
  words: { minWidth: 0, overflowWrap: 'anywhere' },
  more: { marginLeft: 'auto', color: tokens.colorNeutralForeground3 },
  saying: { padding: '6px 8px', color: tokens.colorNeutralForeground3 },
  late: delayedAppearance,
});

/** The code of an item or the number of an account, unless it equals the label. */
const moreOf = ({ label, code, number }: Suggestion): string | null => {
  const more = code ?? number ?? null;
  return more === label ? null : more;
};

interface ChoicePopupProps {
  readonly label: string;
  readonly suggesting: Suggesting;
  readonly offers: readonly Offer[];
  readonly saying: ReturnType<typeof statusTextOf>;
}

/** The suggestions of a `TagPicker`, or a message why there are none. */
export const ChoicePopup = ({ label, suggesting, offers, saying }: ChoicePopupProps) => {
  const [styles, text, quoted] = [useStyles(), useText(), useQuotedText()];
  return (
    <TagPickerList className={styles.popup} aria-label={text('content.choices.suggestions', { field: label })}>
      {offers.map((offer) => {
        const words = offer.kind === 'add' ? text('content.choices.add', { name: offer.name }) : offer.choice.label;
        return (
          <TagPickerOption key={offer.key} value={offer.key} text={words} className={styles.option}>
            {offer.kind === 'add' && <Icon icon={shellShapes.add} size={16} />}
            <span className={styles.words}>
              {offer.kind === 'add' ? (
                quoted('content.choices.add', { name: offer.name }, ['name'])
              ) : (
                <WebsiteText>
                  <Highlight text={words} term={suggesting.text} />
                </WebsiteText>
              )}
            </span>
            {offer.kind === 'choice' && <span className={styles.more}>{moreOf(offer.choice)}</span>}
          </TagPickerOption>
        );
      })}
      {saying !== null && (
        <div className={mergeClasses(styles.saying, saying === 'searching' && styles.late)}>
          {quoted(`content.choices.${saying}`, { name: suggesting.name, count: MIN_SUGGEST_LENGTH }, ['name'])}
        </div>
      )}
      {saying === 'failed' && (
        <TagPickerOption value={RETRY} text={text('shared.actions.retry')} className={styles.option}>
          <Icon icon={refresh} size={16} />
          {text('shared.actions.retry')}
        </TagPickerOption>
      )}
    </TagPickerList>
  );
};
