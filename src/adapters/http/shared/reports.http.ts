import type { Reports } from '../../../application/shared/ports/reports.port';

/** Sends each message once a visit; whether it arrives is nobody's concern here. */
export const reportsOnce = (send: (message: string, level: 'message' | 'warning') => void): Reports => {
  const told = new Set<string>();
  return {
    report: (message, level = 'warning') => {
      if (told.has(message)) return;
      told.add(message);
      send(message, level);
    },
  };
};
