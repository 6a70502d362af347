import { useDates } from './use-dates';
import { useFormat } from '../runtime/use-session';
import { useText } from '../runtime/use-text';

/** What is said of a day that cannot be read: the form that is wanted, with an example. */
export const useDayForm = (): string => {
  const text = useText();
  const format = useFormat();
  const dates = useDates();
  return text('shared.day.form', {
    pattern: text(`shared.day.patterns.${dates.settings.date}`),
    example: format.day(`${dates.today().slice(0, 4)}-12-31`),
  });
};
