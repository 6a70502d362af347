import { makeStyles, mergeClasses } from '@griffel/react';
import type { CalendarEntry } from '../../../domain/commerce/calendar';
import { spansOf, type Overlap } from '../../../domain/commerce/calendar-overlaps';
import { placeIn, type Place } from '../../../domain/commerce/calendar-window';
import type { Period } from '../../../domain/commerce/promotion.rule';
import { Button } from '../../shared/controls/button';
import { warning } from '../../shared/icons/shapes';
import { useLanguageOf } from '../../shared/runtime/language-of';
import { useFormat } from '../../shared/runtime/use-session';
import { useText } from '../../shared/runtime/use-text';
import { phone, sizes, slim } from '../../shared/theme/sizes';
import { border } from '../../shared/theme/border';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { KINDS, useBarStyles } from './calendar-kinds';
import { Placed } from './placed';
import { daysText, entryText } from './entry-text';

/** Width of the name column. */
export const NAME = { wide: '320px', slim: '272px' } as const;

const HATCH = `color-mix(in srgb, ${tokens.colorStatusWarningForeground1} 24%, transparent)`;

const useStyles = makeStyles({
  row: {
    'display': 'grid',
    'gridTemplateColumns': `${NAME.wide} minmax(0, 1fr)`,
    [slim]: { gridTemplateColumns: `${NAME.slim} minmax(0, 1fr)` },
    'height': '30px',
    'borderBottom': `1px solid ${tokens.colorNeutralStroke3}`,
    'contentVisibility': 'auto',
    'containIntrinsicSize': 'auto 30px',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    [phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: '44px 30px',
      height: 'auto',
      containIntrinsicSize: 'auto 75px',
    },
  },
  name: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    minWidth: 0,
    padding: `0 8px 0 ${sizes.sheetPadding}`,
    [phone]: { padding: `0 ${sizes.phonePadding}` },
  },
  title: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  line: { position: 'relative', minWidth: 0, overflow: 'hidden' },
  bar: {
    'position': 'absolute',
    'top': '4px',
    'minWidth': '8px',
    'height': '21px',
    'border': border,
    'borderRadius': '3px',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  earlier: { borderLeftStyle: 'dashed', borderLeftWidth: '1px' },
  begins: { borderLeftWidth: '3px' },
  goesOn: { borderRightStyle: 'none', borderTopRightRadius: 0, borderBottomRightRadius: 0 },
  words: {
    position: 'absolute',
    top: '7px',
    zIndex: 4,
    margin: '0 5px',
    overflow: 'hidden',
    padding: '0 6px',
    borderRadius: '2px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '15px',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
    backgroundColor: `color-mix(in srgb, ${tokens.colorNeutralBackground1} 70%, transparent)`,
  },
  overlap: {
    position: 'absolute',
    top: '4px',
    height: '21px',
    pointerEvents: 'none',
    border: `1.5px solid ${tokens.colorStatusWarningForeground1}`,
    borderRadius: '3px',
    backgroundImage: `repeating-linear-gradient(135deg, ${HATCH} 0 2px, transparent 2px 8px)`,
  },
});

const percent = (share: number): string => `${share * 100}%`;

/** Style of the bar's text: inside the bar, or beside a bar that is too short. */
const wordsStyle = ({ left, width }: Place) => {
  const end = left + width;
  if (width >= 0.1) return { left: percent(left), maxWidth: `calc(${percent(width)} - 10px)` };
  return end < 0.75
    ? { left: percent(end), maxWidth: `calc(${percent(1 - end)} - 10px)` }
    : { right: percent(1 - left), maxWidth: `calc(${percent(left)} - 10px)` };
};

interface CalendarRowProps {
  readonly entry: CalendarEntry;
  readonly window: Period;
  readonly overlaps: readonly Overlap[];
  readonly onOverlaps: (entry: CalendarEntry) => void;
}

/** A record with its name, its bar and its overlaps. */
export const CalendarRow = ({ entry, window, overlaps, onOverlaps }: CalendarRowProps) => {
  const styles = useStyles();
  const [text, format, languageOf] = [useText(), useFormat(), useLanguageOf()];
  const colours = useBarStyles();
  const place = placeIn(entry, window);
  const words = entryText(entry, text, format);
  const label = [entry.title, daysText(entry, text, format), words].filter((part) => part !== '').join(', ');
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        <span className={styles.title} lang={languageOf(KINDS[entry.kind].right)} data-tooltip={entry.title}>
          {entry.title}
        </span>
        {overlaps.length > 0 && (
          <Button
            variant="subtle"
            size="small"
            icon={warning}
            aria-haspopup="dialog"
            aria-label={text('commerce.calendar.overlapsOf', { count: overlaps.length, name: entry.title })}
            onClick={() => {
              onOverlaps(entry);
            }}
          />
        )}
      </span>
      <div className={styles.line}>
        {place !== null && (
          <a
            href={`${KINDS[entry.kind].path}/${entry.id}`}
            data-bar=""
            aria-label={label}
            data-tooltip={label}
            className={mergeClasses(
              styles.bar,
              colours[entry.kind],
              place.isEarlier ? styles.earlier : styles.begins,
              place.goesOn && styles.goesOn,
            )}
            // Inline styles, because positions are known only at run time.
            style={{ left: percent(place.left), width: percent(place.width) }}
          />
        )}
        {spansOf(overlaps).map((span) => {
          const shared = placeIn(span, window);
          return (
            shared !== null && (
              <Placed key={span.start} className={styles.overlap} left={shared.left} width={shared.width} />
            )
          );
        })}
        {place !== null && (
          <span
            aria-hidden
            className={styles.words}
            // Inline styles, because positions are known only at run time.
            style={wordsStyle(place)}
          >
            {words}
          </span>
        )}
      </div>
    </li>
  );
};
