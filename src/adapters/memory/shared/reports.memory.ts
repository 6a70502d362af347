import type { Reports } from '../../../application/shared/ports/reports.port';

/** Keeps each report once, in the order in which they came. */
export class MemoryReports implements Reports {
  private readonly told = new Set<string>();

  report(message: string): void {
    this.told.add(message);
  }

  all(): readonly string[] {
    return [...this.told];
  }
}
