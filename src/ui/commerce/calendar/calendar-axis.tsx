import { makeStyles, mergeClasses } from '@griffel/react';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { CALENDAR_KINDS, type CalendarEntry, type CalendarKind } from '../../../domain/commerce/calendar';
import type { CalendarQuery } from '../../../domain/commerce/calendar-query';
import type { Overlap } from '../../../domain/commerce/calendar-overlaps';
import { monthTicks, placeIn, weekTicks, type Tick } from '../../../domain/commerce/calendar-window';
import type { CalendarDate } from '../../../domain/shared/calendar-date';
import { calendarWordsIn } from '../../../domain/shared/format';
import { chevronRight } from '../../shared/icons/shell-shapes';
import { Icon } from '../../shared/icons/icon';
import { chevronDown } from '../../shared/icons/shapes';
import { useFormat, useSession } from '../../shared/runtime/use-session';
import { useText } from '../../shared/runtime/use-text';
import { forcedColors, phone, sizes, slim } from '../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { CalendarRow, NAME } from './calendar-row';
import { KindSign } from './kind-sign';
import { Placed } from './placed';

const useStyles = makeStyles({
  frame: {
    flex: '1',
    minHeight: 0,
    overflow: 'auto',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    [phone]: { flex: 'none', overflow: 'visible' },
  },
  body: { position: 'relative', minHeight: '100%' },
  head: {
    position: 'sticky',
    top: 0,
    zIndex: 4,
    display: 'grid',
    gridTemplateColumns: `${NAME.wide} minmax(0, 1fr)`,
    [slim]: { gridTemplateColumns: `${NAME.slim} minmax(0, 1fr)` },
    height: '44px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  name: {
    padding: `24px 0 0 ${sizes.sheetPadding}`,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground3,
    [phone]: { display: 'none' },
  },
  axis: { position: 'relative', overflow: 'hidden' },
  month: {
    position: 'absolute',
    top: '5px',
    paddingLeft: '5px',
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
  },
  week: {
    position: 'absolute',
    top: '24px',
    paddingLeft: '5px',
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
  sparse: { [phone]: { display: 'none' } },
  today: {
    position: 'absolute',
    top: '23px',
    padding: '0 6px',
    borderRadius: tokens.borderRadiusCircular,
    transform: 'translateX(-50%)',
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
  },
  lines: {
    position: 'absolute',
    top: 0,
    right: 0,
    bottom: 0,
    left: NAME.wide,
    pointerEvents: 'none',
    [slim]: { left: NAME.slim },
    [phone]: { left: 0 },
  },
  line: { position: 'absolute', top: 0, bottom: 0, width: '1px', backgroundColor: tokens.colorNeutralStroke3 },
  strong: { backgroundColor: tokens.colorNeutralStroke2 },
  now: {
    zIndex: 3,
    width: '2px',
    [phone]: { zIndex: 0 },
    marginLeft: '-1px',
    backgroundColor: tokens.colorCompoundBrandStroke,
    [forcedColors]: { backgroundColor: 'Highlight' },
  },
  group: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    width: '100%',
    height: '26px',
    padding: `0 ${sizes.sheetPadding}`,
    border: '0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    backgroundColor: tokens.colorNeutralBackground2,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: 'inherit',
    cursor: 'pointer',
    [phone]: { height: sizes.touch, padding: `0 ${sizes.phonePadding}` },
  },
  count: { fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground3 },
  list: { position: 'relative', margin: 0, padding: 0, listStyleType: 'none' },
});

const NONE: readonly Overlap[] = [];

interface CalendarAxisProps {
  readonly entries: readonly CalendarEntry[];
  /** By key of the entry. */
  readonly overlaps: ReadonlyMap<string, readonly Overlap[]>;
  readonly query: CalendarQuery;
  readonly today: CalendarDate;
  /** Moves to the next or previous window. */
  readonly onMove: (steps: 1 | -1) => void;
  readonly onOverlaps: (entry: CalendarEntry) => void;
}

