import { useMemo } from 'react';
import type { FormatSettings } from '../../../domain/shared/format';
import { useDates, type MomentPattern } from './use-dates';
import { useText } from '../runtime/use-text';

/** Which of the strings tells how a time is typed. */
export const timeFormOf = (format: FormatSettings['time']): 'halves' | 'whole' | 'seconds' =>
  format.endsWith('a') ? 'halves' : format.endsWith('s') ? 'seconds' : 'whole';

/** What is said of a moment that cannot be read: the form that day and time are wanted in, with an example. */
export const useMomentForm = (pattern?: MomentPattern): string => {
  const text = useText();
  const dates = useDates(pattern);
  // Drawn with every key, and said hardly ever.
  return useMemo(
    () =>
      text('shared.moment.form', {
        day: text(`shared.day.patterns.${dates.settings.date}`),
        time: text(`shared.moment.${timeFormOf(dates.settings.time)}`),
        example: `${dates.writeDay(`${dates.today().slice(0, 4)}-12-31`)} ${dates.writeTime('14:30')}`,
      }),
    [dates, text],
  );
};
