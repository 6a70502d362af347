import { useMemo } from 'react';
import type { FormatSettings } from '../../../domain/shared/format';
import { useDates, type MomentPattern } from './use-dates';
import { useText } from '../runtime/use-text';

/** Key of the string that describes a time format. */
export const timeFormOf = (format: FormatSettings['time']): 'halves' | 'whole' | 'seconds' =>
  format.endsWith('a') ? 'halves' : format.endsWith('s') ? 'seconds' : 'whole';

/** The error text for an unreadable moment: expected formats and an example. */
export const useMomentFormat = (pattern?: MomentPattern): string => {
  const text = useText();
  const dates = useDates(pattern);
  // Memoised: it is computed on each key and rarely shown.
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
