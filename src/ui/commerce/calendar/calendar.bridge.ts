import { useActorRef, useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { WiredCalendar } from '../../../application/commerce/wire-calendar';
import { readCalendarAddress, writeCalendarAddress } from '../../../application/commerce/calendar-address';
import type { CalendarQuery } from '../../../domain/commerce/calendar-query';
import type { Period } from '../../../domain/commerce/promotion.rule';
import type { CalendarDate } from '../../../domain/shared/calendar-date';
import { useChange } from '../../shared/runtime/effects.bridge';
import { useService } from '../../shared/runtime/use-service';

/** Filters and period of the calendar, stored in the URL. Rule R-COM-49. */
export const useCalendarQuery = (
  today: CalendarDate,
): readonly [CalendarQuery, (change: Partial<CalendarQuery>) => void] => {
  const [path, navigate] = useLocation();
  const query = readCalendarAddress(useSearch().replace(/^\?/, ''), today);
  return [
    query,
    (change) => {
      const written = writeCalendarAddress({ ...query, ...change }, today);
      navigate(written === '' ? path : `${path}?${written}`, { replace: true });
    },
  ];
};

/** The records of a period, loaded while mounted; a new period aborts the previous requests. */
export const useCalendar = ({ start, end }: Period) => {
  const actor = useActorRef(useService(WiredCalendar), { input: { start, end } });
  const { context, value } = useSelector(actor, (snapshot) => snapshot);
  useChange(
    `${start} ${end}`,
    useCallback(() => {
      actor.send({ type: 'period.changed', period: { start, end } });
    }, [actor, end, start]),
  );
  return {
    ...context,
    state: value,
    read: useCallback(() => {
      actor.send({ type: 'load.requested' });
    }, [actor]),
    stop: (): void => {
      actor.send({ type: 'load.cancelled' });
    },
  };
};
