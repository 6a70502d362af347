import { useDates } from './use-dates';
import { useFormat } from '../runtime/use-session';
import { useText } from '../runtime/use-text';

/** The error text for an unreadable date: expected format and an example. */
export const useDayFormat = (): string => {
  const text = useText();
  const format = useFormat();
  const dates = useDates();
  return text('shared.day.form', {
    pattern: text(`shared.day.patterns.${dates.settings.date}`),
    example: format.day(`${dates.today().slice(0, 4)}-12-31`),
  });
};
