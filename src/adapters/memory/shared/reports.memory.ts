import type { Reports } from '../../../application/shared/ports/reports.port';

/** Keeps each report once, in order. */
export class MemoryReports implements Reports {
  private readonly reported = new Map<string, 'message' | 'warning'>();

  report(message: string, level: 'message' | 'warning' = 'warning'): void {
    if (this.reported.get(message) !== 'warning') this.reported.set(message, level);
  }

  all(): readonly string[] {
    return [...this.reported.keys()];
  }

  /** The reports that a server would have logged. */
  sent(): readonly string[] {
    return [...this.reported].flatMap(([message, level]) => (level === 'warning' ? [message] : []));
  }
}
