import { makeStyles } from '@griffel/react';
import { Fragment, useMemo } from 'react';
import { splitAtRanges, wordDiff } from '../../../domain/shared/diff/word-diff';
import { excerptOf } from '../controls/html-excerpt';
import { markedHtml } from '../controls/marked-html';
import { sizes, phone } from '../theme/sizes';
import { SafeHtml } from '../controls/safe-html';
import { kantoorTokens as tokens } from '../theme/theme';
import { useText } from '../runtime/use-text';
import { useWebsiteLanguage } from '../runtime/website-language';

/** A field that both people changed, with both values as display text. */
export interface ConflictField {
  readonly field: string;
  readonly label: string;
  readonly mine: string;
  readonly stored: string;
  /** Both values are HTML, displayed as text. */
  readonly isHtml?: boolean;
  /** Both values are in the language of the website. Rule R-SHR-71. */
  readonly isContent?: boolean;
}

interface ConflictChoiceProps extends ConflictField {
  readonly group: string;
  readonly isStored: boolean;
  readonly hasFocus: boolean;
  readonly onChoose: (stored: boolean) => void;
}

const useStyles = makeStyles({
  field: {
    'marginTop': tokens.spacingVerticalM,
    // Underlined as well: colour alone is not accessible to everyone.
    '& mark': {
      color: 'inherit',
      backgroundColor: tokens.kantoorMark,
      textDecorationLine: 'underline',
      textUnderlineOffset: '2px',
    },
  },
  legend: {
    padding: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  choice: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: sizes.control,
    cursor: 'pointer',
    [phone]: { minHeight: sizes.touch },
  },
  radio: {
    'appearance': 'none',
    'flex': 'none',
    'width': '16px',
    'height': '16px',
    'margin': 0,
    'border': `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    'borderRadius': tokens.borderRadiusCircular,
    ':checked': { border: `5px solid ${tokens.colorCompoundBrandBackground}` },
  },
  value: { flex: '1', minWidth: 0, overflowWrap: 'anywhere' },
  text: {
    maxHeight: '28vh',
    overflow: 'auto',
    padding: `0 ${tokens.spacingHorizontalMNudge}`,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  whose: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
});

/** One conflicting field; words that the other side lacks are marked. */
export const ConflictChoice = ({
  label,
  mine,
  stored,
  isHtml = false,
  isContent = false,
  group,
  isStored,
  hasFocus,
  onChoose,
}: ConflictChoiceProps) => {
  const styles = useStyles();
  const [text, lang] = [useText(), useWebsiteLanguage()];
  const sides = useMemo(() => {
    const found = isHtml ? { mine: [], theirs: [] } : wordDiff(mine, stored);
    const html = isHtml ? markedHtml(mine, stored) : { mine: '', theirs: '' };
    return [
      { side: false, whose: text('shared.dialogs.conflict.mine'), value: mine, stretches: found.mine, html: html.mine },
      {
        side: true,
        whose: text('shared.dialogs.conflict.stored'),
        value: stored,
        stretches: found.theirs,
        html: html.theirs,
      },
    ];
  }, [isHtml, mine, stored, text]);
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{label}</legend>
      {sides.map(({ side, whose, value, stretches, html }) => {
        const words = (isHtml ? excerptOf(value) : value) || text('shared.dialogs.conflict.empty');
        return (
          <Fragment key={String(side)}>
            <label className={styles.choice}>
              <input
                type="radio"
                className={styles.radio}
                name={group}
                checked={isStored === side}
                onChange={() => {
                  onChoose(side);
                }}
                aria-label={isHtml ? `${words} ${whose}` : undefined}
                data-focus={hasFocus && !side ? '' : undefined}
              />
              {/* Parts are identified by their index only. */}
              {!isHtml && (
                <span className={styles.value} lang={isContent && value !== '' ? lang : undefined}>
                  {splitAtRanges(words, stretches).map((part, index) =>
                    index % 2 === 1 ? <mark key={index}>{part}</mark> : part,
                  )}
                </span>
              )}
              <span className={styles.whose}>{whose}</span>
            </label>
            {isHtml && value !== '' && (
              <div className={styles.text} role="group" aria-label={whose} tabIndex={0}>
                <SafeHtml html={html} />
              </div>
            )}
          </Fragment>
        );
      })}
    </fieldset>
  );
};
