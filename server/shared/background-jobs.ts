/** Runs work after the response was sent; a stopping server waits for it. */
export class BackgroundJobs {
  private readonly running = new Set<Promise<void>>();

  /** @param onDefect called when a job fails */
  constructor(private readonly onDefect: (failure: unknown) => void) {}

  /** Reports a failure that belongs to no request. */
  report(failure: unknown): void {
    this.onDefect(failure);
  }

  start(work: () => Promise<void>): void {
    const job: Promise<void> = work()
      .catch(this.onDefect)
      .finally(() => this.running.delete(job));
    this.running.add(job);
  }

  /** Resolves when no job is running. */
  async drain(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
  }
}

/** Defers jobs until a transaction is committed; a rollback drops them. */
export class DeferredJobs extends BackgroundJobs {
  private readonly waiting: (() => Promise<void>)[] = [];

  constructor(private readonly jobs: BackgroundJobs) {
    super((failure) => {
      jobs.report(failure);
    });
  }

  override start(work: () => Promise<void>): void {
    this.waiting.push(work);
  }

  /** Starts the deferred jobs. */
  release(): void {
    for (const work of this.waiting.splice(0)) this.jobs.start(work);
  }
}