/** Moves the focus from bar to bar. */
const moveFocus = (within: HTMLElement, steps: 1 | -1): void => {
  const bars = [...within.querySelectorAll<HTMLElement>('a[data-bar]')];
  const at = bars.findIndex((bar) => bar === document.activeElement);
  bars[at < 0 ? 0 : at + steps]?.focus();
};

/** Records as bars on a time axis, grouped by kind. Left and right move in time, up and down between bars. */
export const CalendarAxis = ({ entries, overlaps, query, today, onMove, onOverlaps }: CalendarAxisProps) => {
  const styles = useStyles();
  const [text, format] = [useText(), useFormat()];
  const { language } = useSession().me.settings;
  const words = useMemo(() => calendarWordsIn(language), [language]);
  const [folded, setFolded] = useState<readonly CalendarKind[]>([]);
  const { window, zoom } = query;
  const [months, weeks] = useMemo(() => [monthTicks(window), weekTicks(window)], [window]);
  const now = placeIn({ start: today, end: today }, window);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { key, currentTarget, target } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (key === 'ArrowLeft' || key === 'ArrowRight') {
      // In the next window, the bar may not exist.
      if (target instanceof HTMLAnchorElement) currentTarget.focus();
      onMove(key === 'ArrowLeft' ? -1 : 1);
    } else if (key === 'ArrowUp' || key === 'ArrowDown') moveFocus(currentTarget, key === 'ArrowUp' ? -1 : 1);
    else return;
    event.preventDefault();
  };
  const week = ({ day, left }: Tick) => (
    <Placed key={day} className={mergeClasses(styles.week, zoom === 'quarter' && styles.sparse)} left={left}>
      {format.number(Number(day.slice(8)))}
    </Placed>
  );
  return (
    <div
      className={styles.frame}
      role="group"
      tabIndex={-1}
      aria-label={text('commerce.calendar.axis')}
      onKeyDown={onKeyDown}
    >
      <div className={styles.body}>
        <div className={styles.head} aria-hidden>
          <span className={styles.name}>{text('commerce.calendar.name')}</span>
          <div className={styles.axis}>
            {months.map(({ day, left }) => (
              <Placed key={day} className={styles.month} left={left}>
                {zoom === 'year' ? words.shortMonth(day) : words.month(day)}
              </Placed>
            ))}
            {zoom !== 'year' && weeks.map(week)}
            {now !== null && (
              <Placed className={styles.today} left={now.left + now.width / 2}>
                {format.day(today)}
              </Placed>
            )}
          </div>
        </div>
        <div className={styles.lines} aria-hidden>
          {(zoom === 'year' ? [] : weeks).map(({ day, left }) => (
            <Placed key={day} className={styles.line} left={left} />
          ))}
          {months.map(({ day, left }) => (
            <Placed key={day} className={mergeClasses(styles.line, styles.strong)} left={left} />
          ))}
          {now !== null && <Placed className={mergeClasses(styles.line, styles.now)} left={now.left + now.width / 2} />}
        </div>
        {CALENDAR_KINDS.map((kind) => {
          const own = entries.filter((entry) => entry.kind === kind);
          if (own.length === 0) return null;
          const isFolded = folded.includes(kind);
          return (
            <section key={kind} aria-label={text(`commerce.calendar.kinds.${kind}`)}>
              <button
                type="button"
                className={styles.group}
                aria-expanded={!isFolded}
                onClick={() => {
                  setFolded(isFolded ? folded.filter((other) => other !== kind) : [...folded, kind]);
                }}
              >
                <Icon icon={isFolded ? chevronRight : chevronDown} size={12} />
                <KindSign kind={kind} />
                {text(`commerce.calendar.kinds.${kind}`)}
                <span className={styles.count}>{format.number(own.length)}</span>
              </button>
              {!isFolded && (
                <ul className={styles.list}>
                  {own.map((entry) => (
                    <CalendarRow
                      key={entry.key}
                      entry={entry}
                      window={window}
                      overlaps={overlaps.get(entry.key) ?? NONE}
                      onOverlaps={onOverlaps}
                    />
                  ))}
                </ul>
              )}
            </section>
          );
        })}
      </div>
    </div>
  );
};
