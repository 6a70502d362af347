import type { Reports } from '../../../application/shared/ports/reports.port';

/** Keeps each report once, in order. */
export class MemoryReports implements Reports {
  private readonly told = new Map<string, 'message' | 'warning'>();

  report(message: string, level: 'message' | 'warning' = 'warning'): void {
    if (this.told.get(message) !== 'warning') this.told.set(message, level);
  }

  all(): readonly string[] {
    return [...this.told.keys()];
  }

  /** The reports that a server would have logged. */
  sent(): readonly string[] {
    return [...this.told].flatMap(([message, level]) => (level === 'warning' ? [message] : []));
  }
}
