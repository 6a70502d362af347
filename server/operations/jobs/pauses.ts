/** Timers that one call of `end` can end early, all at once. */
export class Pauses {
  private readonly endings = new Set<() => void>();

  /**
   * Waits without keeping the process alive.
   * @param milliseconds until the pause ends by itself
   * @param stop once aborted, `wait` resolves at once
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

  /** Ends all pauses that are running. */
  end(): void {
    for (const end of [...this.endings]) end();
  }
}
