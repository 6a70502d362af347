import { makeStyles, mergeClasses } from '@griffel/react';
import { useId } from 'react';
import type { HistoryEntry } from '../../../domain/content/content-item';
import { isValidPair, newestFirst, type VersionPair } from '../../../domain/content/version-pair';
import type { Id } from '../../../domain/shared/id';
import { useFormat } from '../../shared/runtime/use-session';
import { finger, sizes, phone } from '../../shared/theme/sizes';
import { RailSection } from '../../shared/record/record-layout';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { useText } from '../../shared/runtime/use-text';

interface VersionListProps {
  readonly history: readonly HistoryEntry[];
  readonly pair: VersionPair | null;
  /** The draft differs from the stored item. */
  readonly edited: boolean;
  readonly onChoose: (pair: VersionPair) => void;
}

const useStyles = makeStyles({
  hint: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  // Negative margins extend the rows over the padding of the column.
  rows: {
    margin: `6px calc(-1 * ${tokens.spacingHorizontalXL}) 0`,
    [phone]: { margin: `6px calc(-1 * ${sizes.phonePadding}) 0` },
  },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    padding: `7px ${tokens.spacingHorizontalXL} 7px 17px`,
    borderLeft: '3px solid transparent',
  },
  chosen: { borderLeftColor: tokens.colorCompoundBrandStroke, backgroundColor: tokens.colorNeutralBackground1Selected },
  words: { flex: '1', minWidth: 0, overflowWrap: 'anywhere' },
  strong: { fontWeight: tokens.fontWeightSemibold },
  kind: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  choice: {
    'position': 'relative',
    'display': 'grid',
    'placeItems': 'center',
    'minWidth': '46px',
    'height': '22px',
    'padding': '0 7px',
    'border': `1px solid ${tokens.colorNeutralStroke2}`,
    'borderRadius': '11px',
    'fontSize': tokens.fontSizeBase200,
    'color': tokens.colorNeutralForeground3,
    'cursor': 'pointer',
    [finger]: { height: '32px', borderRadius: '16px' },
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':has(:checked)': {
      fontWeight: tokens.fontWeightSemibold,
      color: tokens.colorBrandForeground2,
      backgroundColor: tokens.colorBrandBackground2,
      borderTopColor: tokens.colorBrandStroke1,
      borderRightColor: tokens.colorBrandStroke1,
      borderBottomColor: tokens.colorBrandStroke1,
      borderLeftColor: tokens.colorBrandStroke1,
    },
    ':has(:focus-visible)': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  radio: { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  none: { minWidth: '46px' },
});

/** Names a version by its time, or the draft. */
export const useVersionName = (history: readonly HistoryEntry[], edited: boolean): ((id: Id | null) => string) => {
  const [text, format] = [useText(), useFormat()];
  return (id) => {
    if (id === null) return text(edited ? 'content.versions.now' : 'content.versions.stored');
    return format.dateTime(history.find((entry) => entry.id === id)?.at ?? NaN);
  };
};

/** All versions with author; two are chosen, the later one may be the draft. Rule R-CON-08. */
export const VersionList = ({ history, pair, edited, onChoose }: VersionListProps) => {
  const [styles, text, format, group] = [useStyles(), useText(), useFormat(), useId()];
  const nameOf = useVersionName(history, edited);
  const choice = (end: 'from' | 'to', id: Id | null) => {
    const wanted: VersionPair | null =
      pair === null ? null : end === 'to' ? { ...pair, to: id } : id === null ? null : { ...pair, from: id };
    if (wanted === null || !isValidPair(history, wanted)) return <span className={styles.none} />;
    return (
      <label className={styles.choice}>
        <input
          type="radio"
          name={`${group}-${end}`}
          className={styles.radio}
          checked={pair?.[end] === id}
          onChange={() => {
            onChoose(wanted);
          }}
          aria-label={text(`content.versions.${end}Of`, { version: nameOf(id) })}
        />
        {text(`content.versions.${end}`)}
      </label>
    );
  };
  const row = (id: Id | null, kind: string) => {
    const isChosen = pair !== null && (pair.from === id || pair.to === id);
    return (
      <li key={id} className={mergeClasses(styles.row, isChosen && styles.chosen)}>
        <div className={styles.words}>
          <p className={mergeClasses(isChosen && styles.strong)}>{nameOf(id)}</p>
          <p className={styles.kind}>{kind}</p>
        </div>
        {choice('from', id)}
        {choice('to', id)}
      </li>
    );
  };
  const kindOf = ({ kind, by }: HistoryEntry): string =>
    by === ''
      ? text(`content.versions.kinds.${kind}`)
      : text('content.versions.by', { kind: text(`content.versions.kinds.${kind}`), name: by });
  return (
    <RailSection title={text('content.versions.list')} aside={format.number(history.length)}>
      <p className={styles.hint}>{text('content.versions.hint')}</p>
      <ul className={styles.rows} aria-label={text('content.versions.list')}>
        {row(null, text(edited ? 'content.versions.nowMine' : 'content.versions.storedWhat'))}
        {newestFirst(history).map((entry) => row(entry.id, kindOf(entry)))}
      </ul>
    </RailSection>
  );
};
