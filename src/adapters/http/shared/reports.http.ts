import type { Reports } from '../../../application/shared/ports/reports.port';

/**
 * Sends each warning once per visit, even if sending fails; information goes to the browser's console. Rule R-SHR-34.
 */
export const reportsOnce = (send: (message: string) => void): Reports => {
  const told = new Set<string>();
  return {
    report: (message, level = 'warning') => {
      if (level === 'message') {
        console.info(message);
        return;
      }
      if (told.has(message)) return;
      told.add(message);
      send(message);
    },
  };
};
