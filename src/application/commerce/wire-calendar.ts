import { fromPromise } from 'xstate';
import type { Contexts } from '../shared/contexts';
import { token } from '../shared/token';
import { calendarMachine } from './calendar.machine';
import { loadCalendar } from './load-calendar';
import type { CommerceExtras } from './ports/commerce-extras.port';
import type { TermGateways } from './terms-of-records';

export type WiredCalendar = typeof calendarMachine;
export const WiredCalendar = token<WiredCalendar>('wired-calendar');

export const wireCalendar = (
  extras: CommerceExtras,
  promotions: TermGateways['promotions'],
  netPrices: TermGateways['netPrices'],
  coupons: TermGateways['coupons'],
  contexts: Contexts,
): WiredCalendar => {
  const load = loadCalendar(extras, { promotions, netPrices, coupons }, contexts);
  return calendarMachine.provide({
    actors: {
      loadCalendar: fromPromise(({ input: { period, onProgress }, signal }) => load(period, { signal, onProgress })()),
    },
  });
};
