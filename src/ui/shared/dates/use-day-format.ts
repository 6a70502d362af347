import { useDates, type MomentPattern } from './use-dates';
import { useText } from '../runtime/use-text';

/** The error text for an unreadable date: expected format and an example. */
export const useDayFormat = (pattern?: MomentPattern): string => {
  const text = useText();
  const dates = useDates(pattern);
  return text('shared.day.form', {
    pattern: text(`shared.day.patterns.${dates.settings.date}`),
    example: dates.writeDay(`${dates.today().slice(0, 4)}-12-31`),
  });
};
