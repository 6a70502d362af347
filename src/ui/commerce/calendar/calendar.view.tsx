import { makeStyles, mergeClasses } from '@griffel/react';
import { useCallback, useMemo, useState } from 'react';
import { entriesOf, type CalendarEntry } from '../../../domain/commerce/calendar';
import { entriesFor, overlapsFor } from '../../../domain/commerce/calendar-query';
import { overlapsByEntry, overlapsOf } from '../../../domain/commerce/calendar-overlaps';
import { windowBeside } from '../../../domain/commerce/calendar-window';
import { Button } from '../../shared/controls/button';
import { useDates } from '../../shared/dates/use-dates';
import { ProgressBar } from '../../shared/overlays/progress-dialog';
import { MessageStrip } from '../../shared/page/message-strip';
import { PageHeader } from '../../shared/page/page-header';
import type { ScreenProps } from '../../shared/page/screen';
import { EmptyState, FailedState, NothingLeftState } from '../../shared/page/states';
import { TextSkeleton } from '../../shared/page/text-skeleton';
import { useRetry } from '../../shared/page/use-retry';
import { useFormat } from '../../shared/runtime/use-session';
import { useText } from '../../shared/runtime/use-text';
import { delayedAppearance } from '../../shared/theme/delayed-appearance';
import { phone, sizes } from '../../shared/theme/sizes';
import { CalendarAxis } from './calendar-axis';
import { CalendarCommands } from './calendar-commands';
import { CalendarFilters } from './calendar-filters';
import { CalendarTable } from './calendar-table';
import { useCalendar, useCalendarQuery } from './calendar.bridge';
import { OverlapDialog } from './overlap-dialog';

const useStyles = makeStyles({
  screen: { display: 'flex', flexDirection: 'column', flex: '1', minHeight: 0, [phone]: { overflow: 'auto' } },
  slow: { ...delayedAppearance },
  waiting: { padding: `12px ${sizes.sheetPadding}`, [phone]: { padding: `12px ${sizes.phonePadding}` } },
});

/**
 * The calendar of promotions, net prices, coupons, events and popups, with their overlaps. Rules R-COM-45 to R-COM-49.
 */
export const CalendarView = ({ title }: ScreenProps) => {
  const styles = useStyles();
  const [text, format] = [useText(), useFormat()];
  const dates = useDates();
  const today = dates.today();
  const [query, change] = useCalendarQuery(today);
  const { window, zoom, account } = query;
  const { shown, failure, share, state, read, stop } = useCalendar(window);
  const retrying = useRetry(shown !== null, read);
  const [opened, setOpened] = useState<CalendarEntry | null>(null);
  const records = shown?.records ?? null;
  const period = shown?.period ?? window;
  const entries = useMemo(
    () => (records === null ? [] : entriesOf(records, (instant) => dates.wallAt(instant).day)),
    [dates, records],
  );
  const all = useMemo(() => (records === null ? [] : overlapsOf(records, period)), [period, records]);
  const overlaps = useMemo(() => overlapsFor(all, account?.id ?? null), [account?.id, all]);
  const byEntry = useMemo(() => overlapsByEntry(overlaps), [overlaps]);
  const left = entriesFor(entries, overlaps, query);
  const move = useCallback(
    (steps: 1 | -1) => {
      change({ window: windowBeside(window, zoom, steps) });
    },
    [change, window, zoom],
  );
  const isEmpty = records !== null && entries.length === 0;
  return (
    <div className={styles.screen}>
      <PageHeader title={title}>
        {records !== null && (
          <span role="status">
            {text('commerce.calendar.counts', {
              records: text('commerce.calendar.records', { count: left.length }),
              overlaps: text('commerce.calendar.overlapCount', { count: overlaps.length }),
            })}
          </span>
        )}
      </PageHeader>
      <CalendarCommands query={query} today={today} onChange={change} onMove={move} />
      <CalendarFilters query={query} records={records} entries={entries} onChange={change} />
      {state === 'loading' && (share > 0 || records === null) && (
        <div className={mergeClasses(styles.waiting, styles.slow)} role="status">
          <ProgressBar label={text('commerce.explain.loading')} done={share} total={share === 0 ? 0 : 1} />
          <Button variant="subtle" size="small" onClick={stop}>
            {text('commerce.explain.stop')}
          </Button>
        </div>
      )}
      {records === null && state === 'loading' && (
        <div className={styles.waiting}>
          <TextSkeleton lines={10} />
        </div>
      )}
      {records === null && state === 'failed' && (
        <FailedState title={text('commerce.calendar.failed')} failure={failure} {...retrying} />
      )}
      {(state === 'stopped' || (state === 'failed' && records !== null)) && (
        <MessageStrip
          intent="warning"
          title={text(state === 'failed' ? 'commerce.calendar.failed' : 'commerce.explain.stopped')}
          actions={<Button onClick={read}>{text('commerce.explain.again')}</Button>}
        >
          {records === null
            ? ''
            : text('commerce.calendar.older', { from: format.day(period.start), to: format.day(period.end) })}
        </MessageStrip>
      )}
      {records !== null && records.unread > 0 && (
        <MessageStrip intent="info">{text('commerce.calendar.unread', { count: records.unread })}</MessageStrip>
      )}
      {records?.isTruncated === true && (
        <MessageStrip intent="warning">{text('commerce.calendar.truncated')}</MessageStrip>
      )}
      {isEmpty && state !== 'loading' && (
        <EmptyState title={text('commerce.calendar.none')} body={text('commerce.calendar.noneBody')} />
      )}
      {!isEmpty && records !== null && left.length === 0 && (
        <NothingLeftState
          term=""
          onClear={() => {
            change({ hidden: [], account: null, onlyOverlaps: false });
          }}
        />
      )}
      {left.length > 0 &&
        (query.isTable ? (
          <CalendarTable entries={left} overlaps={byEntry} onOverlaps={setOpened} />
        ) : (
          <CalendarAxis
            entries={left}
            overlaps={byEntry}
            query={{ ...query, window: state === 'loading' ? window : period }}
            today={today}
            onMove={move}
            onOverlaps={setOpened}
          />
        ))}
      {opened !== null && (
        <OverlapDialog
          today={today}
          entry={opened}
          overlaps={byEntry.get(opened.key) ?? []}
          entries={entries}
          onClose={() => {
            setOpened(null);
          }}
        />
      )}
    </div>
  );
};
