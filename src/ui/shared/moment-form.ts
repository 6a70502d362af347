import { useDates } from '../session/published/use-dates';
import { useFormat } from '../session/published/use-session';
import { useText } from './use-text';

/** What is said of a moment that cannot be read: the form that day and time are wanted in, with an example. */
export const useMomentForm = (in24Hours?: boolean): string => {
  const text = useText();
  const format = useFormat();
  const dates = useDates(in24Hours);
  return text('shared.moment.form', {
    day: text(`shared.day.patterns.${dates.settings.date}`),
    time: text(dates.settings.time.endsWith('a') ? 'shared.moment.halves' : 'shared.moment.whole'),
    example: `${format.day(`${dates.today().slice(0, 4)}-12-31`)} ${dates.writeTime('14:30')}`,
  });
};
