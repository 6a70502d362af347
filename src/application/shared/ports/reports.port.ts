import { token } from '../token';

/**
 * Tells the makers what went wrong in a browser: a missing string, an answer that could not be read. Each once a visit.
 */
export interface Reports {
  /** @param level `message` where nothing is wrong; a warning else */
  report(message: string, level?: 'message' | 'warning'): void;
}
export const Reports = token<Reports>('reports');
