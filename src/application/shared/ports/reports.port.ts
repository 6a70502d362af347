import { token } from '../token';

/** Error reports to the developers; each message once per visit. */
export interface Reports {
  /** @param level `message`: information, only in the browser's console; defaults to `warning` */
  report(message: string, level?: 'message' | 'warning'): void;
}
export const Reports = token<Reports>('reports');
