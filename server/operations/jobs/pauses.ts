/** Pauses that all end early at a call. */
export class Pauses {
  private readonly endings = new Set<() => void>();

  /**
   * Keeps no process alive.
   * @param milliseconds until it ends by itself @param stop after it no pause begins
   */
  wait(milliseconds: number, stop: AbortSignal): Promise<void> {
    if (stop.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.endings.delete(end);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      timer.unref();
      this.endings.add(end);
    });
  }

  /** Ends the pauses that last now. */
  end(): void {
    for (const end of [...this.endings]) end();
  }
}
