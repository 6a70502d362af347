import { token } from '../token';

/** Error reports to the developers; each message once per visit. */
export interface Reports {
  /** @param level `message` for information; defaults to `warning` */
  report(message: string, level?: 'message' | 'warning'): void;
}
export const Reports = token<Reports>('reports');
