import { tooMany } from '../shared/refusal';

/** Seconds. */
const RETRY_AFTER = 5;

/** Limits how many callers work at a time; others wait in a queue, callers with priority first. Rule R-SES-25. */
export class ConcurrencyLimit {
  private running = 0;
  private readonly first: (() => void)[] = [];
  private readonly others: (() => void)[] = [];

  /** @param most how many callers without priority may wait; further ones are refused with 429 */
  constructor(
    private readonly concurrency: number,
    private readonly most: number,
  ) {}

  /** How many callers wait. */
  get waiting(): number {
    return this.first.length + this.others.length;
  }

  get isIdle(): boolean {
    return this.running === 0;
  }

  /** Waits in the queue, then runs the work. */
  async run<Result>(hasPriority: boolean, work: () => Promise<Result>): Promise<Result> {
    await this.wait(hasPriority);
    try {
      return await work();
    } finally {
      const next = this.first.shift() ?? this.others.shift();
      if (next === undefined) this.running -= 1;
      else next();
    }
  }

  /** Refuses with 429 a caller without priority if the queue is full. */
  refuseIfFull(hasPriority: boolean): void {
    if (!hasPriority && this.running >= this.concurrency && this.others.length >= this.most) throw tooMany(RETRY_AFTER);
  }

  private async wait(hasPriority: boolean): Promise<void> {
    this.refuseIfFull(hasPriority);
    if (this.running < this.concurrency) {
      this.running += 1;
      return;
    }
    await new Promise<void>((resolve) => (hasPriority ? this.first : this.others).push(resolve));
  }
}
