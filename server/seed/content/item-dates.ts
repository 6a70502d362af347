import { utc } from '../../shared/utc';
import { workingMoment } from '../working-hours';

/** When an item was added, last saved and published. */
export interface ItemDates {
  readonly status: 'draft' | 'published' | 'unpublished';
  readonly online: string | null;
  readonly firstOnline: string | null;
  readonly added: string;
  readonly updated: string;
}

/** Age in days; most items are recent, some old. */
const ageOf = (place: number): number => 1 + Math.floor((place % 40) ** 1.6) + ((place * 7) % 13);

/** A typical life: most items are online, some are concepts, planned or offline again. */
export const typicalDatesOf = (now: number, place: number): ItemDates => {
  const age = ageOf(place);
  const moment = (days: number, turn = 0): string => utc(workingMoment(now, days, place + turn));
  const [added, updated] = [moment(-age - 4), moment(-Math.ceil(age / 3), 1)];
  if (place % 11 === 4) return { status: 'draft', online: null, firstOnline: null, added, updated };
  if (place % 13 === 9) {
    const planned = moment(2 + (place % 38));
    return {
      status: 'published',
      online: planned,
      firstOnline: planned,
      added: moment(-6 - (place % 9)),
      updated: moment(-1 - (place % 5), 1),
    };
  }
  const online = moment(-age, 2);
  return { status: place % 17 === 6 ? 'unpublished' : 'published', online, firstOnline: online, added, updated };
};

/** The life of an item that is always online: published years ago, updated since. */
export const alwaysOnlineDates = (now: number, place: number): ItemDates => {
  const online = utc(workingMoment(now, -380 - place * 11, place));
  return {
    status: 'published',
    online,
    firstOnline: online,
    added: utc(workingMoment(now, -390 - place * 11, place)),
    updated: utc(workingMoment(now, -3 - place * 5, place)),
  };
};
