/** Work that goes on after its call was answered; a server that stops waits for it. */
export class Errands {
  private readonly running = new Set<Promise<void>>();

  /** @param onDefect is told when some of it broke */
  constructor(private readonly onDefect: (failure: unknown) => void) {}

  start(work: () => Promise<void>): void {
    const errand: Promise<void> = work()
      .catch(this.onDefect)
      .finally(() => this.running.delete(errand));
    this.running.add(errand);
  }

  /** Resolves when everything that was started is done. */
  async settled(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
  }
}
