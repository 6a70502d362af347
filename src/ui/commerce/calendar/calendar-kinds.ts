import { makeStyles } from '@griffel/react';
import type { CalendarKind } from '../../../domain/commerce/calendar';
import { border, borderColor } from '../../shared/theme/border';
import { kantoorTokens as tokens } from '../../shared/theme/theme';

/** Path of the records of each kind, and the right to add one. */
export const KINDS = {
  promotion: { path: '/promotion', right: 'promotion' },
  netPrice: { path: '/netPricepromotion', right: 'promotion' },
  coupon: { path: '/coupon', right: 'coupon' },
  event: { path: '/event', right: 'event' },
  popup: { path: '/popup', right: 'popup' },
} as const satisfies Readonly<Record<CalendarKind, { readonly path: string; readonly right: string }>>;

const sign = (colour: string) => ({ ...borderColor(colour), backgroundColor: colour });

/** A small square in the colour of a kind. */
export const useSignStyles = makeStyles({
  sign: { flex: 'none', width: '10px', height: '10px', border: border, borderRadius: '2px' },
  hollow: { backgroundColor: 'transparent' },
  promotion: sign(tokens.kantoorChartBlue),
  netPrice: sign(tokens.kantoorChartRed),
  coupon: sign(tokens.kantoorChartPurple),
  event: sign(tokens.kantoorChartYellow),
  popup: sign(tokens.kantoorChartOrange),
});

const bar = (colour: string) => ({
  ...borderColor(`color-mix(in srgb, ${colour} 45%, transparent)`),
  borderLeftColor: colour,
  backgroundColor: `color-mix(in srgb, ${colour} 14%, ${tokens.colorNeutralBackground1})`,
});

/** The colour of a kind: the left edge and the tint of a bar. */
export const useBarStyles = makeStyles({
  promotion: bar(tokens.kantoorChartBlue),
  netPrice: bar(tokens.kantoorChartRed),
  coupon: bar(tokens.kantoorChartPurple),
  event: bar(tokens.kantoorChartYellow),
  popup: bar(tokens.kantoorChartOrange),
});
