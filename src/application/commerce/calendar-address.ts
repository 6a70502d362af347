import { CALENDAR_KINDS } from '../../domain/commerce/calendar';
import type { CalendarQuery } from '../../domain/commerce/calendar-query';
import { isZoom, monthOf, windowAt } from '../../domain/commerce/calendar-window';
import type { CalendarDate } from '../../domain/shared/calendar-date';
import { readPairs, writePairs } from '../shared/list-address';

/** Parses the URL of the calendar; invalid parameters get their default. Rule R-COM-49. */
export const readCalendarAddress = (search: string, today: CalendarDate): CalendarQuery => {
  const asked = new Map(readPairs(search));
  const zoomed = asked.get('zoom') ?? '';
  const zoom = isZoom(zoomed) ? zoomed : 'quarter';
  const hidden = (asked.get('hide') ?? '').split(',');
  const [id = '', ...label] = (asked.get('account') ?? '').split('~');
  return {
    zoom,
    window: windowAt(monthOf(asked.get('month') ?? null, today), zoom),
    hidden: CALENDAR_KINDS.filter((kind) => hidden.includes(kind)),
    account: id === '' ? null : { id, label: label.join('~') || `#${id}` },
    onlyOverlaps: asked.get('overlaps') === '1',
    isTable: asked.get('view') === 'table',
  };
};

/** Rule R-COM-49. */
export const writeCalendarAddress = (
  { zoom, window, hidden, account, onlyOverlaps, isTable }: CalendarQuery,
  today: CalendarDate,
): string =>
  writePairs([
    ...(zoom === 'quarter' ? [] : [['zoom', zoom] as const]),
    ...(window.start.slice(0, 7) === today.slice(0, 7) ? [] : [['month', window.start.slice(0, 7)] as const]),
    ...(hidden.length === 0 ? [] : [['hide', hidden.join(',')] as const]),
    ...(account === null ? [] : [['account', `${account.id}~${account.label}`] as const]),
    ...(onlyOverlaps ? [['overlaps', '1'] as const] : []),
    ...(isTable ? [['view', 'table'] as const] : []),
  ]);
