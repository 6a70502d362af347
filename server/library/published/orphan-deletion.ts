import type { Services } from '../../shared/endpoint';
import { deleteExpiredOrphans } from '../blob-store';

const HOUR = 3_600_000;

/** Deletes unreferenced bytes every hour, even without uploads. @returns a function that stops it */
export const scheduleOrphanDeletion = ({ db, now, jobs }: Pick<Services, 'db' | 'now' | 'jobs'>): (() => void) => {
  const hourly = setInterval(() => {
    jobs.start(() => deleteExpiredOrphans(db, now()));
  }, HOUR);
  hourly.unref();
  return () => {
    clearInterval(hourly);
  };
};
